import type { ReactNode } from "react"
import type { Highlight } from "#contracts/assessments.ts"
import { clockText } from "../../components/meeting/clock-text.ts"
import { Portrait } from "../../ui/Portrait.tsx"

type Props = {
  title: string
  tone: "strong" | "missed"
  points: Highlight[]
  onLine: (line: number) => void
  /** Said where there is no point. */
  children: ReactNode
}

/** Points of the meeting, each with the words that show it and the line where they stand. */
export function HighlightList({ title, tone, points, onLine, children }: Props) {
  return (
    <div className="review-column" data-tone={tone}>
      <h2>{title}</h2>
      {points.length === 0 ? (
        <p className="text-ink-soft">{children}</p>
      ) : (
        <ol>
          {points.map((point) => (
            <li key={`${point.title} ${point.line}`}>
              <h3>{point.title}</h3>
              {point.quote !== "" && (
                <blockquote>
                  <p>{point.quote}</p>
                  <footer>
                    {point.line !== null && point.speaker !== "You" && <Portrait name={point.speaker} size={26} />}
                    <span>{point.speaker}</span>
                    {point.line !== null && <LineLink line={point.line} at={point.asked_at_seconds} onLine={onLine} />}
                  </footer>
                </blockquote>
              )}
              <p className="review-comment">{point.comment}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type LineProps = { line: number; at: number | null; onLine: (line: number) => void }

/** Leads to a line of the Transcript Review. */
function LineLink({ line, at, onLine }: LineProps) {
  return (
    <button type="button" className="text-link num" onClick={() => onLine(line)}>
      Line {line}
      {at !== null && `, at ${clockText(at)}`}
    </button>
  )
}
