import type { CompanyCase } from "#contracts/companies.ts"
import { MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH, STAGES } from "#contracts/limits.ts"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import { Field } from "#web/ui/Field.tsx"
import { Select } from "#web/ui/Select.tsx"
import { StageBars } from "#web/ui/StageBars.tsx"
import { TextArea } from "#web/ui/TextArea.tsx"
import { TextInput } from "#web/ui/TextInput.tsx"
import { CaseContents } from "./CaseContents.tsx"
import { EditableField, type Editing } from "./EditableField.tsx"
import { FIELDS } from "./fields.ts"
import { ManagementEditor } from "./ManagementEditor.tsx"
import { ManagerList } from "./ManagerList.tsx"

type InformationTabProps = {
  editing: Editing
  file: CompanyCase | undefined
  onRetry: () => void
  /** Leads to an item of the key. */
  onItem: (place: string) => void
}

/** The company's own fields, and below them everything its managers can say. */
export function InformationTab({ editing, file, onRetry, onItem }: InformationTabProps) {
  const { company } = editing
  return (
    <>
      {(["name", "industry"] as const).map((name) => (
        <EditableField
          key={name}
          name={name}
          editing={editing}
          look="line"
          renderEditor={(draft, change) => (
            <Field label={FIELDS[name].label} hideLabel>
              <TextInput value={draft} maxLength={MAX_NAME_LENGTH} onChange={(event) => change(event.target.value)} />
            </Field>
          )}
        >
          {company[name]}
        </EditableField>
      ))}
      <EditableField
        name="stage"
        editing={editing}
        look="line"
        renderEditor={(draft, change) => (
          <Field label={FIELDS.stage.label} hideLabel>
            <Select
              value={draft}
              onChange={(event) => change(STAGES.find((stage) => stage === event.target.value) ?? draft)}
            >
              {STAGES.map((stage) => (
                <option key={stage}>{stage}</option>
              ))}
            </Select>
          </Field>
        )}
      >
        <StageBars level={STAGES.indexOf(company.stage) + 1} label={company.stage} />
      </EditableField>
      {(["description", "introduction"] as const).map((name) => (
        <EditableField
          key={name}
          name={name}
          editing={editing}
          look="line"
          renderEditor={(draft, change) => (
            <Field label={FIELDS[name].label} hideLabel>
              <TextArea
                rows={4}
                value={draft}
                maxLength={MAX_LONG_TEXT_LENGTH}
                onChange={(event) => change(event.target.value)}
              />
            </Field>
          )}
        >
          <p className={name === "introduction" ? "company-said" : "company-prose"}>{company[name]}</p>
        </EditableField>
      ))}
      <EditableField
        name="management"
        editing={editing}
        look="line"
        renderEditor={(draft, change) => <ManagementEditor managers={draft} onChange={change} />}
      >
        <ManagerList managers={company.management} file={file} />
      </EditableField>
      {file ? (
        <CaseContents file={file} onItem={onItem} />
      ) : (
        <div className="mt-14">
          <ErrorState title="What the managers can say did not come" onRetry={onRetry}>
            <p>The fields above are complete and can be edited. Only the answers are missing here.</p>
          </ErrorState>
        </div>
      )}
    </>
  )
}
