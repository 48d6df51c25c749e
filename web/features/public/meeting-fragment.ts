/** The fragment of a meeting on the landing page: what is said, and when each part of it shows. */

export const FRAGMENT = {
  company: "Halden Loop",
  opening:
    "We take back forklift batteries, grade them cell by cell and lease them to warehouses. Please ask us anything.",
  question: "What does it cost you to win a customer, and how long until that is paid back?",
  reply:
    "About £14,200 on the last eleven contracts, salaries included. At our average margin that is a little over twelve months.",
  topics: ["Unit economics", "Pricing", "Market size", "The ask"],
} as const

export const BEAT_MS = 160
const START_SECONDS = 18 * 60 + 42
const QUESTION_AT = 6
const THINKING = 8
const HOLD = 46
const words = (text: string) => text.split(" ").length
const REPLY_AT = QUESTION_AT + words(FRAGMENT.question) + THINKING
const REPLY_END = REPLY_AT + words(FRAGMENT.reply)
export const LAST_BEAT = REPLY_END + HOLD

export type FragmentState = {
  questionWords: number
  replyWords: number
  asked: boolean
  answering: boolean
  /** The topic pill is lit. */
  lit: boolean
  seconds: number
}

/** What shows at a beat. The last beat is the whole fragment, which also stands when nothing moves. */
export function fragmentAt(beat: number): FragmentState {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))
  return {
    questionWords: clamp(beat - QUESTION_AT, words(FRAGMENT.question)),
    replyWords: clamp(beat - REPLY_AT, words(FRAGMENT.reply)),
    asked: beat > QUESTION_AT,
    answering: beat >= REPLY_AT - THINKING,
    lit: beat > REPLY_END + 4,
    seconds: START_SECONDS - Math.floor((beat * BEAT_MS) / 1000),
  }
}
