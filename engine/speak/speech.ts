import type { Plan } from "../choose/choose.ts"
import type { Segment } from "../choose/segment.ts"
import type { CaseCompany, Exchange, Fact } from "../types.ts"
import { QUOTED, THEN, THEN_QUOTED } from "./phrases-handover.ts"
import { asNoun } from "./topic-names.ts"
import { createVariety } from "./variety.ts"
import { type Pool, uncontracted, voiceOf } from "./voice.ts"

/** Says one of the phrasings, its places filled in. */
export type Say = (pool: Pool | readonly string[], more?: Record<string, string>) => string
/** One manager about to answer one turn. */
export type Speech = {
  plan: Plan
  input: string
  conversation: Exchange[]
  say: Say
  /** True in the given share of turns; the same turn always gets the same. */
  chance: (share: number) => boolean
  /** A topic's name where a noun has to stand. */
  topicName: (topic: string) => string
  /** Whether the facts of a segment can only be given as a colleague's words. */
  quotes: (segment: Segment) => boolean
  /** The facts of a segment, as the speaker's own or as a colleague's words. */
  told: (segment: Segment) => string
  /** The yes or no that a segment's question wants; empty where it is not known, or its text begins with it. */
  verdictOf: (segment: Segment) => string
  /** The same after another answer: names what it is about first, and can be cut to its first sentence. */
  toldNext: (segment: Segment, shortened: boolean) => string
}

const FIRST_PERSON = /\b(?:I|me|my|mine|myself)\b|\bI'/
/** Begins with the yes or no itself; "No more than that" begins with neither. */
const ANSWERS_ITSELF = /^(?:[\w-]+, )?(?:yes|no)[,.]/i
/** Somebody whose temperament says so does not contract what is put around the facts either. */
const SPEAKS_IN_FULL = /\b(?:seldom|never|rarely|no)\b[^.]{0,20}\bcontractions?\b/i

export function speechOf(
  plan: Plan,
  input: string,
  conversation: Exchange[],
  company: CaseCompany,
  spoken: (topic: string) => string,
): Speech {
  const { speaker } = plan
  const topicName = (topic: string) => asNoun(spoken(topic))
  // The speaker is part of the seed: two who are asked the same do not reach for the same words.
  const seed = `${company.id}|${company.name}|${speaker.name}|${speaker.temperament}|${input}`
  const variety = createVariety(seed, conversation, voiceOf(speaker.temperament))
  const words = wordsOf(plan, company, topicName)
  const inFull = SPEAKS_IN_FULL.test(speaker.temperament)
  const say: Say = (pool, more = {}) => {
    const phrase = variety.pick(pool)
    return fill(inFull ? uncontracted(phrase) : phrase, { ...words, ...more })
  }
  // In the owner's "I" a fact is not the speaker's, nor where it names the speaker from outside.
  const borrowed = (fact: Fact) =>
    fact.owner !== speaker.name && (FIRST_PERSON.test(fact.text) || fact.text.includes(firstName(speaker.name)))
  const verdictOf = ({ verdict, facts }: Segment) =>
    verdict && !ANSWERS_ITSELF.test(facts[0]?.text ?? "") ? verdict : ""
  const ownerOf = (fact: Fact) => ({ owner: fact.owner, ownerFirst: firstName(fact.owner) })
  return {
    plan,
    input,
    conversation,
    say,
    chance: variety.chance,
    topicName,
    quotes: (segment) => segment.facts.some(borrowed),
    told: (segment) => {
      const other = segment.facts.find(borrowed)
      return other ? `${say(QUOTED, ownerOf(other))} “${textOf(segment)}”` : textOf(segment)
    },
    verdictOf,
    toldNext: (segment, shortened) => {
      const words = shortened ? firstSentence(textOf(segment)) : textOf(segment)
      const text = `${verdictOf(segment)} ${words}`.trim()
      const topic = segment.asked.topic && !segment.asked.other ? spoken(segment.asked.topic) : null
      const other = segment.facts.find(borrowed)
      if (!topic) return other ? `${say(QUOTED, ownerOf(other))} “${text}”` : text
      return other ? `${say(THEN_QUOTED, { ...ownerOf(other), topic })} “${text}”` : `${say(THEN, { topic })} ${text}`
    },
  }
}

function wordsOf(plan: Plan, company: CaseCompany, topicName: (topic: string) => string): Record<string, string> {
  const { speaker } = plan
  const lead = company.management.find((manager) => manager.lead) ?? speaker
  const [a = "market.size", b = a] = plan.nearby
  return {
    company: company.name,
    name: firstName(speaker.name),
    fullName: speaker.name,
    role: `${speaker.role[0]?.toLowerCase() ?? ""}${speaker.role.slice(1)}`,
    lead: firstName(lead.name),
    owner: plan.owner?.name ?? lead.name,
    ownerFirst: firstName(plan.owner?.name ?? lead.name),
    before: firstName(plan.before ?? lead.name),
    a: topicName(a),
    b: topicName(b),
  }
}

function textOf(segment: Segment): string {
  return segment.facts.map((fact) => fact.text.replace(/\s+/g, " ").trim()).join(" ")
}

function fill(phrase: string, words: Record<string, string>): string {
  return phrase
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const known = words[name]
      if (known !== undefined) return known
      // "{Topic}" opens a sentence with what "{topic}" stands for.
      const plain = words[`${name[0]?.toLowerCase()}${name.slice(1)}`] ?? ""
      return `${plain[0]?.toUpperCase() ?? ""}${plain.slice(1)}`
    })
    .trim()
}

function firstSentence(text: string): string {
  return /^.{20,}?[.?!](?=\s|$)/.exec(text)?.[0] ?? text
}

function firstName(name: string): string {
  return name.replace(/^(?:dr|prof)\.?\s+/i, "").split(/\s+/)[0] ?? name
}
