import { setTimeout as sleep } from "node:timers/promises"
import type { FallbackReason } from "#contracts/simulations.ts"
import type { Plan } from "../choose/choose.ts"
import type { CaseCompany, Exchange, ModelBudget, SpeechEvent } from "../types.ts"
import { attempt, dearest } from "./attempt.ts"
import type { WordingModel } from "./openai-compatible.ts"
import { buildPrompt } from "./prompt.ts"

/** A stranger's endpoint gets this long in all, and this many requests, before the grounded reply is taken. */
const DEADLINE_MS = 17_000
const MOST_CALLS = 3
const MOST_UNGROUNDED = 2

export type WordingRequest = {
  plan: Plan
  company: CaseCompany
  conversation: Exchange[]
  input: string
  signal?: AbortSignal
  budget?: ModelBudget
}
/** A model's wording, or why there is none. */
export type Wording = { text: string; reason: null } | { text: null; reason: FallbackReason }

/**
 * The model's wording of a reply, or why it failed: too slow, broken, empty, beyond a limit, or
 * twice with a number or name that nobody gave. Speaks sentence by sentence, each checked before it
 * is heard; `replace` takes back what an attempt said that failed later. Rejects when the signal
 * aborts, and where the budget cannot be read.
 */
export async function wordedReply(
  model: WordingModel,
  request: WordingRequest,
  emit?: (event: SpeechEvent) => void,
  deadlineMs = DEADLINE_MS,
): Promise<Wording> {
  const { plan, company, conversation, input, signal, budget } = request
  const deadline = AbortSignal.timeout(deadlineMs)
  const allowed = allowedText(request)
  let strange = 0
  let reason: FallbackReason = "timed_out"
  for (let call = 0; call < MOST_CALLS && strange < MOST_UNGROUNDED && !deadline.aborted; call++) {
    const prompt = buildPrompt(plan, company, conversation, input, strange > 0)
    if (!prompt) return { text: null, reason: "too_long" }
    const taken = dearest(prompt)
    const refusedBy = await budget?.take(taken)
    if (refusedBy) return { text: null, reason: refusedBy }
    let spoken = false
    const speak =
      emit &&
      ((text: string) => {
        spoken = true
        emit({ type: "text", text })
      })
    const made = await attempt(model, prompt, allowed, deadline, signal, speak)
    await budget?.settle(taken, made.tokens)
    signal?.throwIfAborted()
    if (made.text !== null) return { text: made.text, reason: null }
    if (spoken) emit?.({ type: "replace" })
    reason = made.failure?.reason ?? "ungrounded"
    if (!made.failure) strange++
    else if (made.failure.againAfter === null) break
    else if (!(await rested(made.failure.againAfter, deadline, signal))) break
  }
  return { text: null, reason }
}

/** Waits before asking again; false where the deadline comes first. Rejects when the signal aborts. */
async function rested(milliseconds: number, deadline: AbortSignal, signal?: AbortSignal): Promise<boolean> {
  const ends = AbortSignal.any([deadline, ...(signal ? [signal] : [])])
  await sleep(milliseconds, undefined, { signal: ends }).catch(() => {})
  signal?.throwIfAborted()
  return !deadline.aborted
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
