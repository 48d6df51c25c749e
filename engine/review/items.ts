import type { ListReview } from "#contracts/assessments.ts"
import type { CaseCompany, Embedder, KeyItem, VectorStore } from "../types.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import { cosine } from "../vectors/similarity.ts"
import { leanings, opposition } from "./polarity.ts"
import { REVIEW_TUNING } from "./tuning.ts"
import { contentWords, overlap } from "./words.ts"

/** An item ready to be compared: whole, and where it has them, its title and description. */
type Statement = { text: string; vectors: Float32Array[]; words: Set<string>; leanings: Map<string, number> }

/** Statements of texts; expected items also stand by title and by description. */
export async function statements(
  texts: string[],
  parts: boolean,
  embed: (texts: string[]) => Promise<Float32Array[]>,
): Promise<Statement[]> {
  const pieces = texts.map((text) => (parts ? [text, ...titleAndDescription(text)] : [text]))
  const vectors = await embed(pieces.flat())
  let at = 0
  return texts.map((text, index) => {
    const count = pieces[index]?.length ?? 1
    const own = vectors.slice(at, at + count)
    at += count
    return { text, vectors: own, words: contentWords(text), leanings: leanings(text) }
  })
}

/**
 * Probability, 0 to 1, that each written item (row) says what each expected one (column) says. A
 * pair is judged by its meaning, by how it stands out among the row's and the column's other
 * pairs, by shared words, and by whether the two lean apart.
 */
export function likenesses(written: Statement[], expected: Statement[]): number[][] {
  const meanings = written.map((one) => expected.map((other) => meaning(one, other)))
  return meanings.map((row, i) =>
    row.map((value, j) => {
      const rest = row.filter((_, at) => at !== j)
      const others = meanings.flatMap((other, at) => (at === i ? [] : [other[j] ?? 0]))
      const [one, other] = [written[i], expected[j]]
      if (!one || !other) return 0
      const logit =
        REVIEW_TUNING.base +
        REVIEW_TUNING.meaning * value +
        REVIEW_TUNING.amongRow * (rest.length > 0 ? value - mean(rest) : 0) +
        REVIEW_TUNING.amongColumn * (others.length > 0 ? value - Math.max(...others) : 0) +
        REVIEW_TUNING.words * overlap(one.words, other.words) -
        REVIEW_TUNING.opposite * Math.min(1, opposition(one.leanings, other.leanings))
      return 1 / (1 + Math.exp(-logit))
    }),
  )
}

function meaning(written: Statement, expected: Statement): number {
  const own = written.vectors[0]
  if (!own) return 0
  const similarities = expected.vectors.map((vector) => cosine(own, vector))
  return REVIEW_TUNING.best * Math.max(...similarities) + (1 - REVIEW_TUNING.best) * mean(similarities)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * Pairs of written and expected items: first one to one, the likeliest first; then a written item
 * that plainly covers a second expected one gives it too.
 */
export function assign(scores: number[][]): { written: number; expected: number; score: number }[] {
  const pairs = scores.flatMap((row, written) => row.map((score, expected) => ({ written, expected, score })))
  pairs.sort((a, b) => b.score - a.score)
  const taken: { written: number; expected: number; score: number }[] = []
  for (const pair of pairs) {
    if (pair.score < REVIEW_TUNING.match) break
    if (taken.some((one) => one.written === pair.written || one.expected === pair.expected)) continue
    taken.push(pair)
  }
  for (const pair of pairs) {
    if (pair.score < REVIEW_TUNING.second) break
    if (taken.some((one) => one.expected === pair.expected)) continue
    taken.push(pair)
  }
  return taken
}

/** Holds one written list against the key and the company's facts. `heard` tells of each expected item whether the meeting gave it away. */
export async function reviewList(
  written: string[],
  key: KeyItem[],
  heard: (item: KeyItem) => boolean,
  company: CaseCompany,
  embedder: Embedder,
  store: VectorStore,
): Promise<ListReview> {
  const [mine, expected, facts] = await Promise.all([
    statements(written, false, (texts) => embedder.embed(texts)),
    statements(
      key.map((one) => one.item),
      true,
      (texts) => embedCached(embedder, store, texts),
    ),
    statements(
      company.facts.map((fact) => fact.text),
      false,
      (texts) => embedCached(embedder, store, texts),
    ),
  ])
  const scores = likenesses(mine, expected)
  const pairs = assign(scores)
  const findings = mine.map((one, index) => {
    const pair = pairs.find((candidate) => candidate.written === index)
    const nearest = Math.max(0, ...(scores[index] ?? []))
    const supported = pair !== undefined || facts.some((fact) => backs(fact, one))
    return {
      written: one.text,
      matched: pair ? (expected[pair.expected]?.text ?? null) : null,
      similarity: round(pair?.score ?? nearest),
      supported,
    }
  })
  return {
    findings,
    expected: key.map((one, index) => ({
      item: one.item,
      found: pairs.some((pair) => pair.expected === index),
      heard: heard(one),
    })),
  }
}

function backs(fact: Statement, item: Statement): boolean {
  const [a, b] = [fact.vectors[0], item.vectors[0]]
  if (!a || !b || opposition(fact.leanings, item.leanings) > REVIEW_TUNING.backedOpposition) return false
  return cosine(a, b) + REVIEW_TUNING.backedWords * overlap(item.words, fact.words) >= REVIEW_TUNING.backed
}

function titleAndDescription(item: string): string[] {
  const at = item.indexOf(":")
  return at > 0 && at < 100 ? [item.slice(0, at).trim(), item.slice(at + 1).trim()] : []
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
