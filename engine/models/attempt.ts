import { ModelFailure, toFailure } from "./failure.ts"
import { ungrounded } from "./grounding.ts"
import { MAX_REPLY_TOKENS, type WordingModel } from "./openai-compatible.ts"
import type { Prompt } from "./prompt.ts"

const MOST_LETTERS = 8_000
const LONG_THOUGHT = "<think>"
/** English has four letters a token and more; counting three errs on the dear side. */
const BYTES_A_TOKEN = 3

const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_A_TOKEN)
const promptTokens = ({ instructions, messages }: Prompt) =>
  tokensOf(instructions + messages.map((message) => message.content).join("\n"))

/** The most tokens a request with this prompt can cost. */
export const dearest = (prompt: Prompt): number => promptTokens(prompt) + MAX_REPLY_TOKENS

/** What came of one request: the words, or null where a sentence held what nobody gave. */
export type Attempt = { text: string | null; failure: ModelFailure | null; tokens: number }

/**
 * One request; never rejects. Each whole sentence is checked before it is spoken. An endpoint that
 * fails and a listener who leaves are results. `tokens` is what the request cost, by the endpoint's
 * own count or else estimated.
 */
export async function attempt(
  model: WordingModel,
  prompt: Prompt,
  allowed: string,
  deadline: AbortSignal,
  signal: AbortSignal | undefined,
  speak?: (text: string) => void,
): Promise<Attempt> {
  // Leaving early, for whatever reason, aborts the request upstream.
  const leave = new AbortController()
  const ends = AbortSignal.any([leave.signal, deadline, ...(signal ? [signal] : [])])
  let heard = ""
  let checked = 0
  let tokens: number | null = null
  const release = (to: number): boolean => {
    const sentence = heard.slice(checked, to)
    if (ungrounded(sentence.trim(), allowed) !== null) return false
    speak?.(sentence)
    checked = to
    return true
  }
  const cost = () => tokens ?? promptTokens(prompt) + tokensOf(heard)
  try {
    for await (const words of model({ ...prompt, signal: ends, onTokens: (count) => (tokens = count) })) {
      heard = withoutThought(heard + words)
      if (heard.startsWith(LONG_THOUGHT)) continue
      if (heard.length > MOST_LETTERS) throw new ModelFailure("failed", null, true)
      for (let end = sentenceEnd(heard, checked); end > checked; end = sentenceEnd(heard, checked))
        if (!release(end)) return { text: null, failure: null, tokens: cost() }
    }
    const text = heard.trim()
    if (!/\p{L}{2}/u.test(text) || heard.startsWith(LONG_THOUGHT)) throw new ModelFailure("empty", 0, true)
    return { text: release(heard.length) ? text : null, failure: null, tokens: cost() }
  } catch (cause) {
    const failure = deadline.aborted ? new ModelFailure("timed_out", null, true) : toFailure(cause)
    return { text: null, failure, tokens: failure.charged || heard !== "" ? cost() : 0 }
  } finally {
    leave.abort()
  }
}

/** Where the first whole sentence after `from` ends, its space included; -1 while there is none. */
function sentenceEnd(text: string, from: number): number {
  const found = /[.!?]["”’)]?\s+/g
  found.lastIndex = from
  const match = found.exec(text)
  return match ? match.index + match[0].length : -1
}

/** Some models think aloud first; that is not for the meeting. */
function withoutThought(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>\s*/, "").replace(/^\s+/, "")
}
