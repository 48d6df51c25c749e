import { z } from "zod"
import { MAX_QUESTION_LENGTH } from "#contracts/limits.ts"

/** A question that has been submitted and not yet answered. It outlives the page, so that it is asked exactly once. */
const pendingQuestion = z.object({
  client_id: z.uuid(),
  input: z.string().min(1).max(MAX_QUESTION_LENGTH),
  asked_at: z.iso.datetime(),
})
export type PendingQuestion = z.infer<typeof pendingQuestion>

/** The stored pending question; null where there is none, or none that can be trusted. */
export function parsePending(stored: string | null): PendingQuestion | null {
  if (stored === null) return null
  try {
    return pendingQuestion.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}

/** A new pending question, or null where there is nothing to ask. `client_id` is made once and kept over retries. */
export function newPending(text: string, client_id: string, now: Date): PendingQuestion | null {
  const input = text.trim()
  if (input === "" || input.length > MAX_QUESTION_LENGTH) return null
  return { client_id, input, asked_at: now.toISOString() }
}

/** An id for a question. randomUUID needs a secure context; a house server on plain http has none. */
export function newClientId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Puts taken-back words in front of what has been typed since. */
export function joinDraft(takenBack: string, draft: string): string {
  return draft.trim() === "" ? takenBack : `${takenBack}\n${draft}`
}

const NOT_ASKED = "Not asked: "

/** The notes with words that can no longer be asked. Carrying the same words twice changes nothing. */
export function carryToNotes(notes: string, words: string): string {
  const text = words.trim()
  if (text === "" || notes.includes(NOT_ASKED + text)) return notes
  const before = notes.trimEnd()
  return `${before === "" ? "" : `${before}\n`}${NOT_ASKED}${text}\n`
}

/** How many characters are left, once it is worth saying; null before. Below nothing the words stay and are not sent. */
export function charactersLeft(text: string): number | null {
  const left = MAX_QUESTION_LENGTH - text.length
  return left <= 200 ? left : null
}

export function charactersText(left: number): string {
  const count = Math.abs(left)
  const noun = count === 1 ? "character" : "characters"
  return left < 0 ? `${count} ${noun} too many` : `${count} ${noun} left`
}
