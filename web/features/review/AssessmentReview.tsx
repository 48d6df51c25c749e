import type { ReviewReply } from "#contracts/assessments.ts"
import { CoachWords } from "./CoachWords.tsx"
import { ItemReview } from "./ItemReview.tsx"
import { paragraphs } from "./review-path.ts"

/** What was written, held against the company's own file, and the reply to the committee. */
export function AssessmentReview({ review }: { review: ReviewReply }) {
  const { assessment_review } = review.reviews
  const { ic_question, ic_title, ic_response, expected_response, points } = review.ic_assessment
  return (
    <>
      <ItemReview title="Strengths" words={assessment_review.strengths} review={review.details.strengths} />
      <ItemReview title="Weaknesses" words={assessment_review.weaknesses} review={review.details.weaknesses} />
      <ItemReview title="Due Diligence" words={assessment_review.dd_items} review={review.details.dd_items} />
      <section className="review-block">
        <h2>Investment Committee</h2>
        <CoachWords words={assessment_review.ic_response} />
        <blockquote className="review-asked">
          <h3>{ic_title}</h3>
          <p>{ic_question}</p>
        </blockquote>
        <div className="review-replies">
          <div>
            <h3>Your reply</h3>
            <Words text={ic_response} />
          </div>
          <div>
            <h3>Expected response</h3>
            <Words text={expected_response} />
          </div>
        </div>
        {points.length > 0 && (
          <>
            <h3 className="review-sub">Points a committee listens for</h3>
            <ul className="review-made">
              {points.map(({ point, made }) => (
                <li key={point} data-made={made || undefined}>
                  <span className="review-mark">{made ? "Made" : "Missing"}</span>
                  {point}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

function Words({ text }: { text: string }) {
  return paragraphs(text).map((part) => (
    <p key={part} className="review-words">
      {part}
    </p>
  ))
}
