/**
 * Tells texts that belong to no intent. Four signs are weighed by a logistic regression that learns from
 * validation texts of every draw: texts of the intents against strangers and against texts of intents
 * that were left out of the learning, both kinds of the unknown counting the same.
 */
import type { Opinion } from "#engine/understand/classifier.ts"
import { minimise } from "#engine/understand/minimise.ts"
import { cosine } from "#engine/vectors/similarity.ts"
import { type Row, shuffled } from "./public-sets.ts"

export type Learned = { labels: string[]; opinion: (text: string) => Opinion }
type Signs = (text: string) => number[]
type Group = { texts: string[]; signs: Signs; known: boolean }
export type Draw = { drawn: Row[]; seed: number }
export type OutOfScope = {
  draws: Draw[]
  /** In-scope texts that the weights and the threshold are chosen on, with the strangers beside them. */
  inside: Row[]
  strangers: string[]
  /** Strangers that are learnt as a class of their own; may be none. */
  background: string[]
  learn: (rows: Row[]) => Learned
  vector: (text: string) => Float32Array
}
export type Detector = { weights: number[]; draws: ((text: string) => boolean)[] }

const KEPT = 0.95
const STRANGE = "oos"
/** One intent in so many is left out, to see whether texts of an intent never learnt are told. */
const LEFT_OUT = 5
const LEAST_SHARE = 1e-4
const PRIOR = 1e-3
const ROUNDS = 100
/** A sign that spreads less never changes: it says nothing, and must not be divided by. */
const STILL = 1e-6

/** A detector for each draw (whether a text is taken as strange), all with the same weights of the signs. */
export function fitDetectors({ draws, inside, strangers, background, learn, vector }: OutOfScope): Detector {
  const strange = background.map((text) => ({ text, label: STRANGE }))
  const groups: Group[] = []
  const wholes = draws.map(({ drawn, seed }) => {
    const intents = shuffled([...new Set(drawn.map((row) => row.label))], seed)
    const leftOut = new Set(intents.filter((_, at) => at % LEFT_OUT === 0))
    const signsFrom = (rows: Row[]) => readSigns(learn([...rows, ...strange]), rows, vector)
    const whole = signsFrom(drawn)
    const unknown = inside.filter((row) => leftOut.has(row.label)).map((row) => row.text)
    groups.push(
      { texts: inside.map((row) => row.text), signs: whole, known: true },
      { texts: strangers, signs: whole, known: false },
      { texts: unknown, signs: signsFrom(drawn.filter((row) => !leftOut.has(row.label))), known: false },
    )
    return whole
  })
  const weights = weigh(groups)
  const detectors = wholes.map((signs) => {
    const sureness = (text: string) => signs(text).reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)
    const scores = inside.map((row) => sureness(row.text)).sort((a, b) => a - b)
    const limit = scores[Math.floor(scores.length * (1 - KEPT))] ?? 0
    return (text: string) => sureness(text) < limit
  })
  return { weights, draws: detectors }
}

/**
 * What tells whether a text belongs to any intent: how close it is to one (nearest example and middle),
 * the logarithms of the best share and of the strangers' share, and how much farther its nearest example
 * is than the examples of that intent are from each other.
 */
function readSigns({ labels, opinion }: Learned, rows: Row[], vector: (text: string) => Float32Array): Signs {
  const tight = new Map(labels.map((label) => [label, tightness(rows, label, vector)]))
  const known = new Map<string, number[]>()
  return (text) => {
    const signs = known.get(text) ?? read(text)
    known.set(text, signs)
    return signs
  }

  function read(text: string): number[] {
    const { shares, nearest, central } = opinion(text)
    const own = [...labels.keys()].filter((at) => labels[at] !== STRANGE)
    const best = own.reduce((one, other) => ((shares[other] ?? 0) > (shares[one] ?? 0) ? other : one))
    const close = Math.max(...own.map((at) => (nearest[at] ?? -1) + (central[at] ?? -1)))
    const strangeShare = shares[labels.indexOf(STRANGE)] ?? 0
    return [
      close,
      Math.log((shares[best] ?? 0) + LEAST_SHARE),
      Math.log(strangeShare + LEAST_SHARE),
      (nearest[best] ?? -1) - (tight.get(labels[best] ?? "") ?? 0),
    ]
  }
}

/** The mean cosine of an intent's examples, each with the nearest other one. */
function tightness(rows: Row[], label: string, vector: (text: string) => Float32Array): number {
  const vectors = rows.filter((row) => row.label === label).map((row) => vector(row.text))
  return mean(
    vectors.map((one) => Math.max(...vectors.filter((other) => other !== one).map((other) => cosine(one, other)))),
  )
}

/** Weights of the signs, from a logistic regression; each group counts the same among the known or the unknown. */
function weigh(groups: Group[]): number[] {
  const rows = groups.flatMap(({ texts, signs, known }) => {
    const weight = 0.5 / groups.filter((group) => group.known === known).length / Math.max(1, texts.length)
    return texts.map((text) => ({ signs: signs(text), known: Number(known), weight }))
  })
  const size = rows[0]?.signs.length ?? 0
  const middles = Array.from({ length: size }, (_, at) => mean(rows.map((row) => row.signs[at] ?? 0)))
  const spreads = middles.map((middle, at) => Math.sqrt(mean(rows.map((row) => ((row.signs[at] ?? 0) - middle) ** 2))))
  const scaled = (signs: number[]) =>
    signs.map((sign, at) => ((spreads[at] ?? 0) > STILL ? (sign - (middles[at] ?? 0)) / (spreads[at] ?? 1) : 0))
  const lessons = rows.map((row) => ({ ...row, signs: [...scaled(row.signs), 1] }))
  const found = minimise(
    (point, slope) => {
      let loss = 0
      slope.fill(0)
      for (const { signs, known, weight } of lessons) {
        const score = signs.reduce((sum, sign, at) => sum + sign * (point[at] ?? 0), 0)
        const share = 1 / (1 + Math.exp(-score))
        loss -= weight * Math.log(Math.max(known ? share : 1 - share, Number.MIN_VALUE))
        for (const [at, sign] of signs.entries()) slope[at] = (slope[at] ?? 0) + weight * (share - known) * sign
      }
      for (let at = 0; at < size; at++) {
        loss += (PRIOR / 2) * (point[at] ?? 0) ** 2
        slope[at] = (slope[at] ?? 0) + PRIOR * (point[at] ?? 0)
      }
      return loss
    },
    size + 1,
    ROUNDS,
  )
  return spreads.map((spread, at) => (spread > STILL ? (found[at] ?? 0) / spread : 0))
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
