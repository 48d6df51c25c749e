import { TURN_KINDS, type TurnKind } from "#contracts/content.ts"
import type { Embedder, Framework, KindExamples, VectorStore } from "../types.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import { softmax } from "../vectors/similarity.ts"
import { buildLexicon, readLexicon, wordStems } from "./lexical.ts"
import { fitLinearHead, scoreLinear } from "./linear-head.ts"
import { createNeighbourhood, type Neighbourhood, weighNeighbours } from "./neighbours.ts"
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
  read(text: string, vector: Float32Array, own?: Neighbourhood): Reading
  /** Share of a text's words that the examples, or `more`, hold; 0 to 1. Figures count as known. */
  familiar(text: string, more: Set<string>): number
  neighbourhood(own: OwnExamples): Neighbourhood
}

/**
 * Learns topics and kinds of turns from the example turns: a linear head, the nearness of
 * the examples and a little of the words. Deterministic for the same examples and embedder.
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
  const hints = topics.flatMap((topic, label) =>
    [...topic.keywords, `${topic.name}: ${topic.description}`].map((text) => ({ text, label })),
  )
  const lexicon = buildLexicon(
    [...texts, ...hints.map((hint) => hint.text)],
    [...labels, ...hints.map((hint) => hint.label)],
    classes.length,
  )

  return {
    topics: names,
    neighbourhood: ({ vectors: own, topics: of }) =>
      createNeighbourhood(
        own,
        of.map((topic) => names.indexOf(topic)),
        TUNING.ownWeight,
      ),
    familiar(text, more) {
      const words = wordStems(text)
      const known = words.filter((word) => lexicon.words.has(word) || more.has(word) || /^\p{N}+$/u.test(word))
      return words.length === 0 ? 0 : known.length / words.length
    },
    read(text, vector, own) {
      const linear = softmax(scoreLinear(head, vector), TUNING.headSharpness)
      const near = weighNeighbours(own ? [examples, own] : [examples], vector, classes.length, TUNING.nearSharpness)
      const words = readLexicon(lexicon, text)
      // Logarithms are added: each of the three may veto what the other two believe.
      const logs = linear.map(
        (share, at) =>
          TUNING.headWeight * Math.log(share + 1e-4) +
          (1 - TUNING.headWeight) * Math.log((near.shares[at] ?? 0) + 1e-3) +
          TUNING.wordWeight * (words[at] ?? 0),
      )
      const shares = softmax(logs, TUNING.sharpness)
      const found = Object.fromEntries(TURN_KINDS.map((kind) => [kind, 0])) as Record<TurnKind, number>
      for (const [at, share] of shares.entries()) {
        const kind = at < names.length ? "question" : kinds[at - names.length]?.kind
        if (kind) found[kind] += share
      }
      const topics = names.map((topic, at) => ({ topic, share: shares[at] ?? 0 })).sort((a, b) => b.share - a.share)
      return { topics, kinds: found, nearest: Math.max(...near.nearest.subarray(0, names.length)) }
    },
  }
}
