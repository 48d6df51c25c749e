import { useState } from "react"
import { flushSync } from "react-dom"
import type { CompanyCase, CompanyWithKey } from "#contracts/companies.ts"
import { STAGES } from "#contracts/limits.ts"
import { StageBars } from "#web/ui/StageBars.tsx"
import { TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx"
import { AssessmentTab } from "./AssessmentTab.tsx"
import type { Editing } from "./EditableField.tsx"
import { type Drafts, type FieldName, isChanged } from "./field-drafts.ts"
import { InformationTab } from "./InformationTab.tsx"
import { RelevanceTab } from "./RelevanceTab.tsx"
import { UnsavedGuard } from "./UnsavedGuard.tsx"

const TABS = [
  { value: "information", label: "Company information" },
  { value: "assessment", label: "Company assessment" },
  { value: "relevance", label: "Investor relevance" },
] as const
type Tab = (typeof TABS)[number]["value"]

type CompanyFileProps = {
  id: string
  company: CompanyWithKey
  /** Undefined where it did not come. */
  file: CompanyCase | undefined
  onRetry: () => void
}

/** Brings a place of another tab into view and gives it the focus, its fold opened. */
function goTo(place: string) {
  const element = document.getElementById(place)
  const fold = element?.closest("details")
  if (fold) fold.open = true
  element?.scrollIntoView({ block: "center" })
  element?.focus({ preventScroll: true })
}

/** One company, read and edited. Drafts live here, so that changing tabs loses none. */
export function CompanyFile({ id, company, file, onRetry }: CompanyFileProps) {
  const [tab, setTab] = useState<Tab>("information")
  const [drafts, setDrafts] = useState<Drafts>({})
  const editing: Editing = {
    id,
    company,
    drafts,
    change: (name, draft) => setDrafts((others) => ({ ...others, [name]: draft })),
  }
  const unsaved = (Object.keys(drafts) as FieldName[]).filter((name) => {
    const draft = drafts[name]
    return draft !== undefined && isChanged(name, draft, company)
  })
  const follow = (tab: Tab, place: string) => {
    flushSync(() => setTab(tab))
    goTo(place)
  }
  return (
    <>
      <div className="company-head">
        <h1 className="page-title">{company.name}</h1>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-15 text-ink-soft">
          {company.industry}
          <StageBars level={STAGES.indexOf(company.stage) + 1} label={company.stage} />
        </p>
      </div>
      <Tabs value={tab} onChange={setTab} className="company-tabs">
        <TabList label={company.name} tabs={TABS} />
        <TabPanel value="information">
          <InformationTab
            editing={editing}
            file={file}
            onRetry={onRetry}
            onItem={(item) => follow("assessment", item)}
          />
        </TabPanel>
        <TabPanel value="assessment">
          <AssessmentTab editing={editing} file={file} onAnswer={(answer) => follow("information", answer)} />
        </TabPanel>
        <TabPanel value="relevance">
          <RelevanceTab />
        </TabPanel>
      </Tabs>
      <p className="company-foot">{company.name} and the people in it are invented.</p>
      <UnsavedGuard unsaved={unsaved} />
    </>
  )
}
