import type { Exchange } from "../types.ts"
import { type Pool, uncontracted, type Voice } from "./voice.ts"

/**
 * Picks among phrasings: the same conversation always gets the same one, and a phrasing that the
 * conversation has heard is passed over as long as another is left.
 */
export type Variety = { pick: (pool: Pool | readonly string[]) => string; chance: (share: number) => boolean }

/** When all phrasings are used up, those of the last replies at least are not used again. */
const RECENT = 6
/** Share of picks that take the speaker's own way of talking where the pool has it. */
const OWN_WAY = 0.7
const SHORTEST = 3

export function createVariety(seed: string, conversation: Exchange[], voice: Voice | null): Variety {
  let state = hash(seed + conversation.map((exchange) => exchange.input).join("\n"))
  const next = () => {
    // Mulberry32: small, even, and the same on every machine.
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const outputs = conversation.map((exchange) => exchange.output)
  const recent = outputs.slice(-RECENT)
  const picked: string[] = []
  const unheard = (phrasings: readonly string[], among: string[]) =>
    phrasings.filter((phrasing) => !picked.includes(phrasing) && !isHeard(phrasing, among))
  return {
    pick(pool) {
      const { any, own } = "any" in pool ? { any: pool.any, own: (voice && pool[voice]) || [] } : { any: pool, own: [] }
      const draw = next()
      const inOwnWay = unheard(own, outputs)
      const fresh = next() < OWN_WAY && inOwnWay.length > 0 ? inOwnWay : unheard([...own, ...any], outputs)
      const among = [fresh, unheard([...own, ...any], recent), any].find((phrasings) => phrasings.length > 0) ?? any
      const phrasing = among[Math.floor(draw * among.length)] ?? ""
      picked.push(phrasing)
      return phrasing
    },
    chance: (share) => next() < share,
  }
}

/** Whether a reply holds a phrasing, as it is written or as somebody says it who does not contract. */
function isHeard(phrasing: string, outputs: string[]): boolean {
  const part = fixedPart(phrasing)
  const inFull = uncontracted(part)
  return outputs.some((output) => output.includes(part) || output.includes(inFull))
}

/** The longest stretch of a phrasing without a place to fill in; the whole of it where that says too little. */
function fixedPart(phrasing: string): string {
  const longest = phrasing.split(/\{\w+\}/).reduce((best, part) => (part.length > best.length ? part : best), "")
  return longest.trim().length >= SHORTEST ? longest : phrasing
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}
