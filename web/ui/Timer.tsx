import { useEffect, useRef, useState } from "react"
import { cx } from "./cx.ts"
import { clockFace, markReached, minutesLeft } from "./timer-words.ts"

const MARKS = [600, 300, 60]
const LOW_SECONDS = 300

type TimerProps = { seconds: number; label?: string; className?: string }

/**
 * A countdown. It holds no clock: it draws the seconds it is given, turns ember under five minutes
 * and says so politely at ten, five and one.
 */
export function Timer({ seconds, label = "Time left", className }: TimerProps) {
  const before = useRef(seconds)
  const [said, setSaid] = useState("")
  useEffect(() => {
    const mark = markReached(before.current, seconds, MARKS)
    before.current = seconds
    if (mark !== null) setSaid(minutesLeft(mark))
  }, [seconds])
  return (
    <>
      <span
        role="timer"
        aria-label={label}
        className={cx(
          "num font-serif font-[350] tracking-[-0.02em]",
          seconds < LOW_SECONDS ? "text-ember" : "text-brand",
          className,
        )}
      >
        {clockFace(seconds)}
      </span>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </>
  )
}
