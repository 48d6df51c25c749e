import { timeOfDay } from "../../components/meeting/clock-text.ts"
import { Button } from "../../ui/Button.tsx"
import { Spoken } from "./Spoken.tsx"
import type { ShownTurn } from "./turns.ts"

type Props = { turn: ShownTurn; refusal: string | null; onRetry: () => void; onTakeBack: () => void }

/** A question and what was said to it. */
export function Exchange({ turn, refusal, onRetry, onTakeBack }: Props) {
  const live = turn.state !== "answered"
  return (
    <>
      <li className="room-me">
        <p className="room-by">
          <b>You</b>
          {turn.asked_at !== null && (
            <time className="num" dateTime={turn.asked_at}>
              {timeOfDay(new Date(turn.asked_at))}
            </time>
          )}
        </p>
        <p className="room-say">{turn.question}</p>
        {turn.state === "failed" && (
          <div className="room-unsent" role="alert">
            <p>
              <b>Not sent.</b> {refusal}
            </p>
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
            <Button variant="quiet" size="sm" onClick={onTakeBack}>
              Take it back
            </Button>
          </div>
        )}
      </li>
      {turn.state !== "failed" && (
        <Spoken speaker={turn.reply?.speaker ?? null} text={turn.reply?.text ?? ""} live={live} />
      )}
    </>
  )
}
