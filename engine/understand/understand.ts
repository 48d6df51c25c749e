import type { TurnKind } from "#contracts/content.ts"
import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyIndex } from "../company/company-index.ts"
import type { CompanyManager, Embedder, Exchange } from "../types.ts"
import { addressed } from "./addressed.ts"
import { introductionAskedFor, meaningAskedFor } from "./aside.ts"
import { type Asked, ask } from "./ask.ts"
import { kindSigns, pointsBack, states } from "./kind-rules.ts"
import { wordStems } from "./lexical.ts"
import { inItsWords, reweighed } from "./own-words.ts"
import { distinct } from "./several.ts"
import { isQuestion, leanedOn, questionParts } from "./split.ts"
import { TUNING } from "./tuning.ts"
import type { Reading, TurnModel } from "./turn-model.ts"

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
/** From so many words that ask nothing, their subject no longer tells what kind of turn they are. */
const STATED_WORDS = 5
const ABOUT_COMPANY = /\b(?:you|your|yours|you're|ur|u|company|firm|team|office|staff)\b/i

/** Tells what a turn is: kind, topics, whom it speaks to. Embeds the turn, and each question of a turn of several. */
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
  const remark = parts.length === 1 ? leanedOn(text) : null
  const texts = parts.length === 1 ? [text, ...(remark ? [remark] : [])] : [text, ...parts]
  // Each on its own: what is embedded first is read while the next is being embedded.
  const [whole, ...ofParts] = await Promise.all(
    texts.map(async (one) => {
      const [vector] = await embedder.embed([one])
      const [reading] = vector ? await model.read([{ text: one, vector }], index.own) : []
      if (!vector || !reading) throw new Error("The embedder gave no vector for the turn.")
      return { vector, reading: inItsWords(reading, index) }
    }),
  )
  if (!whole) throw new Error("A turn has no words.")
  const stretches = remark ? [] : ofParts.map((one, at) => ({ text: parts[at] ?? "", ...one }))
  const [first] = ofParts
  const reading = remark && first ? together(whole.reading, first.reading) : whole.reading
  const previous = fitting(lastAnswered(conversation), reading)
  const kinds = weigh(text, reading, previous)
  const several = distinct(stretches, reading, index)
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

/** The topics of a turn in the light of the remark that its question leans on; together they have the shares they had. */
function together(turn: Reading, remark: Reading): Reading {
  const ofRemark = new Map(remark.topics.map(({ topic, share }) => [topic, share]))
  return reweighed(turn, (topic, share) => Math.sqrt(share * (ofRemark.get(topic) ?? 0)))
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
  const kinds = formed(reading)
  const weights = states(text, STATED_WORDS) ? stating(kinds, previous !== null) : kinds
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

/** Shares of the kinds by what the words speak of and by how they are put; both together add up to 1. */
function formed({ kinds, form, topics }: Reading): Reading["kinds"] {
  const both = { ...kinds }
  const clear = (topics[0]?.share ?? 0) >= TUNING.sure
  for (const kind of Object.keys(both) as TurnKind[]) {
    // Put like a follow-up, a question with a clear topic is a question all the same.
    const weight = clear && kind === "follow_up" ? 0 : TUNING.formWeight
    both[kind] = kinds[kind] ** (1 - weight) * form[kind] ** weight
  }
  const all = Object.values(both).reduce((sum, share) => sum + share, 0) || 1
  for (const kind of Object.keys(both) as TurnKind[]) both[kind] /= all
  return both
}

/**
 * Shares of the kinds for words that ask nothing. What they speak of says little then, so the shares of
 * the topics fall away and the kinds that state are compared with each other.
 */
function stating(kinds: Reading["kinds"], after: boolean): Reading["kinds"] {
  const left = { ...kinds, question: 0, unwritten: 0, follow_up: 0, off_topic: 0 }
  if (!after) {
    left.challenge = 0
    left.summary = 0
    left.clarification = 0
  }
  const all = Object.values(left).reduce((sum, share) => sum + share, 0) || 1
  for (const kind of Object.keys(left) as TurnKind[]) left[kind] /= all
  left.statement += TUNING.stated
  return left
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
