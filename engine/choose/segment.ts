import type { QueryKind } from "#contracts/simulations.ts"
import { asksBeside } from "../speak/question-form.ts"
import type { Fact } from "../types.ts"
import type { Asked } from "../understand/ask.ts"
import { isQuestion } from "../understand/split.ts"
import type { Understanding } from "../understand/understand.ts"
import { type Meeting, onlyEvidenceLeft } from "./meeting.ts"
import { verdictOn } from "./verdict.ts"

/**
 * How one question stands.
 * With facts to say: asked for the first time; deeper; evidence wanted; the rest once that is out.
 * Without: all explained while the evidence waits to be asked for; put in fewer words; all said.
 * Nothing known: unknown; nothing on paper; nothing said that a doubt could be about. Or it has to be
 * asked which topic is meant, or only what lies nearest can be named.
 */
export type Stance =
  | "first"
  | "deeper"
  | "evidence"
  | "after_evidence"
  | "papers"
  | "restated"
  | "exhausted"
  | "unknown"
  | "no_paper"
  | "of_what"
  | "which"
  | "nearest"
/** `facts` may be said now; `known` were said before. `verdict` is the yes or no that is asked for, where it is known. */
export type Segment = {
  asked: Asked
  stance: Stance
  facts: Fact[]
  known: Fact[]
  options: string[]
  verdict: string | null
}

/** Share from which the second-best topic is taken once the best has nothing new to give. */
const RUNNER_UP = 0.2
/** Share of the best topic's share from which words lie between two topics. */
const BETWEEN = 0.7
/** Share of the second-best topic below which it is no choice between two. */
const WORTH_ASKING = 0.12
/** Whoever asks the same again means the same. */
const AGAIN = /\b(?:again|once more|repeat|same question|(?:second|third|fourth|last) time|as i (?:said|asked))\b/i
/** Kinds whose topic is read from their own words. */
const BY_WORDS: ReadonlySet<QueryKind> = new Set(["question", "follow_up", "clarification"])
/** Kinds whose answers without facts put earlier words again and offer no evidence. */
const OFFERS_NOTHING: ReadonlySet<QueryKind> = new Set(["clarification", "summary"])
const FEW_WORDS = 6
const DETAIL = 2
/** Words from which a follow-up names what it asks for, and letters by which a word is known again. */
const LONG_QUESTION = 5
const STEM = 5
const ASKING = /^(?:where|which|there|these|those|about|would|could|should|have|other|anything|something|really)$/
const LEANS = /\b(?:that|this|it|those|these)\b/i

/** Whether a segment speaks of its topic; one that asks back or has nothing does not. */
export function answers(segment: Segment): boolean {
  return segment.facts.length > 0 || ["papers", "restated", "exhausted"].includes(segment.stance)
}

/** How one question of a turn stands, and the facts that are unlocked for it. */
export function segmentOf(asked: Asked, turn: Understanding, meeting: Meeting): Segment {
  const segment = standingOf(asked, turn, meeting)
  if (!answers(segment) || asked.other) return segment
  const verdict = verdictOn(asked.text, meeting)
  // What a first answer tells is open to anyone; what lies deeper only with the fact that bears it out.
  const open = verdict && (verdict.bearer.level === 1 || [...segment.facts, ...segment.known].includes(verdict.bearer))
  return open ? { ...segment, verdict: verdict.says } : segment
}

function standingOf(asked: Asked, turn: Understanding, meeting: Meeting): Segment {
  const empty = { asked, facts: [], known: [], options: [], verdict: null }
  if (asked.other) {
    if (meeting.history.said(asked.other)) return { ...empty, stance: "exhausted", known: [asked.other] }
    return { ...empty, stance: "first", facts: [asked.other] }
  }
  if (!asked.topic) return { ...empty, stance: withoutTopic(turn.kind, asked.text) }
  const [best, second] = turn.ranking
  if (asked.certainty === "maybe") {
    if (!best || !second || second.score < WORTH_ASKING) return { ...empty, stance: "which", options: [asked.topic] }
    const close = categoryOf(best.topic, meeting) === categoryOf(second.topic, meeting) || !isQuestion(asked.text)
    return { ...empty, stance: close ? "which" : "nearest", options: [best.topic, second.topic] }
  }
  const mine = onTopic(asked, asked.topic, turn.kind, meeting)
  return betweenTwo(mine, asked, turn, meeting) ?? mine
}

/** Words that lie between two topics are meant for the one that has not been answered yet; null where they do not. */
function betweenTwo(mine: Segment, asked: Asked, turn: Understanding, meeting: Meeting): Segment | null {
  if (mine.known.length === 0 || asked.inherited || !BY_WORDS.has(turn.kind) || AGAIN.test(asked.text)) return null
  const other = turn.ranking.slice(0, 2).find((one) => one.topic !== asked.topic)
  const least = mine.facts.length === 0 ? RUNNER_UP : BETWEEN * (turn.ranking[0]?.score ?? 1)
  if (!other || other.score < least) return null
  const theirs = onTopic({ ...asked, topic: other.topic }, other.topic, turn.kind, meeting)
  return theirs.facts.length > 0 && theirs.known.length === 0 ? theirs : null
}

function onTopic(asked: Asked, topic: string, kind: QueryKind, meeting: Meeting): Segment {
  const { index, history, conversation } = meeting
  const facts = index.facts(topic)
  const known = facts.filter((fact) => history.said(fact))
  const told = { asked, facts: [], known, options: [], verdict: null }
  if (facts.length === 0) return { ...told, stance: "unknown" }
  const offered = conversation.some(
    (exchange) =>
      exchange.topics.includes(topic) &&
      exchange.facts.length === 0 &&
      !OFFERS_NOTHING.has(exchange.kind ?? "question"),
  )
  const insists = offered && kind !== "summary" && onlyEvidenceLeft(meeting, topic)
  const next = pointedAt(asked, known, meeting) ?? unlock(facts, known, kind, insists)
  if (kind === "clarification" && (next === "papers" || (next && next.level === 3)))
    return { ...told, stance: "restated" }
  if (kind === "follow_up" && (!next || next === "papers") && asksElsewhere(asked, known, meeting))
    return { ...told, stance: "unknown" }
  if (next === "papers") return { ...told, stance: "papers" }
  // Whoever has not understood is not helped by hearing that all is said.
  if (!next) return { ...told, stance: kind === "clarification" ? "restated" : "exhausted" }
  return { ...told, stance: stanceOf(next, known, kind), facts: [next] }
}

/** The detail that answers a yes/no question: whoever puts so plain a question need not come by the short answer. */
function pointedAt({ text }: Asked, known: Fact[], meeting: Meeting): Fact | null {
  const bearer = verdictOn(text, meeting)?.bearer
  return bearer?.level === DETAIL && !known.includes(bearer) ? bearer : null
}

/**
 * The next fact of a topic: the short answer first, then the detail. The evidence is for those who
 * ask for it, who doubt what was said, or who come back once it was offered; "papers" where only it
 * is left and none of that is so.
 */
function unlock(facts: Fact[], known: Fact[], kind: QueryKind, insists: boolean): Fact | "papers" | undefined {
  const unsaid = facts.filter((fact) => !known.includes(fact))
  const evidence = unsaid.find((fact) => fact.level === 3)
  const doubted = kind === "challenge" && known.length > 0
  if (evidence && (kind === "evidence_request" || doubted || insists)) return evidence
  return unsaid.find((fact) => fact.level < 3) ?? (evidence ? "papers" : undefined)
}

/** A follow-up to what is told that names something which none of it holds. */
function asksElsewhere({ text, inherited }: Asked, known: Fact[], { conversation }: Meeting): boolean {
  if (!inherited || conversation.some((exchange) => exchange.input.trim() === text)) return false
  const told = known
    .map((fact) => fact.text)
    .join(" ")
    .toLowerCase()
  if (asksBeside(text, told)) return true
  const words = (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !ASKING.test(word))
  const long = text.includes("?") && text.split(/\s+/).length >= LONG_QUESTION
  return long && words.length > 1 && !words.some((word) => told.includes(word.slice(0, STEM)))
}

function stanceOf(next: Fact, known: Fact[], kind: QueryKind): Stance {
  if (next.level === 3) return "evidence"
  if (known.length === 0) return "first"
  const wantsProof = kind === "evidence_request" || kind === "challenge"
  return wantsProof && known.some((fact) => fact.level === 3) ? "after_evidence" : "deeper"
}

/** How a question stands that no topic answers: a doubt that points at nothing asks what it is about. */
function withoutTopic(kind: QueryKind, text: string): Stance {
  if (kind === "challenge" || kind === "summary") return "of_what"
  if (kind !== "evidence_request") return "unknown"
  return text.split(/\s+/).length <= FEW_WORDS || LEANS.test(text) ? "of_what" : "no_paper"
}

function categoryOf(topic: string, { framework }: Meeting): string | undefined {
  return framework.categories.find((category) =>
    category.sections.some((section) => section.topics.some((one) => one.id === topic)),
  )?.id
}
