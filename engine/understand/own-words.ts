import type { CompanyIndex } from "../company/company-index.ts"
import { TUNING } from "./tuning.ts"
import type { Reading } from "./turn-model.ts"

/**
 * A reading that knows the company's own words: a name or thing that no example holds, but answers on
 * a few topics do, is hardly asked for under any other topic.
 */
export function inItsWords(reading: Reading, index: CompanyIndex): Reading {
  const topics = new Set(reading.unknown.flatMap((word) => [...(index.topicsWith(word) ?? [])]))
  if (topics.size === 0) return reading
  const kept = reading.topics.map(({ topic, share }) => ({
    topic,
    share: topics.has(topic) ? share : share * TUNING.elsewhere,
  }))
  const kinds = Object.entries(reading.kinds).map(
    ([kind, share]) => [kind, kind === "question" ? share : share * TUNING.otherKind] as const,
  )
  const asked = sumOf(kept)
  const all = asked + kinds.reduce((total, [kind, share]) => total + (kind === "question" ? 0 : share), 0)
  return {
    ...reading,
    topics: kept.map(({ topic, share }) => ({ topic, share: share / all })).sort((a, b) => b.share - a.share),
    kinds: Object.fromEntries(
      kinds.map(([kind, share]) => [kind, (kind === "question" ? asked : share) / all]),
    ) as Reading["kinds"],
  }
}

/** The shares of all topics together. */
export function sumOf(topics: Reading["topics"]): number {
  return topics.reduce((total, one) => total + one.share, 0)
}

/** A reading whose topics weigh otherwise among themselves, and together as much as before; falling. */
export function reweighed(reading: Reading, weight: (topic: string, share: number) => number): Reading {
  const weighed = reading.topics.map(({ topic, share }) => ({ topic, share: weight(topic, share) }))
  const scale = sumOf(reading.topics) / (sumOf(weighed) || 1)
  const topics = weighed.map(({ topic, share }) => ({ topic, share: share * scale }))
  return { ...reading, topics: topics.sort((a, b) => b.share - a.share) }
}
