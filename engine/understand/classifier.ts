import { cosinesWith } from "../vectors/block.ts"
import { softmax } from "../vectors/similarity.ts"
import { buildLexicon, readLexicon, wordStems } from "./lexical.ts"
import { evenly, fitSoftmaxHead, type SoftmaxHead, scoreSoftmax } from "./softmax-head.ts"
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
  /** The group of each class, numbered from 0: what the classes of a group have in common is learned as well. */
  groups?: number[]
}
/** A further example, held against the vector by whoever has it. */
export type Further = { text: string; similarity: number; label: number }
export type Opinion = {
  /** Share of each class; they add up to 1. */
  shares: number[]
  /** Share of each group by a head of its own, which tells groups and not their classes apart. */
  groups: number[]
  /** Highest cosine of an example of each class, -1 for one without examples. */
  nearest: Float64Array
  /** Cosine with the middle of each class's examples. */
  central: Float64Array
  /** Stems of the text that no example holds. Figures count as known. */
  unknown: string[]
}
export type Asked = { text: string; vector: Float32Array; further?: Further[] }
/** Opinions in the order of what is asked. */
export type Classifier = { classify(asked: Asked[]): Opinion[] }
export type Weights = {
  [key in
    | "headReach"
    | "headRounds"
    | "headWeight"
    | "nearSharpness"
    | "likeness"
    | "ownWeight"
    | "centreWeight"
    | "wordWeight"
    | "sharpness"]: number
}

/** What training finds: the head of the classes, and that of their groups where the lesson has any. */
export type Heads = { classes: SoftmaxHead; groups: SoftmaxHead | null }

const FEWEST_NEAR = 1e-3
/** Nats below the nearest example at which one weighs next to nothing: six in a million. */
const FAINT = 12
/** Sharpness of the cosines with the nearest example and the middle of a class, taken together. */
const CENTRE_SHARPNESS = 30

/** Trains the heads of a lesson: a second or two for some thousands of examples. Deterministic for the same lesson. */
export function fitHeads({ labels, vectors, classes, groups }: Lesson, weights: Weights = TUNING): Heads {
  const held = { reach: weights.headReach, rounds: weights.headRounds }
  const grouped = labels.map((label) => groups?.[label] ?? 0)
  return {
    classes: fitSoftmaxHead(vectors, labels, classes, held),
    groups: groups ? fitSoftmaxHead(vectors, grouped, Math.max(...groups) + 1, held) : null,
  }
}

/**
 * Learns classes from examples: a trained linear head, the nearness of the examples in meaning and
 * in words, and what single words speak for. Takes a second or two for some thousands of examples,
 * less with heads trained before, so it belongs in a thread of its own. Deterministic for the same lesson.
 */
export function fitClassifier(
  lesson: Lesson,
  weights: Weights = TUNING,
  heads = fitHeads(lesson, weights),
): Classifier {
  const { texts, labels, vectors, classes, hints } = lesson
  const lexicon = buildLexicon(texts, labels, classes, hints)
  const withExamples = cosinesWith(vectors, labels.length)
  const withMiddles = cosinesWith(classMiddles(vectors, labels, classes), classes)
  // A class that was written about more is not asked about more: every class weighs the same.
  const each = evenly(labels, classes)
  const labelOf = Uint16Array.from(labels)
  const { likeness, nearSharpness } = weights

  const opinion = ({ text, vector, further = [] }: Asked, cosines: Float32Array, central: Float32Array): Opinion => {
    const linear = scoreSoftmax(heads.classes, vector)
    const words = readLexicon(lexicon, text)
    const near = new Float64Array(classes)
    const nearest = new Float64Array(classes).fill(-1)
    // An example counts that is near in meaning, and more so if it says it in the same words.
    const scores = cosines
    let top = -1
    for (let row = 0; row < scores.length; row++) {
      const label = labelOf[row] as number
      const cosine = cosines[row] as number
      if (cosine > (nearest[label] as number)) nearest[label] = cosine
      const score = cosine + likeness * (words.likeness[row] as number)
      scores[row] = score
      if (score > top) top = score
    }
    const faint = top - FAINT / nearSharpness
    for (let row = 0; row < scores.length; row++) {
      const score = scores[row] as number
      if (score < faint) continue
      const label = labelOf[row] as number
      near[label] = (near[label] as number) + (each[label] as number) * Math.exp(nearSharpness * (score - top))
    }
    for (const { text: other, similarity, label } of further) {
      const score = similarity + weights.likeness * words.likenessTo(other)
      near[label] = (near[label] as number) + weights.ownWeight * Math.exp(weights.nearSharpness * (score - top))
      nearest[label] = Math.max(nearest[label] as number, similarity)
    }
    const total = near.reduce((sum, value) => sum + value, 0) || 1
    const highest = linear.reduce((best, score) => Math.max(best, score))
    const spread = Math.log(linear.reduce((sum, score) => sum + Math.exp(score - highest), 0)) + highest
    // Logarithms are added: each opinion may veto what the others believe.
    const logs = Array.from(
      linear,
      (score, at) =>
        weights.headWeight * (score - spread) +
        (1 - weights.headWeight) * Math.log((near[at] as number) / total + FEWEST_NEAR) +
        weights.centreWeight * CENTRE_SHARPNESS * ((nearest[at] as number) + (central[at] as number)) +
        weights.wordWeight * (words.says[at] as number),
    )
    return {
      shares: softmax(logs, weights.sharpness),
      groups: heads.groups ? softmax([...scoreSoftmax(heads.groups, vector)], 1) : [],
      nearest,
      central: Float64Array.from(central),
      unknown: wordStems(text).filter((word) => !lexicon.words.has(word) && !/^\p{N}+$/u.test(word)),
    }
  }
  return {
    classify(asked) {
      const queries = asked.map((one) => one.vector)
      const [cosines, central] = [withExamples(queries), withMiddles(queries)]
      return asked.map((one, at) => opinion(one, cosines[at] ?? new Float32Array(), central[at] ?? new Float32Array()))
    },
  }
}

/** The mean of each class's vectors, at unit length, in one block. */
function classMiddles(vectors: Float32Array, labels: number[], classes: number): Float32Array {
  const size = vectors.length / Math.max(1, labels.length)
  const middles = new Float32Array(classes * size)
  for (const [row, label] of labels.entries())
    for (let i = 0; i < size; i++)
      middles[label * size + i] = (middles[label * size + i] as number) + (vectors[row * size + i] as number)
  for (let label = 0; label < classes; label++) {
    const middle = middles.subarray(label * size, (label + 1) * size)
    const length = Math.hypot(...middle) || 1
    for (let i = 0; i < size; i++) middle[i] = (middle[i] as number) / length
  }
  return middles
}
