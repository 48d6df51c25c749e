import type { TurnKind } from "#contracts/content.ts"
import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyIndex } from "../company/company-index.ts"
import type { CompanyManager, Embedder, Exchange, Fact } from "../types.ts"
import { addressed } from "./addressed.ts"
import { introductionAskedFor, meaningAskedFor } from "./aside.ts"
import { kindSigns, pointsBack } from "./kind-rules.ts"
import { wordStems } from "./lexical.ts"
import { isQuestion, questionParts } from "./split.ts"
import { TUNING } from "./tuning.ts"
import type { Reading, TurnModel } from "./turn-model.ts"

export type Certainty = "sure" | "maybe" | "none"
/** One question of a turn: its topic, or the fact beside the framework that it asks for. */
export type Asked = { text: string; topic: string | null; other: Fact | null; certainty: Certainty; inherited: boolean }
export type Understanding = {
  kind: QueryKind
  /** One for a plain turn, several for a turn of several questions, none where nothing is asked. */
  asked: Asked[]
  /** Best five topics, falling, with calibrated shares. */
  ranking: { topic: string; score: number }[]
  addressed: CompanyManager | null
  /** The words say nothing that could be read: signs, another script, a keyboard's noise. */
  unreadable: boolean
  /** To be said where no fact of the case is asked for: what the company is, or what a word means. */
  aside: string | null
}

const TOPICAL: ReadonlySet<TurnKind> = new Set([
  "question",
  "follow_up",
  "clarification",
  "challenge",
  "evidence_request",
  "summary",
  "multi_question",
])
/** Kinds of a whole turn that may turn out to be several questions. */
const SEVERAL: ReadonlySet<TurnKind> = new Set(["question", "follow_up", "unwritten", "multi_question"])
const RANKED = 5
/** What is left of the share of a remark where the words ask. */
const ASKING = 0.1
/** Fewer words that ask nothing may be a catchword, and so a question after all. */
const REMARK_WORDS = 3
/** "And …", "Also …", and long enough to ask for something else: then a weaker sign of its topic will do. */
const ADDS = /^\W*(?:and|also|plus|next|secondly|another)\b\W+(?:\S+\s+){3,}/i
/** Its subject may be what the part before it named. */
const LEANS = /\b(?:it|its|that|this|they|them|those|these)\b/i
const ABOUT_COMPANY = /\b(?:you|your|yours|you're|ur|u|company|firm|team|office|staff)\b/i

/** Tells what a turn is: kind, topics, whom it speaks to. Embeds the turn once, in one call. */
export async function understand(
  input: string,
  conversation: Exchange[],
  index: CompanyIndex,
  model: TurnModel,
  embedder: Embedder,
): Promise<Understanding> {
  const text = input.replace(/\s+/g, " ").trim()
  const to = addressed(text, index.company.management)
  if (!/\p{L}{2}|\p{N}/u.test(text))
    return { kind: "statement", asked: [], ranking: firstTopics(model), addressed: to, unreadable: true, aside: null }

  const parts = questionParts(text)
  // A single part cannot make several questions, whatever it leaves of the turn.
  const vectors = await embedder.embed(parts.length === 1 ? [text] : [text, ...parts])
  const read = await model.read(
    vectors.map((vector, at) => ({ vector, text: at === 0 ? text : (parts[at - 1] ?? text) })),
    index.own,
  )
  const [whole, ...ofParts] = vectors.flatMap((vector, at) => {
    const reading = read[at]
    return reading ? [{ vector, reading }] : []
  })
  if (!whole) throw new Error("The embedder gave no vector for the turn.")
  const stretches = ofParts.map((one, at) => ({ text: parts[at] ?? "", ...one }))
  const { reading } = whole
  const previous = fitting(lastAnswered(conversation), reading)
  const kinds = weigh(text, reading, previous)
  const several = distinct(stretches, index)
  const many = several.length > 1 && (SEVERAL.has(kinds) || (kinds === "evidence_request" && asksTwice(text)))
  const ranking = rank(reading, many ? stretches.map((one) => one.reading) : [])
  const shape = { ranking, addressed: to, unreadable: false, aside: null }
  const meaning = meaningAskedFor(text)
  if (meaning)
    return { kind: conversation.length > 0 ? "clarification" : "question", asked: [], ...shape, aside: meaning }
  const introduction = introductionAskedFor(text, index.company)
  if (introduction && reading.own < TUNING.ownQuestion)
    return { kind: "question", asked: [], ...shape, aside: introduction }
  const strange = familiar(text, reading, index) < TUNING.readable
  if (strange && kinds !== "out_of_role" && kinds !== "small_talk" && kinds !== "closing") {
    return { kind: "statement", asked: [], ...shape, unreadable: true }
  }

  if (many) return { kind: "multi_question", asked: several, ...shape }
  if (!TOPICAL.has(kinds) && kinds !== "unwritten") return { kind: kinds, asked: [], ...shape }

  const one = ask(text, whole.vector, reading, index)
  if (kinds === "question" && one.certainty === "none" && !one.other && remarks(text))
    return { kind: "statement", asked: [], ...shape }
  if (kinds === "unwritten" || (kinds === "question" && one.certainty === "none" && !one.other)) {
    const asked = one.other ? one : { ...one, topic: null, certainty: "none" as const }
    // Nothing of the company is known to it, and it does not speak of the company: small matters of the world.
    const elsewhere =
      !one.other && !ABOUT_COMPANY.test(text) && whole.reading.kinds.off_topic > whole.reading.kinds.unwritten * 0.5
    return elsewhere ? { kind: "off_topic", asked: [], ...shape } : { kind: "question", asked: [asked], ...shape }
  }
  const kind: QueryKind = kinds
  const clear = one.other !== null || (one.certainty === "sure" && (kind === "question" || !pointsBack(text)))
  if (kind !== "question" && previous && !clear) {
    const asked: Asked = { text, topic: previous, other: null, certainty: "sure", inherited: true }
    return { kind, asked: [asked], ...shape, ranking: rankInherited(ranking, previous) }
  }
  return { kind, asked: [one], ...shape }
}

/** The topics of the last exchange that had one. */
function lastAnswered(conversation: Exchange[]): string[] {
  for (let at = conversation.length - 1; at >= 0; at--) {
    const exchange = conversation[at]
    if (exchange && exchange.topics.length > 0) return exchange.topics
    const first = exchange?.type === "standard" ? exchange.sources?.[0] : undefined
    if (first) return [first]
  }
  return []
}

/** After a turn of several questions, the one of its topics that the words fit best. */
function fitting(topics: string[], reading: Reading): string | null {
  return reading.topics.find((one) => topics.includes(one.topic))?.topic ?? topics.at(-1) ?? null
}

/** The likeliest kind: shares of the example turns, signs in the words, and the topic spoken of before. */
function weigh(text: string, reading: Reading, previous: string | null): TurnKind {
  const weights = { ...reading.kinds }
  for (const [kind, weight] of Object.entries(kindSigns(text, previous !== null))) weights[kind as TurnKind] += weight
  // Whoever asks, by a mark or by an order, does not only remark.
  if (isQuestion(text)) weights.statement *= text.endsWith("?") ? 0 : ASKING
  else if (remarks(text)) {
    // Even on something far away.
    weights.statement += weights.off_topic
    weights.off_topic = 0
  }
  // What the company expects to be asked is no attempt on the role, whatever words it holds.
  if (reading.own >= TUNING.ownQuestion) weights.out_of_role = 0
  if (weights.statement > 1) {
    // It asks nothing: what looked like a question remarks on its subject.
    weights.statement += weights.question - 1
    weights.question = 0
  }
  if (previous) {
    const stays = reading.topics.find((one) => one.topic === previous)?.share ?? 0
    const first = reading.topics[0]
    // A question that stays on the topic, or is clear only through it, follows up.
    if (first && (first.topic === previous || stays >= TUNING.staysShare)) weights.follow_up += weights.question
    else if (first && first.share < TUNING.sure && pointsBack(text))
      weights.follow_up += weights.question + weights.unwritten
  } else {
    // Without anything said before there is nothing to follow, doubt or play back.
    for (const kind of ["follow_up", "clarification"] as const) {
      weights.question += weights[kind]
      weights[kind] = 0
    }
  }
  return (Object.entries(weights) as [TurnKind, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

function ask(text: string, vector: Float32Array, reading: Reading, index: CompanyIndex): Asked {
  const other = index.nearestOther(vector)
  const first = reading.topics[0]
  if (other && other.similarity >= TUNING.own && other.similarity > reading.nearest - TUNING.ownLead) {
    return { text, topic: null, other: other.fact, certainty: "sure", inherited: false }
  }
  const share = first?.share ?? 0
  const certainty = share >= TUNING.sure ? "sure" : share >= TUNING.maybe ? "maybe" : "none"
  return { text, topic: certainty === "none" ? null : (first?.topic ?? null), other: null, certainty, inherited: false }
}

/**
 * Questions that are surely about different things; a stretch that is not sure joins the one before,
 * but a whole question about something nobody knows is one of its own.
 */
function distinct(stretches: { text: string; vector: Float32Array; reading: Reading }[], index: CompanyIndex): Asked[] {
  const found: Asked[] = []
  for (const one of stretches) {
    const asked = ask(one.text, one.vector, one.reading, index)
    const strange = one.reading.kinds.unwritten + one.reading.kinds.off_topic >= TUNING.strangePart
    if (strange && !asked.other && /^(?:\S+\s+){3,}.*\?$/.test(one.text)) {
      found.push({ ...asked, topic: null, certainty: "none" })
      continue
    }
    const enough = found.length === 0 ? TUNING.several : moreIsEnough(one.text)
    if (!asked.other && (one.reading.topics[0]?.share ?? 0) < enough) continue
    if (!found.some((other) => other.topic === asked.topic && other.other?.key === asked.other?.key))
      found.push({ ...asked, certainty: "sure" })
  }
  const known = found.filter((asked) => asked.certainty === "sure")
  // What can be answered comes first; with nothing of that, it is one question nobody can answer.
  return known.length > 0 ? [...known, ...found.filter((asked) => asked.certainty !== "sure").slice(0, 1)] : []
}

/** The share from which a part after the first opens a question of its own: "and how did you get to it?" leans on the first. */
function moreIsEnough(text: string): number {
  if (LEANS.test(text)) return TUNING.leaning
  return ADDS.test(text) ? TUNING.maybe : TUNING.several
}

/** Whether a text asks nothing, and is too long for a catchword that stands for a question. */
function remarks(text: string): boolean {
  return !isQuestion(text) && text.split(" ").length >= REMARK_WORDS
}

function asksTwice(text: string): boolean {
  return (text.match(/\?/g)?.length ?? 0) > 1
}

/** Best five topics of the whole turn; in a turn of several questions a topic counts half by its best part. */
function rank(whole: Reading, parts: Reading[]): { topic: string; score: number }[] {
  const best = new Map<string, number>()
  for (const { topic, share } of parts.flatMap((part) => part.topics))
    best.set(topic, Math.max(best.get(topic) ?? 0, share))
  return falling(
    whole.topics.map(({ topic, share }) => ({
      topic,
      score: parts.length > 0 ? (share + (best.get(topic) ?? 0)) / 2 : share,
    })),
  )
}

/** The topic that a turn inherits comes first; what its own words look like shares the rest. */
function rankInherited(ranking: { topic: string; score: number }[], topic: string) {
  const score = Math.max(TUNING.inherited, ranking.find((one) => one.topic === topic)?.score ?? 0)
  const others = ranking.filter((one) => one.topic !== topic)
  const rest = Math.max(
    1,
    others.reduce((sum, one) => sum + one.score, 0),
  )
  return falling([
    { topic, score },
    ...others.map((one) => ({ topic: one.topic, score: (one.score / rest) * (1 - score) })),
  ])
}

function falling(ranking: { topic: string; score: number }[]) {
  return ranking.sort((a, b) => b.score - a.score).slice(0, RANKED)
}

function firstTopics(model: TurnModel): { topic: string; score: number }[] {
  return model.topics.slice(0, RANKED).map((topic) => ({ topic, score: 0 }))
}

/** Share of a text's words that the examples or the company's texts hold; 0 to 1. */
function familiar(text: string, reading: Reading, index: CompanyIndex): number {
  const strange = reading.unknown.filter((word) => !index.words.has(word)).length
  return 1 - strange / Math.max(1, wordStems(text).length)
}
