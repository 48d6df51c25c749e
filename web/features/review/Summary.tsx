import type { ReviewReply } from "#contracts/assessments.ts"
import { ProgressRing } from "../../ui/ProgressRing.tsx"
import { CoverageGrid } from "./CoverageGrid.tsx"
import { HighlightList } from "./HighlightList.tsx"
import { paragraphs, percent } from "./review-path.ts"

/** What matters: coverage, the coach's letter, what was opened, and three points either way. */
export function Summary({ review, onLine }: { review: ReviewReply; onLine: (line: number) => void }) {
  const { topics_covered, topics_total } = review.simulation
  const [first, ...rest] = paragraphs(review.reviews.performance_review)
  return (
    <>
      <section className="review-letter" aria-label="Your coach's letter">
        <ProgressRing
          className="review-ring"
          groups={review.coverage.map(({ topics }) => topics.map(({ covered }) => covered))}
          label={`${topics_covered} of ${topics_total} topics covered, ${percent(topics_covered, topics_total)} percent`}
          figure={percent(topics_covered, topics_total)}
          unit="%"
          caption={`of ${topics_total} topics`}
        />
        <div className="review-text">
          <p className="review-first">{first}</p>
          {rest.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </section>
      <CoverageGrid coverage={review.coverage} />
      <section className="review-points" aria-label="Strongest and missed points">
        <HighlightList title="Three strongest" tone="strong" points={review.highlights.strongest} onLine={onLine}>
          No moment stood out this time. A question that stays on one number, or asks for the paper behind a claim,
          would.
        </HighlightList>
        <HighlightList title="Three missed" tone="missed" points={review.highlights.missed} onLine={onLine}>
          Nothing that was offered went past you.
        </HighlightList>
      </section>
    </>
  )
}
