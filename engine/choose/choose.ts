import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyIndex } from "../company/company-index.ts"
import type { CompanyManager, Exchange, Fact, Framework } from "../types.ts"
import type { Asked, Understanding } from "../understand/understand.ts"
import { type History, readHistory } from "./history.ts"
import { nearbyTopics } from "./nearby.ts"

/**
 * How one question stands: asked for the first time, asked deeper, evidence wanted, all that the
 * company has is said, nothing is known, or it has to be asked which of two topics is meant.
 */
export type Stance = "first" | "deeper" | "evidence" | "exhausted" | "unknown" | "which"
/** `facts` may be said now; `known` were said before. */
export type Segment = { asked: Asked; stance: Stance; facts: Fact[]; known: Fact[]; options: string[] }
export type Plan = {
  kind: QueryKind
  speaker: CompanyManager
  /** Who would have spoken: "owner" when the lead hands over, "outside" when someone was asked by name about another's field. */
  handover: "owner" | "outside" | null
  owner: CompanyManager | null
  segments: Segment[]
  /** Topics to offer when there is little to say. */
  nearby: string[]
  unreadable: boolean
  /** Said in place of facts: what the company is, or what a word means. */
  aside: string | null
}

/** Picks the speaker and the facts that are unlocked; nothing else reaches the one who words it. */
export function choose(turn: Understanding, conversation: Exchange[], index: CompanyIndex, framework: Framework): Plan {
  const history = readHistory(index.company, conversation)
  const segments = turn.asked.map((asked) => segment(asked, turn, history, index))
  const lead = index.company.management.find((manager) => manager.lead) ?? index.company.management[0]
  if (!lead) throw new Error(`${index.company.name} has no management.`)
  const byName = (name: string | null | undefined) => index.company.management.find((manager) => manager.name === name)

  const topic = segments[0]?.asked.topic ?? null
  const owner = byName(segments[0]?.facts[0]?.owner ?? (topic ? index.facts(topic)[0]?.owner : null)) ?? null
  const before = segments[0]?.asked.inherited && topic ? byName(history.spokeOn(topic)) : undefined
  const speaker = turn.addressed ?? before ?? owner ?? lead
  const outside = turn.addressed !== null && owner !== null && owner.name !== speaker.name
  const steppingIn = !turn.addressed && speaker.name !== lead.name && !history.heard.has(speaker.name)
  return {
    kind: turn.kind,
    speaker,
    handover: outside ? "outside" : steppingIn ? "owner" : null,
    owner,
    segments,
    nearby: nearbyTopics(framework, index, history, topic ?? turn.ranking[0]?.topic ?? null, speaker),
    unreadable: turn.unreadable,
    aside: turn.aside,
  }
}

function segment(asked: Asked, turn: Understanding, history: History, index: CompanyIndex): Segment {
  if (asked.other) {
    const said = history.said(asked.other)
    return {
      asked,
      stance: said ? "exhausted" : "first",
      facts: said ? [] : [asked.other],
      known: said ? [asked.other] : [],
      options: [],
    }
  }
  if (!asked.topic) return { asked, stance: "unknown", facts: [], known: [], options: [] }
  if (asked.certainty === "maybe")
    return { asked, stance: "which", facts: [], known: [], options: turn.ranking.slice(0, 2).map((one) => one.topic) }
  const facts = index.facts(asked.topic)
  if (facts.length === 0) return { asked, stance: "unknown", facts: [], known: [], options: [] }
  const known = facts.filter((fact) => history.said(fact))
  const next = unlock(facts, turn.kind, history)
  if (!next) return { asked, stance: "exhausted", facts: [], known, options: [] }
  const stance = next.level === 3 ? "evidence" : known.length > 0 ? "deeper" : "first"
  return { asked, stance, facts: [next], known, options: [] }
}

/**
 * The next fact of a topic: the short answer first, then the detail, then the evidence. A request
 * for evidence opens the evidence at once, a challenge once the topic has been spoken of.
 */
function unlock(facts: Fact[], kind: QueryKind, history: History): Fact | undefined {
  const unsaid = facts.filter((fact) => !history.said(fact))
  const started = unsaid.length < facts.length
  if (kind === "evidence_request" || (kind === "challenge" && started)) return unsaid.at(-1)
  return unsaid[0]
}
