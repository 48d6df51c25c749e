import { softmax } from "../vectors/similarity.ts"
import { buildLexicon, readLexicon, wordStems } from "./lexical.ts"
import { fitLinearHead, scoreLinear } from "./linear-head.ts"
import { similarities } from "./neighbours.ts"
import { TUNING } from "./tuning.ts"

/** What a classifier learns from: texts with their vectors in one block, row after row. */
export type Lesson = {
  texts: string[]
  labels: number[]
  /** As many rows as texts. */
  vectors: Float32Array
  classes: number
  /** Words that speak for a class and are no examples of it: names, definitions, keywords. */
  hints: { text: string; label: number }[]
}
/** Further examples, held against the vector by whoever has them: cosines and class numbers, parallel. */
export type Further = { similarities: Float32Array; labels: Int32Array }
export type Opinion = {
  /** Share of each class; they add up to 1. */
  shares: number[]
  /** Highest cosine of an example of each class, -1 for one without examples. */
  nearest: Float64Array
  /** Stems of the text that no example holds. Figures count as known. */
  unknown: string[]
}
export type Asked = { text: string; vector: Float32Array; further?: Further }
/** Opinions in the order of what is asked. */
export type Classifier = { classify(asked: Asked[]): Opinion[] }
export type Weights = {
  [key in
    | "shrinkage"
    | "headSharpness"
    | "nearSharpness"
    | "ownWeight"
    | "headWeight"
    | "wordWeight"
    | "sharpness"]: number
}

const FEWEST_NATS = 1e-4
const FEWEST_NEAR = 1e-3

/**
 * Learns classes from examples: a linear head, the nearness of the examples and a little of the
 * words. Takes a second for some thousands of examples, so it belongs in a thread of its own.
 * Deterministic for the same lesson.
 */
export function fitClassifier(lesson: Lesson, weights: Weights = TUNING): Classifier {
  const { texts, labels, vectors, classes, hints } = lesson
  const head = fitLinearHead(vectors, labels, classes, weights.shrinkage)
  const lexicon = buildLexicon(
    [...texts, ...hints.map((hint) => hint.text)],
    [...labels, ...hints.map((hint) => hint.label)],
    classes,
  )
  const sizes = new Float64Array(classes)
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1
  // A class that was written about more is not asked about more: every class weighs the same.
  const each = Float64Array.from(sizes, (size) => labels.length / classes / Math.max(1, size))
  const opinion = ({ text, vector, further }: Asked, cosines: Float32Array): Opinion => {
    const linear = softmax(scoreLinear(head, vector), weights.headSharpness)
    const near = new Float64Array(classes)
    const nearest = new Float64Array(classes).fill(-1)
    const weigh = (found: Float32Array, of: ArrayLike<number>, weightOf: (label: number) => number) => {
      for (let row = 0; row < of.length; row++) {
        const label = of[row] ?? 0
        const cosine = found[row] ?? 0
        near[label] = (near[label] ?? 0) + weightOf(label) * Math.exp(weights.nearSharpness * (cosine - 1))
        if (cosine > (nearest[label] ?? -1)) nearest[label] = cosine
      }
    }
    weigh(cosines, labels, (label) => each[label] ?? 0)
    if (further) weigh(further.similarities, further.labels, () => weights.ownWeight)
    const total = near.reduce((sum, value) => sum + value, 0) || 1
    const words = readLexicon(lexicon, text)
    // Logarithms are added: each of the three may veto what the other two believe.
    const logs = linear.map(
      (share, at) =>
        weights.headWeight * Math.log(share + FEWEST_NATS) +
        (1 - weights.headWeight) * Math.log((near[at] ?? 0) / total + FEWEST_NEAR) +
        weights.wordWeight * (words[at] ?? 0),
    )
    return {
      shares: softmax(logs, weights.sharpness),
      nearest,
      unknown: wordStems(text).filter((word) => !lexicon.words.has(word) && !/^\p{N}+$/u.test(word)),
    }
  }
  return {
    classify(asked) {
      const cosines = similarities(
        vectors,
        labels.length,
        asked.map((one) => one.vector),
      )
      return asked.map((one, at) => opinion(one, cosines[at] ?? new Float32Array(labels.length)))
    },
  }
}
