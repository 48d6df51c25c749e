import type { CompanyCase } from "#contracts/companies.ts"
import { EditableField, type Editing } from "./EditableField.tsx"
import { ItemsEditor } from "./ItemsEditor.tsx"
import { KeyItems } from "./KeyItems.tsx"
import { KEY_LISTS } from "./key-places.ts"

type AssessmentTabProps = {
  editing: Editing
  file: CompanyCase | undefined
  /** Leads to an answer. */
  onAnswer: (place: string) => void
}

const NOUN = { strengths: "Strength", weaknesses: "Weakness", dd_items: "Due diligence point" }

/** The key: what a good assessment finds, and the answers that give it away. */
export function AssessmentTab({ editing, file, onAnswer }: AssessmentTabProps) {
  return (
    <>
      <p className="max-w-[62ch] pt-10 text-ink-soft">
        The key: what a good assessment of {editing.company.name} finds. Under each item stand the topics that give it
        away, with the answer in which it is said.
      </p>
      {KEY_LISTS.map((list) => (
        <EditableField
          key={list}
          name={list}
          editing={editing}
          look="list"
          renderEditor={(draft, change) => <ItemsEditor noun={NOUN[list]} items={draft} onChange={change} />}
        >
          <KeyItems list={list} items={editing.company[list]} file={file} onAnswer={onAnswer} />
        </EditableField>
      ))}
    </>
  )
}
