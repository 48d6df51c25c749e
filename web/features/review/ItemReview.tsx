import type { ListReview } from "#contracts/assessments.ts"
import { TopicDot } from "../../ui/TopicList.tsx"
import { CoachWords } from "./CoachWords.tsx"
import { itemParts } from "./review-path.ts"

type Finding = ListReview["findings"][number]

/** How one written item stands: on the file's list, true but not on it, or with nothing behind it. */
function verdict(finding: Finding): { mark: string; tone: "found" | "beside" | "unsupported"; says: string } {
  if (finding.matched !== null)
    return { mark: "Found", tone: "found", says: `On the list as “${itemParts(finding.matched).title}”.` }
  return finding.supported
    ? { mark: "Heard", tone: "beside", says: "Said in the meeting, though not on the list." }
    : { mark: "Unsupported", tone: "unsupported", says: "Nothing in the meeting or the file bears this out." }
}

/** One list of the assessment: what was written, and what the company's file expects. */
export function ItemReview({ title, words, review }: { title: string; words: string; review: ListReview }) {
  const found = review.expected.filter((one) => one.found).length
  return (
    <section className="review-block">
      <div className="review-head">
        <h2>{title}</h2>
        <p className="num text-14 text-ink-faint">
          <b className="font-medium text-ink">{found}</b> of {review.expected.length} found
        </p>
      </div>
      <CoachWords words={words} />
      <div className="review-replies">
        <div>
          <h3>What you wrote</h3>
          <ol className="review-findings">
            {review.findings.map((finding) => {
              const { mark, tone, says } = verdict(finding)
              return (
                <li key={finding.written} data-tone={tone}>
                  <p className="review-words">{finding.written}</p>
                  <p className="review-says">
                    <b>{mark}</b> {says}
                  </p>
                </li>
              )
            })}
          </ol>
        </div>
        <div>
          <h3>What the file holds</h3>
          <ul className="review-expected">
            {review.expected.map(({ item, found, heard }) => {
              const { title, description } = itemParts(item)
              return (
                <li key={item}>
                  <TopicDot covered={found} />
                  <div>
                    <b>{title}</b>
                    {description !== "" && <p>{description}</p>}
                    <p className="review-says">
                      {found
                        ? "Found."
                        : heard
                          ? "Missed, although it was said in the meeting."
                          : "Missed. It was not opened in the meeting."}
                    </p>
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
