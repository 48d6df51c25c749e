import { Plus, X } from "lucide-react"
import { useId, useRef } from "react"
import { flushSync } from "react-dom"
import type { Manager } from "#contracts/companies.ts"
import { MAX_MANAGERS, MAX_NAME_LENGTH } from "#contracts/limits.ts"
import { Button } from "#web/ui/Button.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"

type ManagementEditorProps = { managers: Manager[]; onChange: (managers: Manager[]) => void }

/** At most five, one of them the lead: choosing one clears the others. */
export function ManagementEditor({ managers, onChange }: ManagementEditorProps) {
  const group = useId()
  const rows = useRef<HTMLUListElement>(null)
  const set = (at: number, change: Partial<Manager>) =>
    onChange(managers.map((manager, index) => (index === at ? { ...manager, ...change } : manager)))
  const apply = (next: Manager[], focus: number) => {
    flushSync(() => onChange(next))
    rows.current?.querySelectorAll<HTMLElement>("[data-first]")[focus]?.focus()
  }
  return (
    <>
      <ul ref={rows} className="company-seats">
        {managers.map((manager, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; the words in them are controlled
          <li key={at}>
            <TextInput
              data-first
              value={manager.name}
              maxLength={MAX_NAME_LENGTH}
              placeholder="Name"
              aria-label={`Manager ${at + 1}, name`}
              onChange={(event) => set(at, { name: event.target.value })}
            />
            <TextInput
              value={manager.role}
              maxLength={MAX_NAME_LENGTH}
              placeholder="Role"
              aria-label={`Manager ${at + 1}, role`}
              onChange={(event) => set(at, { role: event.target.value })}
            />
            <label className="company-lead">
              <input
                type="radio"
                name={group}
                checked={manager.lead}
                onChange={() => onChange(managers.map((one, index) => ({ ...one, lead: index === at })))}
              />
              <span>
                Lead<span className="sr-only">s the meeting: {manager.name || `manager ${at + 1}`}</span>
              </span>
            </label>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove manager ${at + 1}`}
              disabled={managers.length === 1}
              onClick={() =>
                apply(
                  managers.filter((_, index) => index !== at),
                  Math.max(0, at - 1),
                )
              }
            >
              <X className="icon" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="company-add">
        <Button
          variant="secondary"
          size="sm"
          disabled={managers.length >= MAX_MANAGERS}
          onClick={() => apply([...managers, { name: "", role: "", lead: false }], managers.length)}
        >
          <Plus className="icon" aria-hidden="true" />
          Add a manager
        </Button>
        <span className="hint num">
          {managers.length} of at most {MAX_MANAGERS}
        </span>
      </div>
    </>
  )
}
