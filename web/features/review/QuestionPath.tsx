import type { ReviewReply } from "#contracts/assessments.ts"
import { hop, labelLines, labelRise, seats } from "./path-geometry.ts"
import { pathRuns, questionPath } from "./review-path.ts"

/** As many stretches as stand beside the drawing. */
const SHOWN_RUNS = 7

/** The order of the questions as lines across the table, and in words beside it. */
export function QuestionPath({ review }: { review: ReviewReply }) {
  const path = questionPath(review.transcript, review.coverage)
  if (path.length === 0) return null
  const { seats: placed, labels } = seats(review.coverage)
  const seatOf = new Map(placed.map((seat) => [seat.identifier, seat]))
  const stops = path.flatMap((identifier) => seatOf.get(identifier) ?? [])
  const start = stops[0]
  const runs = pathRuns(path, review.coverage)
  return (
    <section className="review-path" aria-labelledby="review-path">
      <svg viewBox="-84 -6 568 420" aria-hidden="true">
        <circle className="review-table" cx="200" cy="200" r="141" />
        {stops.slice(1).map((stop, index) => {
          const from = stops[index]
          // biome-ignore lint/suspicious/noArrayIndexKey: a hop is its place in the path
          return from && <path key={index} className="review-hop" d={hop(from, stop)} />
        })}
        {placed.map((seat) => (
          <circle
            key={seat.identifier}
            className="review-chair"
            data-covered={seat.covered || undefined}
            cx={seat.x}
            cy={seat.y}
            r={seat.covered ? 5 : 4}
          />
        ))}
        {start && <circle className="review-start" cx={start.x} cy={start.y} r="7" />}
        {labels.map(({ category, x, y }) => (
          <text
            key={category}
            x={x}
            y={y}
            dominantBaseline="middle"
            textAnchor={Math.abs(x - 200) < 40 ? "middle" : x < 200 ? "end" : "start"}
          >
            {labelLines(category).map((line, index, lines) => (
              <tspan key={line} x={x} dy={index === 0 ? `${-1.15 * labelRise(y, lines.length)}em` : "1.15em"}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <div>
        <h2 id="review-path">The path of your questions</h2>
        <p className="review-pathlead">In the order you asked, starting at the gold point.</p>
        <RunList runs={runs.slice(0, SHOWN_RUNS)} />
        {runs.length > SHOWN_RUNS && (
          <details>
            <summary className="text-link">And {runs.length - SHOWN_RUNS} more</summary>
            <RunList runs={runs.slice(SHOWN_RUNS)} />
          </details>
        )}
      </div>
    </section>
  )
}

function RunList({ runs }: { runs: { category: string; topics: string[] }[] }) {
  return (
    <ol>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the path
        <li key={index}>
          <b>{run.category}</b> {run.topics.join(", ")}
        </li>
      ))}
    </ol>
  )
}
