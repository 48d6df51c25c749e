import { cosine } from "../vectors/similarity.ts"
import { agreement, contradict, opposition } from "./polarity.ts"
import type { Statement } from "./statement.ts"
import { LIKENESS } from "./tuning.ts"
import type { Valence } from "./valence.ts"
import { overlap } from "./words.ts"

export type List = "strengths" | "weaknesses" | "dd_items"

/** What a pair of a written and an expected item is judged by, in the order of LIKENESS.weights. */
export type Features = number[]

/**
 * The features of the pairs of a written item, by its place: closeness of meaning, how that stands
 * out in the pair's row and column, words shared to the letter, whether the two lean apart or the
 * same way, whether the written item is on the wrong side of its list (bad news among the
 * strengths), and the list: tasks of due diligence sound more alike than findings do.
 */
export function features(
  written: Statement[],
  expected: Statement[],
  list: List,
  valence: Valence,
): (at: number) => Features[] {
  const meaning = grid(written, expected, meant)
  const rarity = rarities(expected)
  const isTask = list === "dd_items"
  return (i) => {
    const one = written[i]
    if (!one) return []
    const clause = grid([one], expected, meantByClause)
    const side = isTask ? 0 : valence(one.vectors[0] ?? new Float32Array()) * (list === "strengths" ? 1 : -1)
    // A little on the wrong side is within the noise; far on it says no more than clearly on it.
    const wrongSide = isTask ? 0 : Math.min(0, Math.max(-0.15, side + 0.02))
    return expected.map((other, j) => {
      const shared = [...one.subject].filter((word) => other.subject.has(word))
      return [
        meaning.at(i, j),
        meaning.aboveRow(i, j),
        meaning.nearer(i, j),
        meaning.aboveColumn(i, j),
        clause.aboveBest(0, j),
        // A word that only one expected item has points to it; but a short item that shares little
        // more than its noun is more often a near miss than a longer one that shares as many words.
        shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0),
        Math.min(0.5, overlap(one.subject, other.subject)),
        // A task may ask for the very thing that is missing; a finding can't say both.
        !isTask && contradict(one.text, other.title) ? Number.POSITIVE_INFINITY : apart(one, other),
        Math.min(1, agreement(one.leanings, other.titleLeanings)),
        wrongSide,
        isTask ? 1 : 0,
      ]
    })
  }
}

/** One over the number of expected items that a stem stands in. */
function rarities(expected: Statement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { subject } of expected) for (const word of subject) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, 1 / count]))
}

/** 0 to 1: leaning apart from the title counts whole, from the description half. */
function apart(written: Statement, expected: Statement): number {
  const titled = [...written.leanings.keys()].some((axis) => expected.titleLeanings.has(axis))
  return titled
    ? Math.min(1, opposition(written.leanings, expected.titleLeanings))
    : 0.5 * Math.min(1, opposition(written.leanings, expected.leanings))
}

/** Probability, 0 to 1, that a written item says what an expected one says; 0 where they hardly share a subject. */
export function probability(of: Features): number {
  if ((of[0] ?? 0) < LIKENESS.floor) return 0
  const logit = of.reduce((sum, value, at) => sum + value * (LIKENESS.weights[at] ?? 0), LIKENESS.base)
  return 1 / (1 + Math.exp(-logit))
}

function grid(written: Statement[], expected: Statement[], score: (one: Statement, other: Statement) => number) {
  const rows = written.map((one) => expected.map((other) => score(one, other)))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  return {
    at,
    /** Above the mean of the row's other pairs. */
    aboveRow(i: number, j: number) {
      const rest = (rows[i] ?? []).filter((_, other) => other !== j)
      return rest.length > 0 ? at(i, j) - rest.reduce((sum, value) => sum + value, 0) / rest.length : 0
    },
    /** How many of the row's other pairs score higher. */
    nearer: (i: number, j: number) => (rows[i] ?? []).filter((value) => value > at(i, j)).length,
    /** Above the best of the row's other pairs; below it where negative. */
    aboveBest(i: number, j: number) {
      const rest = (rows[i] ?? []).filter((_, other) => other !== j)
      return rest.length > 0 ? at(i, j) - Math.max(...rest) : 0
    },
    /** Above the best of the column's other pairs; below it where negative. */
    aboveColumn(i: number, j: number) {
      const rest = rows.flatMap((row, other) => (other === i ? [] : [row[j] ?? 0]))
      return rest.length > 0 ? at(i, j) - Math.max(...rest) : 0
    },
  }
}

function meant(written: Statement, expected: Statement): number {
  const own = written.vectors[0]
  if (!own) return 0
  const similarities = expected.vectors.map((vector) => cosine(own, vector))
  const mean = similarities.reduce((sum, value) => sum + value, 0) / similarities.length
  return LIKENESS.best * Math.max(...similarities) + (1 - LIKENESS.best) * mean
}

/** Closeness to the nearest clause: a written item often takes up one detail of an expected one. */
function meantByClause(written: Statement, expected: Statement): number {
  const own = written.vectors[0]
  return own ? Math.max(0, ...expected.clauses.map((clause) => cosine(own, clause))) : 0
}

/** Share of `words` that `among` has, each by the nearest in meaning, 0 to 1. */
export function covered(words: Statement["words"], among: Statement["words"]): number {
  if (words.length === 0 || among.length === 0) return 0
  const near = words.map((word) => Math.max(...among.map((other) => cosine(word.vector, other.vector))))
  // Two unrelated words are still this alike to the model.
  const strange = LIKENESS.strangers
  return near.reduce((sum, value) => sum + Math.max(0, (value - strange) / (1 - strange)), 0) / words.length
}
