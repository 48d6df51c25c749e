import { Printer } from "lucide-react"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import type { ReviewReply } from "#contracts/assessments.ts"
import { clockText, dateAndTime } from "../../components/meeting/clock-text.ts"
import { PaperFrame } from "../../components/meeting/PaperFrame.tsx"
import { Button } from "../../ui/Button.tsx"
import { PillHeader } from "../../ui/PillHeader.tsx"
import { Stat, Stats } from "../../ui/Stat.tsx"
import { TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx"
import { AssessmentReview } from "./AssessmentReview.tsx"
import { FeedbackForm } from "./FeedbackForm.tsx"
import { lineId } from "./LogLine.tsx"
import { PeerComparison } from "./PeerComparison.tsx"
import { percent } from "./review-path.ts"
import { Summary } from "./Summary.tsx"
import { TranscriptReview } from "./TranscriptReview.tsx"
import { usePrinting } from "./use-printing.ts"

const TABS = [
  { value: "summary", label: "Summary" },
  { value: "assessmentReview", label: "Assessment Review" },
  { value: "transcriptReview", label: "Transcript Review" },
  { value: "peerComparison", label: "Peer Comparison" },
] as const
type Tab = (typeof TABS)[number]["value"]

/** The review: what it says in one line, the facts, and four tabs. Printed, the first three follow each other. */
export function ReviewLetter({ id, review }: { id: number; review: ReviewReply }) {
  const [tab, setTab] = useState<Tab>("summary")
  const navigate = useNavigate()
  const printing = usePrinting()
  const { complete_date, time, runtime, answered_questions, topics_covered, topics_total } = review.simulation
  const { name } = review.company

  const toLine = (line: number) => {
    flushSync(() => setTab("transcriptReview"))
    const place = document.getElementById(lineId(line))
    place?.scrollIntoView({ block: "center" })
    place?.focus({ preventScroll: true })
  }
  return (
    <PaperFrame
      action={
        <>
          <Button variant="quiet" size="sm" className="review-print" onClick={() => print()}>
            <Printer className="icon" aria-hidden="true" />
            <span className="max-sm:sr-only">Print</span>
          </Button>
          <Button size="sm" onClick={() => void navigate("/dashboard")}>
            Complete Review
          </Button>
        </>
      }
      foot={`${name} and the people in it are invented.`}
    >
      <div className="review">
        <div className="review-memo">
          <div>
            <PillHeader>Your meeting with {name}</PillHeader>
            <h1>{review.reviews.headline}</h1>
          </div>
          <Stats>
            <Stat label="Complete date">{dateAndTime(new Date(complete_date))}</Stat>
            <Stat label="Time">
              {clockText(time)} of {clockText(runtime * 60)}
            </Stat>
            <Stat label="Answered questions">{answered_questions}</Stat>
            <Stat label="Topics covered">
              {topics_covered} of {topics_total} ({percent(topics_covered, topics_total)} %)
            </Stat>
          </Stats>
        </div>
        <Tabs value={tab} onChange={setTab}>
          <TabList label="Review" tabs={TABS} />
          <TabPanel value="summary" keepMounted={printing}>
            <Summary review={review} onLine={toLine} />
          </TabPanel>
          <TabPanel value="assessmentReview" keepMounted={printing}>
            <AssessmentReview review={review} />
          </TabPanel>
          <TabPanel value="transcriptReview" keepMounted={printing}>
            <TranscriptReview simulation={id} review={review} />
          </TabPanel>
          <TabPanel value="peerComparison">
            <PeerComparison />
          </TabPanel>
        </Tabs>
        <FeedbackForm simulation={id} received={review.feedback_received} />
      </div>
    </PaperFrame>
  )
}
