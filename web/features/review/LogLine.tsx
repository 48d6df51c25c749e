import { Flag } from "lucide-react"
import { clockText } from "../../components/meeting/clock-text.ts"
import { Portrait } from "../../ui/Portrait.tsx"
import type { Log } from "./review-path.ts"

type Props = { log: Log; flagged: boolean; onFlag: () => void /** A link to the line leads here. */; target: boolean }

export const lineId = (line: number) => `line-${line}`

/** One exchange of the transcript, with its line, its moment and the reader's flag. */
export function LogLine({ log, flagged, onFlag, target }: Props) {
  return (
    <li className="review-log" id={target ? lineId(log.line) : undefined} tabIndex={target ? -1 : undefined}>
      <p className="review-line num">
        <span>Line {log.line}</span>
        <span>{clockText(log.asked_at_seconds)}</span>
      </p>
      <div>
        <p className="review-q">{log.input}</p>
        <div className="review-a">
          <Portrait name={log.executive.name} size={26} />
          <div>
            <p className="text-13 text-ink-faint">
              {log.executive.name}, {log.executive.role}
            </p>
            <p className="review-said">{log.output}</p>
          </div>
        </div>
      </div>
      <button
        type="button"
        className="review-flag"
        aria-pressed={flagged}
        aria-label={`Flag line ${log.line}`}
        title={flagged ? "Unflag" : "Flag"}
        onClick={onFlag}
      >
        <Flag className="icon" aria-hidden="true" />
      </button>
    </li>
  )
}
