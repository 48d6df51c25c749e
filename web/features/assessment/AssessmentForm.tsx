import { ArrowLeft, ArrowRight } from "lucide-react"
import { useState } from "react"
import { Button } from "../../ui/Button.tsx"
import { TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx"
import { isWritten, SECTIONS, type Section } from "./assessment-draft.ts"
import { CommitteeReply } from "./CommitteeReply.tsx"
import { ItemList } from "./ItemList.tsx"
import { SECTION_WORDS } from "./sections.ts"
import { changeDraft, useAssessmentDraft } from "./use-assessment-draft.ts"

/** Four sections, one at a time; each writes into the stored draft. */
export function AssessmentForm({ id }: { id: number }) {
  const draft = useAssessmentDraft(id)
  const [section, setSection] = useState<Section>("strengths")
  const at = SECTIONS.indexOf(section)
  const [before, after] = [SECTIONS[at - 1], SECTIONS[at + 1]]
  const tabs = SECTIONS.map((value) => ({ value, label: SECTION_WORDS[value].label, done: isWritten(value, draft) }))

  return (
    <Tabs value={section} onChange={setSection}>
      <TabList label="Sections of the assessment" tabs={tabs} />
      {SECTIONS.map((value) => {
        const { heading, advice, list } = SECTION_WORDS[value]
        return (
          <TabPanel key={value} value={value} className="assess-section">
            <h2>{heading}</h2>
            <p className="assess-advice">{advice}</p>
            {list === undefined ? (
              <CommitteeReply id={id} reply={draft.ic_response} />
            ) : (
              <ItemList
                noun={list.noun}
                list={draft[list.name]}
                onChange={(items) => changeDraft(id, { [list.name]: items })}
              />
            )}
          </TabPanel>
        )
      })}
      <nav className="assess-arrows" aria-label="Sections">
        <Button
          variant="quiet"
          disabled={before === undefined}
          aria-label={before && `Previous: ${SECTION_WORDS[before].label}`}
          onClick={() => before && setSection(before)}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
          {before ? SECTION_WORDS[before].label : "Previous"}
        </Button>
        <Button
          variant="quiet"
          disabled={after === undefined}
          aria-label={after && `Next: ${SECTION_WORDS[after].label}`}
          onClick={() => after && setSection(after)}
        >
          {after ? SECTION_WORDS[after].label : "Next"}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </nav>
    </Tabs>
  )
}
