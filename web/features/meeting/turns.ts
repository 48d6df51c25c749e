import type { LogEntry } from "#contracts/simulations.ts"
import type { PendingQuestion } from "./pending-question.ts"
import type { Answering } from "./use-question.ts"

/** One exchange as the room shows it. `reply` is null where nobody has begun to speak. */
export type ShownTurn = {
  key: number
  question: string
  asked_at: string | null
  reply: { speaker: LogEntry["executive"]; text: string } | null
  state: "answered" | "thinking" | "speaking" | "failed"
}

/**
 * The transcript followed by the question on its way. Keys are positions, so that a turn stays the same
 * element when its reply moves from the stream to the transcript.
 */
export function shownTurns(transcript: LogEntry[], pending: PendingQuestion | null, answering: Answering): ShownTurn[] {
  const turns: ShownTurn[] = transcript.map((entry, key) => ({
    key,
    question: entry.input,
    asked_at: entry.created_at ?? null,
    reply: { speaker: entry.executive, text: entry.output },
    state: "answered",
  }))
  if (pending === null) return turns
  // After a reload the server may have answered already: the same words at the end are not shown twice.
  const resumed = answering.phase !== "failed" && !(answering.phase === "sending" && !answering.resumed)
  if (resumed && transcript.at(-1)?.input === pending.input) return turns
  const speaker = answering.phase === "sending" ? answering.speaker : null
  const text = answering.phase === "sending" ? answering.text : ""
  turns.push({
    key: transcript.length,
    question: pending.input,
    asked_at: pending.asked_at,
    reply: speaker === null ? null : { speaker, text },
    state: answering.phase === "failed" ? "failed" : speaker !== null && text !== "" ? "speaking" : "thinking",
  })
  return turns
}
