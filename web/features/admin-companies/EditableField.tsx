import { Pencil } from "lucide-react"
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { CompanyWithKey } from "#contracts/companies.ts"
import { messageOf } from "#web/api/api-error.ts"
import { usePassing } from "#web/components/use-passing-message.ts"
import { Alert } from "#web/ui/Alert.tsx"
import { Button } from "#web/ui/Button.tsx"
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx"
import { showToast } from "#web/ui/toasts.ts"
import { usePatchCompany } from "./company-queries.ts"
import { type DraftOf, type Drafts, draftsOf, type FieldName, isChanged, patchOf, problemOf } from "./field-drafts.ts"
import { FIELDS } from "./fields.ts"

/** The company being read, what is edited of it, and the way to change a draft; undefined ends its editing. */
export type Editing = {
  id: string
  company: CompanyWithKey
  drafts: Drafts
  change: <Name extends FieldName>(name: Name, draft: DraftOf[Name] | undefined) => void
}
type EditableFieldProps<Name extends FieldName> = {
  name: Name
  editing: Editing
  /** A line of the information, or a list of the key with a heading of its own. */
  look: "line" | "list"
  renderEditor: (draft: DraftOf[Name], onChange: (draft: DraftOf[Name]) => void) => ReactNode
  /** The value as it is read. */
  children: ReactNode
}

/** A value with its edit toggle (SPEC 4): save asks first and leaves edit mode only on success, cancel restores. */
export function EditableField<Name extends FieldName>(props: EditableFieldProps<Name>) {
  const { name, editing, look, renderEditor, children } = props
  const { label, effect } = FIELDS[name]
  const heading = useId()
  const note = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = usePassing<string>()
  const save = usePatchCompany(editing.id)

  // The draft under a field's name is of that field's kind.
  const draft = editing.drafts[name] as DraftOf[Name] | undefined
  const changed = draft !== undefined && isChanged(name, draft, editing.company)
  const problem = draft === undefined ? null : problemOf({ [name]: draft })

  const open = () => {
    flushSync(() => editing.change(name, draftsOf(editing.company)[name]))
    form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus()
  }
  const close = () => {
    flushSync(() => {
      setAsking(false)
      setRefusal(null)
      editing.change(name, undefined)
    })
    toggle.current?.focus()
  }
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (changed && problem === null && !save.isPending) setAsking(true)
  }
  const confirm = () => {
    if (draft === undefined) return
    save.mutate(patchOf(name, draft), {
      onSuccess: () => {
        close()
        showToast(`${label} saved.`)
      },
      onError: (error) => {
        setAsking(false)
        setRefusal(`Not saved. ${messageOf(error)}`)
      },
    })
  }
  return (
    <section className="company-field" data-look={look} data-editing={draft !== undefined} aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      {draft === undefined ? (
        <>
          <div className="company-value">{children}</div>
          <Button
            ref={toggle}
            variant="quiet"
            size="icon"
            className="company-edit"
            aria-label={`Edit ${label.toLowerCase()}`}
            title="Edit"
            onClick={open}
          >
            <Pencil className="icon" aria-hidden="true" />
          </Button>
        </>
      ) : (
        <form ref={form} noValidate className="company-value" onSubmit={ask}>
          {renderEditor(draft, (next) => editing.change(name, next))}
          {refusal && (
            <Alert tone="error" className="mt-4">
              {refusal}
            </Alert>
          )}
          <div className="company-actions">
            <Button
              type="submit"
              size="sm"
              disabled={!changed || problem !== null}
              busy={save.isPending}
              aria-describedby={note}
            >
              Save
            </Button>
            <Button variant="secondary" size="sm" onClick={close}>
              Cancel
            </Button>
            <p id={note} className="hint" aria-live="polite">
              {problem ?? (changed ? "Not saved yet." : "Nothing has been changed.")}
            </p>
          </div>
        </form>
      )}
      <ConfirmDialog
        open={asking}
        title={`Save the new ${label.toLowerCase()}?`}
        description={effect}
        confirmLabel="Save"
        busy={save.isPending}
        onConfirm={confirm}
        onCancel={() => {
          if (!save.isPending) setAsking(false)
        }}
      />
    </section>
  )
}
