import type { Level } from "#contracts/limits.ts"
import type { KeyItem, ReviewRequest } from "../types.ts"

export type Line = ReviewRequest["transcript"][number]
export type ListName = "strengths" | "weaknesses" | "dd_items"
/** An expected item with what became of it in the meeting and on paper. */
export type Item = { list: ListName; key: KeyItem; title: string; found: boolean; heard: boolean }

/** The line that said an item, or null. */
export function lineThatSaid(item: KeyItem, request: ReviewRequest): Line | null {
  return (
    request.transcript.find((line) =>
      item.revealed_by.some((reveal) => said(line, reveal.topic, reveal.level, request)),
    ) ?? null
  )
}

/** The last line that touched an item's topic without going deep enough, or null. */
export function lineThatTouched(item: KeyItem, request: ReviewRequest): Line | null {
  return (
    request.transcript.findLast((line) =>
      line.topics.some((topic) => item.revealed_by.some((reveal) => reveal.topic === topic)),
    ) ?? null
  )
}

/** The cheapest way to an item: lowest level, topics already touched first. */
export function wayTo(item: KeyItem, request: ReviewRequest): { topic: string; level: Level } {
  const touched = new Set(request.transcript.flatMap((line) => line.topics))
  const ways = [...item.revealed_by].sort(
    (a, b) => Number(touched.has(b.topic)) - Number(touched.has(a.topic)) || a.level - b.level,
  )
  const best = ways[0]
  // The key's schema allows the three levels only.
  return { topic: best?.topic ?? "", level: (best?.level ?? 1) as Level }
}

function said(line: Line, topic: string, level: number, request: ReviewRequest): boolean {
  return request.company.facts.some(
    (fact) => fact.topic === topic && fact.type === "standard" && fact.level === level && line.facts.includes(fact.key),
  )
}
