import { ChevronDown } from "lucide-react"
import type { ReviewReply } from "#contracts/assessments.ts"
import { useMedia } from "../../components/use-media.ts"
import { TopicDot, TopicList } from "../../ui/TopicList.tsx"

type Coverage = ReviewReply["coverage"]

/** Every topic, covered or missed, by category; on a phone a category opens when it is asked for. */
export function CoverageGrid({ coverage }: { coverage: Coverage }) {
  const wide = useMedia("(min-width: 600px), print")
  return (
    <section className="review-block" aria-labelledby="review-coverage">
      <div className="review-head">
        <h2 id="review-coverage">What you opened, and what stayed shut</h2>
        <p className="review-legend">
          <span>
            <TopicDot covered /> Covered
          </span>
          <span>
            <TopicDot covered={false} /> Missed
          </span>
        </p>
      </div>
      <div className="review-cats">
        {coverage.map((category) =>
          wide ? (
            <TopicList
              key={category.category}
              title={category.category}
              topics={category.topics.map((topic) => ({ ...topic, key: topic.identifier }))}
            />
          ) : (
            <FoldedCategory key={category.category} {...category} />
          ),
        )}
      </div>
    </section>
  )
}

function FoldedCategory({ category, topics }: Coverage[number]) {
  const covered = topics.filter((topic) => topic.covered).length
  return (
    <details className="review-fold">
      <summary>
        <span className="review-fold-title">{category}</span>
        <span className="num text-13 text-ink-faint">
          <b className="font-medium text-ink">{covered}</b> of {topics.length}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
        <span className="review-strokes" aria-hidden="true">
          {topics.map((topic) => (
            <i key={topic.identifier} data-on={topic.covered || undefined} />
          ))}
        </span>
      </summary>
      <ul>
        {topics.map((topic) => (
          <li key={topic.identifier} data-missed={!topic.covered || undefined}>
            <TopicDot covered={topic.covered} />
            {topic.title}
            <span className="sr-only">, {topic.covered ? "covered" : "missed"}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
