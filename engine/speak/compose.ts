import type { Aside, Plan } from "../choose/choose.ts"
import type { CaseCompany, Exchange } from "../types.ts"
import { opening } from "./opening.ts"
import * as phrases from "./phrases-empty.ts"
import { NEXT, START } from "./phrases-greeting.ts"
import { ACKNOWLEDGED, NODDED, REMARK_OFFER } from "./phrases-remark.ts"
import { greetsWith, social } from "./social.ts"
import { type Speech, speechOf } from "./speech.ts"
import { helloTo, visitorOf } from "./visitor.ts"
import { nextWithoutFacts, withoutFacts } from "./without-facts.ts"

/** Answers after the first that are given whole; a further one is cut to its first sentence. */
const WELL_ANSWERED = 2
/** Share of replies to a remark that lead on to the next question. */
const LEADS_ON = 0.5

/** The grounded reply: the unlocked facts with openings, connections and references back. */
export function compose(
  plan: Plan,
  input: string,
  conversation: Exchange[],
  company: CaseCompany,
  spoken: (topic: string) => string,
): string {
  const speech = speechOf(plan, input, conversation, company, spoken)
  const parts = plan.aside ? asideParts(plan.aside, speech) : plan.segments[0] ? answers(speech) : socialParts(speech)
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

function answers(speech: Speech): string[] {
  const [first, ...rest] = speech.plan.segments
  if (!first) return []
  const body =
    first.facts.length > 0 ? speech.told(first) : withoutFacts(first, speech, rest.length > 0 ? "" : offer(speech))
  return [
    opening(first, speech),
    speech.verdictOf(first),
    body,
    ...rest.map((segment, at) =>
      segment.facts.length > 0 ? speech.toldNext(segment, at >= WELL_ANSWERED) : nextWithoutFacts(segment, speech),
    ),
  ]
}

function asideParts(aside: Aside, { plan, say, topicName }: Speech): string[] {
  if (aside.about === "people") return [aside.text]
  if (aside.about === "company") return [say(phrases.PRINTED, { text: aside.text }), say(phrases.PRINTED_ON)]
  const ours = plan.touched ? say(phrases.ASIDE_OURS, { a: topicName(plan.touched) }) : ""
  return [say(phrases.ASIDE), aside.text, ours]
}

function socialParts({ plan, input, conversation, say, chance, topicName }: Speech): string[] {
  const offered = plan.touched !== null && plan.kind === "statement"
  const { reaction, leads } = social(plan.kind, plan.manner, input, conversation, offered)
  const visitor = visitorOf(input)
  const words = { hello: helloTo(input), visitor: visitor && `, ${visitor}` }
  const hello = greetsWith(plan.kind, plan.manner, input, conversation) ? `${words.hello}${words.visitor}.` : ""
  const parts = [hello, say(reaction, words)]
  if (leads === "topic" && plan.touched) return [...parts, say(REMARK_OFFER, { a: topicName(plan.touched) })]
  if (leads === "start") return [...parts, say(START)]
  const asked = /\?\s*$/.test(conversation.at(-1)?.output ?? "")
  if (leads === "next" && !asked && chance(LEADS_ON)) return [...parts, say(NEXT)]
  // A nod alone is no reply.
  return reaction === ACKNOWLEDGED ? [say(NODDED)] : parts
}

function offer({ plan, say, topicName }: Speech): string {
  const [a, b] = plan.nearby.map(topicName)
  if (a && b) return say(phrases.NEARBY, { a, b })
  return a ? say(phrases.NEARBY_ONE, { a }) : ""
}
