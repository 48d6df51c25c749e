import { features, type List, probability } from "./likeness.ts"
import { type Embed, pointsOf, type Statement, statements } from "./statement.ts"
import { LIKENESS } from "./tuning.ts"
import type { Valence } from "./valence.ts"

export type Pair = { written: number; expected: number; score: number }
/** `nearest`: the best score of each written item, matched or not. */
export type Matches = { written: Statement[]; pairs: Pair[]; nearest: number[] }

/**
 * Which written item says which expected one. Each expected item is given to one written item at
 * most; a written item gets a second where it makes several points or plainly covers it as well.
 * `embed` takes what was written, `embedKept` the key, whose vectors are worth keeping.
 */
export async function matchList(
  list: List,
  written: string[],
  expected: string[],
  valence: Valence,
  embed: Embed,
  embedKept: Embed,
): Promise<Matches> {
  const points = written.flatMap((text, at) => pointsOf(text).map((point) => ({ at, point })))
  const [mine, theirs, parts] = await Promise.all([
    statements(written, {}, embed),
    statements(expected, { parts: true }, embedKept),
    statements(
      points.map(({ point }) => point),
      {},
      embed,
    ),
  ])
  const featuresOf = features(mine, theirs, list, valence)
  const whole = mine.map((_, at) => featuresOf(at).map(probability))
  const byPoint = points.map(({ at }, index) => {
    const one = parts[index]
    // A point stands in its item's place among the others of the list; what the item denies, its points do.
    const text = written[at] ?? ""
    const row = one ? features(mine.with(at, { ...one, text }), theirs, list, valence)(at) : []
    return { at, scores: row.map(probability) }
  })
  return { written: mine, pairs: assign(whole, byPoint), nearest: whole.map((row) => Math.max(0, ...row)) }
}

function assign(whole: number[][], points: { at: number; scores: number[] }[]): Pair[] {
  const pairs = whole.flatMap((row, written) => row.map((score, expected) => ({ written, expected, score })))
  const taken: Pair[] = []
  const free = (expected: number) => !taken.some((one) => one.expected === expected)
  for (const pair of falling(pairs)) {
    if (pair.score < LIKENESS.match) break
    if (free(pair.expected) && !taken.some((one) => one.written === pair.written)) taken.push(pair)
  }
  for (const pair of falling(pairs)) if (pair.score >= LIKENESS.second && free(pair.expected)) taken.push(pair)
  const parts = points.flatMap(({ at, scores }) => {
    const best = scores.indexOf(Math.max(...scores))
    return best < 0 ? [] : [{ written: at, expected: best, score: scores[best] ?? 0 }]
  })
  for (const pair of falling(parts)) if (pair.score >= LIKENESS.point && free(pair.expected)) taken.push(pair)
  return taken
}

const falling = (pairs: Pair[]) => pairs.toSorted((a, b) => b.score - a.score || a.expected - b.expected)
