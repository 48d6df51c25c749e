import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { MeetingGone } from "../../components/meeting/MeetingGone.tsx"
import { PaperFrame } from "../../components/meeting/PaperFrame.tsx"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { simulationId } from "../../components/meeting/simulation-id.ts"
import { Button } from "../../ui/Button.tsx"
import { EmptyState } from "../../ui/EmptyState.tsx"
import "./review.css"
import { ReviewLetter } from "./ReviewLetter.tsx"
import { ReviewSkeleton } from "./ReviewSkeleton.tsx"
import { reviewQuery } from "./review-queries.ts"

/** /investor_simulation/:id/review */
export function ReviewPage() {
  const id = simulationId(useParams().id)
  return id === null ? <MeetingGone error={null} mood="paper" /> : <Review key={id} id={id} />
}

function Review({ id }: { id: number }) {
  const review = useQuery(reviewQuery(id))
  if (review.data) return <ReviewLetter id={id} review={review.data} />
  if (review.error === null)
    return (
      <PaperFrame>
        <ReviewSkeleton />
      </PaperFrame>
    )
  if (refusalOf(review.error).status === 409)
    return (
      <PaperFrame>
        <EmptyState
          scene="desk"
          title="There is no review yet."
          headingLevel={1}
          action={
            <Button asChild>
              <Link to={`/investor_simulation/${id}/investor_assessment`}>Write the assessment</Link>
            </Button>
          }
        >
          <p>The review answers your assessment: what you found, what you missed, and the question that opens it.</p>
        </EmptyState>
      </PaperFrame>
    )
  return <MeetingGone error={review.error} mood="paper" onRetry={() => void review.refetch()} />
}
