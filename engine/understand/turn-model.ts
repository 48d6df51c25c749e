import { TURN_KINDS, type TurnKind } from "#contracts/content.ts"
import type { Embedder, Framework, KindExamples, VectorStore } from "../types.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import type { Opinion } from "./classifier.ts"
import { learnInThread } from "./classifier-thread.ts"
import { createNeighbourhood, inOneBlock, type Neighbourhood, similarities } from "./neighbours.ts"

/** What one stretch of words looks like, before the conversation is considered. */
export type Reading = {
  /** Share of each topic among all classes, background ones included. */
  topics: { topic: string; share: number }[]
  /** Share of each background kind; "question" is the sum of all topics. */
  kinds: Record<TurnKind, number>
  /** Cosine of the nearest example of any topic. */
  nearest: number
  /** Stems that no example holds. */
  unknown: string[]
  /** Cosine of the nearest of the company's own questions, -1 without any. */
  own: number
}
export type TurnModel = {
  topics: string[]
  /** Readings in the order of the stretches; `own` are a company's own questions. */
  read(stretches: { text: string; vector: Float32Array }[], own?: Neighbourhood): Promise<Reading[]>
  /** A company's own phrasings, as further examples of the topics they ask for. */
  neighbourhood(own: { vectors: Float32Array[]; topics: string[] }): Neighbourhood
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
  const thread = await learnInThread({ texts, labels, vectors, classes: names.length + kinds.length, hints })

  return {
    topics: names,
    neighbourhood: ({ vectors: own, topics: of }) =>
      createNeighbourhood(
        own,
        of.map((topic) => names.indexOf(topic)),
      ),
    async read(stretches, own) {
      const vectors = stretches.map(({ vector }) => vector)
      const near = own ? similarities(own.block, own.labels.length, vectors) : []
      const asked = stretches.map(({ text, vector }, at) => {
        const found = near[at]
        return { text, vector, further: own && found && { similarities: found, labels: own.labels } }
      })
      const opinions = await thread.classify(asked)
      return opinions.map((opinion, at) => ({
        ...readingOf(opinion, names, kinds),
        own: Math.max(-1, ...(asked[at]?.further?.similarities ?? [])),
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

function readingOf(
  { shares, nearest, unknown }: Opinion,
  names: string[],
  kinds: KindExamples[],
): Omit<Reading, "own"> {
  const found = Object.fromEntries(TURN_KINDS.map((kind) => [kind, 0])) as Record<TurnKind, number>
  for (const [at, share] of shares.entries()) {
    const kind = at < names.length ? "question" : kinds[at - names.length]?.kind
    if (kind) found[kind] += share
  }
  const topics = names.map((topic, at) => ({ topic, share: shares[at] ?? 0 })).sort((a, b) => b.share - a.share)
  return { topics, kinds: found, nearest: Math.max(...nearest.subarray(0, names.length)), unknown }
}
