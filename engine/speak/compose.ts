import type { Plan, Segment } from "../choose/choose.ts"
import type { CaseCompany, Exchange } from "../types.ts"
import { figures } from "./figures.ts"
import * as phrases from "./phrases.ts"
import { UNREADABLE } from "./phrases-social.ts"
import { socialPhrases } from "./social.ts"
import { createVariety, type Variety } from "./variety.ts"

/** Share of first answers that get a word before them; most begin with the answer itself. */
const OPENED = 0.16
const WELL_ANSWERED = 2

/** The grounded reply: the unlocked facts with openings, connections and references back. */
export function compose(
  plan: Plan,
  input: string,
  conversation: Exchange[],
  company: CaseCompany,
  topicName: (topic: string) => string,
): string {
  const variety = createVariety(`${company.id}|${company.name}|${input}`, conversation)
  const lead = company.management.find((manager) => manager.lead) ?? plan.speaker
  const words: Record<string, string> = {
    company: company.name,
    name: firstName(plan.speaker.name),
    role: plan.speaker.role,
    lead: firstName(lead.name),
    owner: plan.owner?.name ?? lead.name,
    ownerFirst: firstName(plan.owner?.name ?? lead.name),
    a: topicName(plan.nearby[0] ?? "market.size"),
  }
  const say = (pool: readonly string[], more: Record<string, string> = {}) =>
    fill(variety.pick(pool), { ...words, ...more })
  const nearby = offer(plan.nearby.map(topicName), variety)

  if (plan.unreadable) return say(UNREADABLE)
  if (plan.aside !== null) return `${say(phrases.ASIDE)} ${plan.aside} ${nearby}`.trim()
  const [first, ...rest] = plan.segments
  if (!first) return say(socialPhrases(plan.kind, input))

  const parts = [opening(plan, first, input, variety, say, topicName), body(first, say, topicName, nearby)]
  for (const [at, segment] of rest.entries()) {
    const topic = segment.asked.topic ? topicName(segment.asked.topic) : null
    if (segment.facts.length === 0) parts.push(topic ? body(segment, say, topicName, "") : say(phrases.THEN_UNKNOWN))
    else
      parts.push(
        topic && !segment.asked.other ? say(phrases.THEN, { topic }) : "",
        at < WELL_ANSWERED ? said(segment) : firstSentence(said(segment)),
      )
  }
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

type Say = (pool: readonly string[], more?: Record<string, string>) => string
type Name = (topic: string) => string

function opening(plan: Plan, segment: Segment, input: string, variety: Variety, say: Say, topicName: Name): string {
  if (segment.facts.length === 0 && plan.kind !== "summary") return ""
  const topic = topicName(segment.asked.topic ?? segment.asked.other?.topic ?? "")
  if (plan.handover === "outside") return say(phrases.OUTSIDE)
  const stepping = plan.handover === "owner" ? `${say(phrases.HANDOVER)} ` : ""
  if (plan.kind === "summary" && !segment.asked.other) {
    const unknown = figures(input).find((figure) => !segment.facts.some((fact) => figures(fact.text).includes(figure)))
    const strange = unknown !== undefined && !heardFigure(unknown, segment)
    if (strange) return say(phrases.CORRECTS, { figure: unknown })
    return segment.facts.length > 0 ? say(phrases.AGREES) : say(phrases.AGREES_ALL, { topic })
  }
  if (plan.kind === "challenge") return stepping + say(phrases.CHALLENGE)
  if (segment.stance === "evidence") return stepping + say(phrases.EVIDENCE)
  if (plan.kind === "clarification") return stepping + say(phrases.CLARIFY)
  if (segment.stance === "deeper" && !segment.asked.inherited) return stepping + say(phrases.DEEPER, { topic })
  if (stepping) return stepping.trim()
  return variety.chance(OPENED) && !segment.asked.inherited ? say(phrases.FIRST) : ""
}

function heardFigure(figure: string, segment: Segment): boolean {
  return segment.known.some((fact) => figures(fact.text).includes(figure))
}

function body(segment: Segment, say: Say, topicName: Name, nearby: string): string {
  const topic = segment.asked.topic ? topicName(segment.asked.topic) : ""
  if (segment.stance === "unknown") return say(phrases.UNKNOWN, { nearby })
  if (segment.stance === "which") {
    const [a, b] = segment.options.map(topicName)
    return say(phrases.WHICH, { a: a ?? topic, b: b ?? topic })
  }
  if (segment.stance === "exhausted")
    return say(segment.asked.other ? phrases.EXHAUSTED_OTHER : phrases.EXHAUSTED, { topic, nearby })
  return said(segment)
}

function said(segment: Segment): string {
  return segment.facts.map((fact) => fact.text.replace(/\s+/g, " ").trim()).join(" ")
}

function offer(names: string[], variety: Variety): string {
  const [a, b] = names
  if (a && b) return fill(variety.pick(phrases.NEARBY), { a, b })
  return a ? fill(variety.pick(phrases.NEARBY_ONE), { a }) : ""
}

function fill(phrase: string, words: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "").trim()
}

function firstSentence(text: string): string {
  return /^.{20,}?[.?!](?=\s|$)/.exec(text)?.[0] ?? text
}

function firstName(name: string): string {
  return name.replace(/^(?:dr|prof)\.?\s+/i, "").split(/\s+/)[0] ?? name
}
