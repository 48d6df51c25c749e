import { useState } from "react"
import { useNavigate } from "react-router"
import type { Company } from "#contracts/companies.ts"
import type { Simulation } from "#contracts/simulations.ts"
import { PaperFrame } from "../../components/meeting/PaperFrame.tsx"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { useMedia } from "../../components/use-media.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Drawer } from "../../ui/Drawer.tsx"
import { PillHeader } from "../../ui/PillHeader.tsx"
import { showToast } from "../../ui/toasts.ts"
import { AssessmentForm } from "./AssessmentForm.tsx"
import { stillNeeded, toAssessment } from "./assessment-draft.ts"
import { useSubmitAssessment } from "./assessment-queries.ts"
import { BesidePanel } from "./BesidePanel.tsx"
import { useAssessmentDraft } from "./use-assessment-draft.ts"

/** The assessment of a meeting that has ended, with notes and transcript to be opened beside it. */
export function WrittenAssessment({ simulation, company }: { simulation: Simulation; company: Company }) {
  const { id } = simulation
  const draft = useAssessmentDraft(id)
  const submit = useSubmitAssessment(id)
  const navigate = useNavigate()
  const wide = useMedia("(min-width: 1200px)")
  const [docked, setDocked] = useState(true)
  const [drawer, setDrawer] = useState(false)
  const assessment = toAssessment(draft)
  const needed = stillNeeded(draft)

  const complete = () => {
    if (assessment === null) return
    submit.mutate(assessment, {
      onSuccess: () => {
        showToast("Successfully completed investor assessment!")
        void navigate(`/investor_simulation/${id}/review`)
      },
      onError: (error) => showToast(refusalOf(error).message, "error"),
    })
  }
  const panel = <BesidePanel simulation={simulation} />
  return (
    <PaperFrame
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={wide ? docked : drawer}
          onClick={() => (wide ? setDocked(!docked) : setDrawer(true))}
        >
          Notes and transcript
        </Button>
      }
    >
      <div className="assess" data-beside={(wide && docked) || undefined}>
        <div>
          <PillHeader>Assessment</PillHeader>
          <h1>What did you make of {company.name}?</h1>
          <p className="assess-lead">
            Write it as you would for a committee. Everything is kept in this browser until you hand it in.
          </p>
          <AssessmentForm id={id} />
          <div className="assess-foot">
            {submit.isError && (
              <Alert tone="error">
                Your assessment has not been handed in. Everything you wrote is kept; {refusalOf(submit.error).message}
              </Alert>
            )}
            <p className="hint" id="assess-needed" aria-live="polite">
              {needed ?? "Everything needed is there. An assessment can be handed in once."}
            </p>
            <Button
              size="lg"
              disabled={assessment === null}
              busy={submit.isPending}
              aria-describedby="assess-needed"
              onClick={complete}
            >
              Complete Assessment
            </Button>
          </div>
        </div>
        {wide && docked && <aside aria-label="Notes and transcript">{panel}</aside>}
      </div>
      {!wide && (
        <Drawer side="right" label="Notes and transcript" open={drawer} onClose={() => setDrawer(false)}>
          {panel}
        </Drawer>
      )}
    </PaperFrame>
  )
}
