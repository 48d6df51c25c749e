import type { Plan } from "../choose/choose.ts"
import type { CaseCompany, Exchange, SpeechEvent } from "../types.ts"
import { ungrounded } from "./grounding.ts"
import { RefusedByModel, type WordingModel } from "./openai-compatible.ts"
import { buildPrompt } from "./prompt.ts"

/** A stranger's endpoint gets this long in all, and this many requests, before the grounded reply is taken. */
const DEADLINE_MS = 17_000
const MOST_CALLS = 3
const MOST_UNGROUNDED = 2
const MOST_LETTERS = 8_000
const LONG_THOUGHT = "<think>"

export type WordingRequest = {
  plan: Plan
  company: CaseCompany
  conversation: Exchange[]
  input: string
  signal?: AbortSignal
}

/**
 * The model's wording of a reply, or null where it failed: too slow, broken, empty, or twice with
 * a number or name that nobody gave. Speaks sentence by sentence, each checked before it is heard;
 * `replace` takes back what an attempt said that failed later. Rejects only when the signal aborts.
 */
export async function wordedReply(
  model: WordingModel,
  request: WordingRequest,
  emit?: (event: SpeechEvent) => void,
  deadlineMs = DEADLINE_MS,
): Promise<string | null> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const allowed = allowedText(request)
  let strange = 0
  for (let call = 0; call < MOST_CALLS && strange < MOST_UNGROUNDED && !deadline.aborted; call++) {
    let spoken = false
    const speak =
      emit &&
      ((text: string) => {
        spoken = true
        emit({ type: "text", text })
      })
    try {
      const text = await attempt(model, request, strange > 0, allowed, deadline, speak)
      if (text !== null) return text
      strange++
    } catch (cause) {
      request.signal?.throwIfAborted()
      if (spoken) emit?.({ type: "replace" })
      if (cause instanceof RefusedByModel) return null
      continue
    }
    if (spoken) emit?.({ type: "replace" })
  }
  return null
}

/** One request. Null where a sentence held what nobody gave; throws where nothing usable came. */
async function attempt(
  model: WordingModel,
  request: WordingRequest,
  stricter: boolean,
  allowed: string,
  deadline: AbortSignal,
  speak?: (text: string) => void,
): Promise<string | null> {
  const { plan, company, conversation, input } = request
  // Leaving the loop early aborts the request upstream.
  const leave = new AbortController()
  const signal = AbortSignal.any([leave.signal, deadline, ...(request.signal ? [request.signal] : [])])
  let heard = ""
  let checked = 0
  const release = (to: number): boolean => {
    const sentence = heard.slice(checked, to)
    if (ungrounded(sentence.trim(), allowed) !== null) return false
    speak?.(sentence)
    checked = to
    return true
  }
  try {
    for await (const words of model({ ...buildPrompt(plan, company, conversation, input, stricter), signal })) {
      heard = withoutThought(heard + words)
      if (heard.startsWith(LONG_THOUGHT)) continue
      if (heard.length > MOST_LETTERS) throw new Error("The model does not stop.")
      for (let end = sentenceEnd(heard, checked); end > checked; end = sentenceEnd(heard, checked))
        if (!release(end)) return null
    }
  } finally {
    leave.abort()
  }
  const text = heard.trim()
  if (!/\p{L}{2}/u.test(text) || heard.startsWith(LONG_THOUGHT)) throw new Error("The model said nothing.")
  return release(heard.length) ? text : null
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

function allowedText({ plan, company, conversation, input }: WordingRequest): string {
  const facts = plan.segments.flatMap((segment) => [...segment.facts, ...segment.known]).map((fact) => fact.text)
  const people = company.management.map((manager) => `${manager.name} ${manager.role}`)
  const turns = conversation.map((exchange) => exchange.input)
  return [
    ...facts,
    ...people,
    company.name,
    company.industry,
    company.description,
    company.introduction,
    ...turns,
    input,
  ].join("\n")
}
