import type { Exchange, Turn } from "../types.ts"

/** A finished turn as the next one finds it in the conversation. */
export function exchangeOf(turn: Turn): Exchange {
  const { input, output, kind, type, sources, executive, trace } = turn
  return { input, output, kind, type, sources, executive, topics: trace.topics, facts: trace.facts, level: trace.level }
}
