import { Check, Pause, Play } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { cx } from "#web/ui/cx.ts"
import { Portrait } from "#web/ui/Portrait.tsx"
import { clockFace } from "#web/ui/timer-words.ts"
import { BEAT_MS, FRAGMENT, fragmentAt, LAST_BEAT } from "./meeting-fragment.ts"

const CHIEF = "Ines Halvard"
const FINANCE = "Tobias Okwuosa"
/** Drawn once: the words change six times a second, these hundred lines do not. */
const CHIEF_PORTRAIT = <Portrait name={CHIEF} size={52} className="h-auto w-full" />
const FINANCE_PORTRAIT = <Portrait name={FINANCE} size={52} className="h-auto w-full" />

/** A living piece of a meeting. It stands whole until the scripts are here, and under reduced motion. */
export function MeetingFragment() {
  const [beat, setBeat] = useState(LAST_BEAT)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
    const timer = setInterval(() => {
      if (!document.hidden) setBeat((now) => (now >= LAST_BEAT ? 0 : now + 1))
    }, BEAT_MS)
    return () => clearInterval(timer)
  }, [paused])
  const now = fragmentAt(beat)
  return (
    <figure className="plate" data-mood="room" aria-label="A fragment of a simulated meeting">
      <div className="fragment">
        <div className="flex items-center justify-between border-b border-line pb-5">
          <div>
            <b className="block font-serif text-20 leading-tight font-normal tracking-[-0.01em] md:text-24">
              {FRAGMENT.company}
            </b>
            <span className="text-13 text-ink-faint">Meeting in progress...</span>
          </div>
          <span
            className="num font-serif text-36 leading-none font-[350] tracking-[-0.02em] text-brand md:text-44"
            aria-hidden="true"
          >
            {clockFace(now.seconds)}
          </span>
        </div>
        <Turn name={CHIEF} office="Chief executive" portrait={CHIEF_PORTRAIT}>
          {FRAGMENT.opening}
        </Turn>
        <Turn hidden={!now.asked}>
          <Words text={FRAGMENT.question} shown={now.questionWords} speaking={!now.answering} />
        </Turn>
        <Turn name={FINANCE} office="Chief financial officer" portrait={FINANCE_PORTRAIT} hidden={!now.answering}>
          <Words text={FRAGMENT.reply} shown={now.replyWords} speaking />
        </Turn>
        <div className="mt-auto flex items-end justify-between gap-4 pt-8">
          <ul className="flex flex-wrap gap-2" aria-label="Topics">
            {FRAGMENT.topics.map((topic, index) => (
              <li
                key={topic}
                className={cx("topic-pill", index === 0 && now.lit && "lit", index === 2 && "max-md:hidden")}
              >
                {index === 0 && now.lit && <Check className="size-3" aria-hidden="true" />}
                {topic}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="fragment-pause"
            aria-label={paused ? "Let the fragment run" : "Stop the fragment"}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play className="size-4" aria-hidden="true" /> : <Pause className="size-4" aria-hidden="true" />}
          </button>
        </div>
      </div>
    </figure>
  )
}

type TurnProps = { name?: string; office?: string; portrait?: ReactNode; hidden?: boolean; children: ReactNode }

function Turn({ name, office, portrait, hidden = false, children }: TurnProps) {
  return (
    <div className={cx("turn", hidden && "opacity-0")}>
      {portrait ?? <span />}
      <div>
        <p className="text-14 leading-snug font-medium">
          {name ?? "You"}
          {office && <span className="ml-2 font-normal text-ink-faint">{office}</span>}
        </p>
        <p className={cx("turn-words", !name && "text-ink-soft italic")}>{children}</p>
      </div>
    </div>
  )
}

/** All words keep their places from the start, so that nothing moves as they come. */
function Words({ text, shown, speaking }: { text: string; shown: number; speaking: boolean }) {
  const words = text.split(" ")
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words never change places.
    <span key={index} className={cx("fragment-word", index >= shown && "opacity-0")}>
      {index === words.length - 1 ? word : `${word} `}
      {speaking && index === shown - 1 && <span className="caret" aria-hidden="true" />}
    </span>
  ))
}
