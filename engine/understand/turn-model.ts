import { TURN_KINDS, type TurnKind } from "#contracts/content.ts"
import type { Embedder, Framework, KindExamples, VectorStore } from "../types.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import { softmax } from "../vectors/similarity.ts"
import { fitLinearHead, scoreLinear } from "./linear-head.ts"
import { type Neighbourhood, createNeighbourhood, nearest, vote } from "./neighbours.ts"
import { TUNING } from "./tuning.ts"

/** What one stretch of words looks like, before the conversation is considered. */
export type Reading = {
  /** Share of each topic among all classes, background ones included. */
  topics: { topic: string; share: number }[]
  /** Share of each background kind; "question" is the sum of all topics. */
  kinds: Record<TurnKind, number>
  /** Cosine of the nearest example of any topic. */
  nearest: number
}
/** A company's own phrasings, as further examples of the topics they ask for. */
export type OwnExamples = { vectors: Float32Array[]; topics: string[] }
export type TurnModel = {
  topics: string[]
  read(vector: Float32Array, own?: Neighbourhood): Reading
  neighbourhood(own: OwnExamples): Neighbourhood
}

/**
 * Learns topics and kinds of turns from the example turns: a linear head and a vote of the
 * nearest examples, mixed. Deterministic for the same examples and embedder.
 */
export async function learnTurns(
  framework: Framework,
  kinds: KindExamples[],
  embedder: Embedder,
  store: VectorStore,
  onProgress?: (done: number, total: number) => void,
): Promise<TurnModel> {
  const topics = framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics))
  const names = topics.map((topic) => topic.id)
  const classes = [...names, ...kinds.map((one) => one.kind)]
  const texts: string[] = []
  const labels: number[] = []
  const add = (label: number, examples: string[]) => {
    for (const example of examples) {
      texts.push(example)
      labels.push(label)
    }
  }
  for (const [label, topic] of topics.entries()) {
    add(label, [...topic.questions.map((question) => question.text), ...Object.values(topic.examples).flat()])
  }
  for (const [index, one] of kinds.entries()) add(names.length + index, one.examples)

  const vectors = await embedCached(embedder, store, texts, onProgress)
  const head = await fitLinearHead(vectors, labels, classes.length, TUNING.shrinkage)
  const examples = createNeighbourhood(vectors, labels)

  return {
    topics: names,
    neighbourhood: ({ vectors: own, topics: of }) => createNeighbourhood(own, of.map((topic) => names.indexOf(topic))),
    read(vector, own) {
      const linear = softmax(scoreLinear(head, vector), TUNING.headSharpness)
      const near = nearest(own ? [examples, own] : [examples], vector, TUNING.neighbours)
      const votes = vote(near, classes.length, TUNING.voteSharpness)
      const shares = linear.map((share, index) => (1 - TUNING.voteWeight) * share + TUNING.voteWeight * (votes[index] ?? 0))
      const found = Object.fromEntries(TURN_KINDS.map((kind) => [kind, 0])) as Record<TurnKind, number>
      for (const [index, share] of shares.entries()) {
        const kind = index < names.length ? "question" : kinds[index - names.length]?.kind
        if (kind) found[kind] += share
      }
      return {
        topics: names.map((topic, index) => ({ topic, share: shares[index] ?? 0 })).sort((a, b) => b.share - a.share),
        kinds: found,
        nearest: near.find((one) => one.label < names.length)?.similarity ?? 0,
      }
    },
  }
}
