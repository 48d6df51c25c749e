/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */
import { useEffect, useRef } from "react"
import type { Company } from "#contracts/companies.ts"
import type { Simulation } from "#contracts/simulations.ts"
import { Exchange } from "./Exchange.tsx"
import { Spoken } from "./Spoken.tsx"
import { shownTurns } from "./turns.ts"
import type { Question } from "./use-question.ts"

/** Nearer to the end than this, the reader is following and the view goes along. */
const FOLLOWING_PX = 160

type Props = {
  company: Company
  simulation: Simulation
  question: Question
  ended: boolean
  userName: string
}

/** The conversation from the introduction to the goodbye. Whole replies are announced once, not word by word. */
export function Conversation({ company, simulation, question, ended, userName }: Props) {
  const scroll = useRef<HTMLDivElement>(null)
  const turns = shownTurns(simulation.transcript, question.pending, question.answering)
  const lead = company.management.find((one) => one.lead) ?? company.management[0] ?? null
  const goodbye = `It was great to meet you${userName === "" ? "" : `, ${userName}`}. Thank you for your questions; we look forward to hearing what you make of us.`
  const refusal = question.answering.phase === "failed" ? question.answering.message : null

  useEffect(() => {
    const element = scroll.current
    const column = element?.firstElementChild
    if (!element || !column) return
    let following = true
    let top = 0
    const toEnd = () => {
      if (following) element.scrollTop = element.scrollHeight
    }
    // A turned phone or an opened keyboard moves the end away; only a reader moves up.
    const note = () => {
      if (element.scrollHeight - element.scrollTop - element.clientHeight < FOLLOWING_PX) following = true
      else if (element.scrollTop < top) following = false
      top = element.scrollTop
    }
    const grown = new ResizeObserver(toEnd)
    grown.observe(column)
    grown.observe(element)
    element.addEventListener("scroll", note, { passive: true })
    return () => {
      grown.disconnect()
      element.removeEventListener("scroll", note)
    }
  }, [])
  // One's own question is always brought into view, wherever one was reading.
  const asked = question.pending?.client_id
  useEffect(() => {
    const element = scroll.current
    if (asked !== undefined && element) element.scrollTop = element.scrollHeight
  }, [asked])

  return (
    <>
      {/* Live is off here: a screen reader would read each word of a stream. The line below speaks instead. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="room-scroll" ref={scroll} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
        <ol className="room-col room-log">
          <Spoken
            speaker={lead}
            text={`${company.introduction}\n\nThat is who we are. Please, ask us whatever you want to know.`}
          />
          {turns.map((turn) => (
            <Exchange
              key={turn.key}
              turn={turn}
              refusal={refusal}
              onRetry={question.retry}
              onTakeBack={question.takeBack}
            />
          ))}
          {ended && <Spoken speaker={lead} text={goodbye} />}
        </ol>
      </div>
      <p className="sr-only" aria-live="polite">
        {ended ? `The meeting is over. ${goodbye}` : question.said}
      </p>
    </>
  )
}
