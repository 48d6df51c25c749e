/** Plain ways to rank topics, printed beside the engine. Each gives topics, best first. */
import { cosine } from "#engine/vectors/similarity.ts"

type Example = { topic: string; text: string }
type Placed = { topic: string; vector: Float32Array }

const tables = new WeakMap<Example[], ReturnType<typeof table>>()

/** Cosine of TF-IDF vectors, the best example of a topic. */
export function tfIdfRanking(examples: Example[], text: string): string[] {
  const known = tables.get(examples) ?? table(examples)
  tables.set(examples, known)
  const query = known.weigh(text)
  return ranking(known.rows.map(({ topic, weights }) => ({ topic, score: dot(query, weights) })))
}

export function nearestRanking(examples: Placed[], vector: Float32Array): string[] {
  return ranking(examples.map((example) => ({ topic: example.topic, score: cosine(example.vector, vector) })))
}

export function centroidRanking(examples: Placed[], vector: Float32Array): string[] {
  const sums = new Map<string, { score: number; count: number }>()
  for (const example of examples) {
    const sum = sums.get(example.topic) ?? { score: 0, count: 0 }
    sums.set(example.topic, { score: sum.score + cosine(example.vector, vector), count: sum.count + 1 })
  }
  return ranking([...sums].map(([topic, { score, count }]) => ({ topic, score: score / count })))
}

function table(examples: Example[]) {
  const documents = examples.map((example) => tokens(example.text))
  const frequency = new Map<string, number>()
  for (const document of documents)
    for (const token of new Set(document)) frequency.set(token, (frequency.get(token) ?? 0) + 1)
  const weigh = (text: string) => {
    const weights = new Map<string, number>()
    for (const token of tokens(text))
      weights.set(token, (weights.get(token) ?? 0) + Math.log(documents.length / (1 + (frequency.get(token) ?? 0))))
    const length = Math.hypot(...weights.values()) || 1
    for (const [token, weight] of weights) weights.set(token, weight / length)
    return weights
  }
  return { weigh, rows: examples.map((example) => ({ topic: example.topic, weights: weigh(example.text) })) }
}

function dot(a: Map<string, number>, b: Map<string, number>): number {
  let sum = 0
  for (const [token, weight] of a) sum += weight * (b.get(token) ?? 0)
  return sum
}

function ranking(scores: { topic: string; score: number }[]): string[] {
  const best = new Map<string, number>()
  for (const { topic, score } of scores) best.set(topic, Math.max(best.get(topic) ?? Number.NEGATIVE_INFINITY, score))
  return [...best].sort((a, b) => b[1] - a[1]).map(([topic]) => topic)
}

const tokens = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
