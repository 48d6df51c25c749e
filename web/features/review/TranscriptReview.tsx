import { useState } from "react"
import type { ReviewReply } from "#contracts/assessments.ts"
import { cx } from "../../ui/cx.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Switch } from "../../ui/Switch.tsx"
import { useFlags } from "./flags.ts"
import { LogLine } from "./LogLine.tsx"
import { QuestionPath } from "./QuestionPath.tsx"
import { countLogs, firstPlaces } from "./review-path.ts"

type Props = { simulation: number; review: ReviewReply }

/** The transcript by category, section and topic. */
export function TranscriptReview({ simulation, review }: Props) {
  const { isFlagged, toggle } = useFlags(simulation)
  const [onlyFlagged, setOnlyFlagged] = useState(false)
  const { transcript } = review
  const places = firstPlaces(transcript)
  if (countLogs(transcript) === 0)
    return (
      <div className="py-16">
        <EmptyState title="No question was asked." ruled={false}>
          <p>Every question of a meeting is listed here by its topic. This meeting ended before the first.</p>
        </EmptyState>
      </div>
    )
  const marked = new Set(
    transcript.flatMap(({ sections }) =>
      sections.flatMap(({ topics }) => topics.flatMap(({ logs }) => logs.filter(isFlagged).map(({ line }) => line))),
    ),
  )
  return (
    <>
      <QuestionPath review={review} />
      <div className="review-flagged">
        <Switch
          label={`Only flagged lines (${marked.size})`}
          checked={onlyFlagged && marked.size > 0}
          disabled={marked.size === 0}
          onChange={setOnlyFlagged}
        />
      </div>
      {transcript.map(({ header, sections }) => (
        <section key={header} className="review-block">
          <h2>{header}</h2>
          {sections.map((section) => (
            <section key={section.id} className="review-section">
              <div className="review-head">
                {/* What lies beside the framework is one section of the same name. */}
                <h3 className={cx(section.title === header && "sr-only")}>{section.title}</h3>
                <p className="num ml-auto text-13 text-ink-faint">{section.topic_coverage}</p>
              </div>
              {section.topics.map((topic) => {
                const logs = topic.logs.filter((log) => !onlyFlagged || marked.size === 0 || isFlagged(log))
                if (logs.length === 0)
                  return onlyFlagged ? null : (
                    <p key={topic.id} className="review-untouched">
                      {topic.topic_title}
                      <span>not asked about</span>
                    </p>
                  )
                return (
                  <div key={topic.id} className="review-topic">
                    <h4>{topic.topic_title}</h4>
                    <ol>
                      {logs.map((log) => (
                        <LogLine
                          key={log.id}
                          log={log}
                          flagged={isFlagged(log)}
                          onFlag={() => toggle(log)}
                          target={places.get(log.line) === topic.id}
                        />
                      ))}
                    </ol>
                  </div>
                )
              })}
            </section>
          ))}
        </section>
      ))}
    </>
  )
}
