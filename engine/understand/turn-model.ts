import { TURN_KINDS, type TurnKind } from "#contracts/content.ts"
import type { Embedder, Framework, KindExamples, VectorStore } from "../types.ts"
import { inOneBlock } from "../vectors/block.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import type { Further, Opinion } from "./classifier.ts"
import { learnWithKeptHeads } from "./kept-heads.ts"

/** Cosine below the nearest within which a company's own questions still count, and how many. */
const OWN_WITHIN = 0.2
const NEAREST_OWN = 6

/** What one stretch of words looks like, before the conversation is considered. */
export type Reading = {
  /** Share of each topic among all classes, background ones included. */
  topics: { topic: string; share: number }[]
  /** Share of each background kind; "question" is the sum of all topics. */
  kinds: Record<TurnKind, number>
  /** Share of each kind by how the words are put, all topics being one: "question" is as likely as any. */
  form: Record<TurnKind, number>
  /** Cosine of the nearest example of any topic. */
  nearest: number
  /** Stems that no example holds. */
  unknown: string[]
  /** Cosine of the nearest of the company's own questions, -1 without any. */
  own: number
}
/** A company's own phrasings of topics' questions, and their cosines with vectors, one list a vector. */
export type OwnQuestions = {
  questions: { text: string; topic: string }[]
  cosines: (vectors: Float32Array[]) => Float32Array[]
}
export type TurnModel = {
  topics: string[]
  /** Readings in the order of the stretches; a company's own questions are further examples of their topics. */
  read(stretches: { text: string; vector: Float32Array }[], own: OwnQuestions): Promise<Reading[]>
  close(): Promise<void>
}

/**
 * Learns topics and kinds of turns from the example turns, in a thread of its own. Deterministic
 * for the same examples and embedder.
 */
export async function learnTurns(
  framework: Framework,
  kinds: KindExamples[],
  embedder: Embedder,
  store: VectorStore,
  onProgress?: (done: number, total: number) => void,
): Promise<TurnModel> {
  const { names, texts, labels, hints } = turnLesson(framework, kinds)
  const vectors = inOneBlock(await embedCached(embedder, store, texts, onProgress))
  const groups = [...names.map(() => 0), ...kinds.map((_, at) => at + 1)]
  const lesson = { texts, labels, vectors, classes: names.length + kinds.length, hints, groups }
  const thread = await learnWithKeptHeads(lesson, embedder.id, store)

  const numbers = new Map(names.map((topic, label) => [topic, label]))
  return {
    topics: names,
    async read(stretches, own) {
      const cosines = own.cosines(stretches.map(({ vector }) => vector))
      const asked = stretches.map(({ text, vector }, at) => ({
        text,
        vector,
        further: nearestOwn(cosines[at] ?? new Float32Array(), own.questions, numbers),
      }))
      const opinions = await thread.classify(asked)
      return opinions.map((opinion, at) => ({
        ...readingOf(opinion, names, kinds),
        own: asked[at]?.further[0]?.similarity ?? -1,
      }))
    },
    close: () => thread.close(),
  }
}

/** The examples as classes: topics first, then the kinds that are no plain question. */
export function turnLesson(framework: Framework, kinds: KindExamples[]) {
  const topics = framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics))
  const texts: string[] = []
  const labels: number[] = []
  const add = (label: number, examples: string[]) => {
    for (const example of examples) {
      texts.push(example)
      labels.push(label)
    }
  }
  for (const [label, topic] of topics.entries())
    add(label, [...topic.questions.map((question) => question.text), ...Object.values(topic.examples).flat()])
  for (const [index, one] of kinds.entries()) add(topics.length + index, one.examples)
  const hints = topics.flatMap((topic, label) =>
    [...topic.keywords, `${topic.name}: ${topic.description}`].map((text) => ({ text, label })),
  )
  return { names: topics.map((topic) => topic.id), texts, labels, hints }
}

/** The few own questions that weigh anything beside the examples, nearest first. */
function nearestOwn(
  similarities: Float32Array,
  own: OwnQuestions["questions"],
  numbers: Map<string, number>,
): Further[] {
  const top = similarities.reduce((best, similarity) => Math.max(best, similarity), -1)
  return own
    .flatMap(({ text, topic }, at) => {
      const similarity = similarities[at] ?? -1
      return similarity > top - OWN_WITHIN ? [{ text, similarity, label: numbers.get(topic) ?? 0 }] : []
    })
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, NEAREST_OWN)
}

function readingOf(
  { shares, groups, nearest, unknown }: Opinion,
  names: string[],
  kinds: KindExamples[],
): Omit<Reading, "own"> {
  const none = Object.fromEntries(TURN_KINDS.map((kind) => [kind, 0])) as Record<TurnKind, number>
  const found = { ...none }
  const form = { ...none, question: groups[0] ?? 0 }
  for (const [at, { kind }] of kinds.entries()) form[kind] = groups[at + 1] ?? 0
  for (const [at, share] of shares.entries()) {
    const kind = at < names.length ? "question" : kinds[at - names.length]?.kind
    if (kind) found[kind] += share
  }
  const topics = names.map((topic, at) => ({ topic, share: shares[at] ?? 0 })).sort((a, b) => b.share - a.share)
  return { topics, kinds: found, form, nearest: Math.max(...nearest.subarray(0, names.length)), unknown }
}
