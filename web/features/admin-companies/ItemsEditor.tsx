import { Plus, X } from "lucide-react"
import { useRef } from "react"
import { flushSync } from "react-dom"
import { MAX_ASSESSMENT_ITEMS, MAX_ITEM_LENGTH, MAX_NAME_LENGTH } from "#contracts/limits.ts"
import { Button } from "#web/ui/Button.tsx"
import { TextArea } from "#web/ui/TextArea.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import type { ItemDraft } from "./field-drafts.ts"

type ItemsEditorProps = { noun: string; items: ItemDraft[]; onChange: (items: ItemDraft[]) => void }

/** Title and description of each item; a new item is focused. */
export function ItemsEditor({ noun, items, onChange }: ItemsEditorProps) {
  const rows = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const set = (at: number, change: Partial<ItemDraft>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  const apply = (next: ItemDraft[], focus: number) => {
    flushSync(() => onChange(next))
    const titles = rows.current?.querySelectorAll<HTMLElement>("input")
    ;(titles?.[focus] ?? add.current)?.focus()
  }
  return (
    <>
      <ol ref={rows} className="company-boxes">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are places; the words in them are controlled
          <li key={at}>
            <span className="num text-14 text-ink-faint" aria-hidden="true">
              {at + 1}
            </span>
            <div className="grid gap-2">
              <TextInput
                value={item.title}
                maxLength={MAX_NAME_LENGTH}
                placeholder="Title"
                aria-label={`${noun} ${at + 1}, title`}
                onChange={(event) => set(at, { title: event.target.value })}
              />
              <TextArea
                rows={2}
                value={item.description}
                maxLength={MAX_ITEM_LENGTH}
                placeholder="Description"
                aria-label={`${noun} ${at + 1}, description`}
                onChange={(event) => set(at, { description: event.target.value })}
              />
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${noun.toLowerCase()} ${at + 1}`}
              onClick={() =>
                apply(
                  items.filter((_, index) => index !== at),
                  Math.max(0, at - 1),
                )
              }
            >
              <X className="icon" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="company-add">
        <Button
          ref={add}
          variant="secondary"
          size="sm"
          disabled={items.length >= MAX_ASSESSMENT_ITEMS}
          onClick={() => apply([...items, { title: "", description: "" }], items.length)}
        >
          <Plus className="icon" aria-hidden="true" />
          Add
        </Button>
        <span className="hint num">
          {items.length} of at most {MAX_ASSESSMENT_ITEMS}
        </span>
      </div>
    </>
  )
}
