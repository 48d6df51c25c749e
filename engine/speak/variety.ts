import type { Exchange } from "../types.ts"

/**
 * Picks among phrasings: the same conversation always gets the same one, and a phrasing that the
 * last replies used is passed over as long as another is left.
 */
export type Variety = { pick(phrasings: readonly string[]): string; chance(share: number): boolean }

const REMEMBERED = 6

export function createVariety(seed: string, conversation: Exchange[]): Variety {
  let state = hash(seed + conversation.map((exchange) => exchange.input).join("\n"))
  const next = () => {
    // Mulberry32: small, even, and the same on every machine.
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const recent = conversation.slice(-REMEMBERED).map((exchange) => exchange.output)
  return {
    pick(phrasings) {
      const fresh = phrasings.filter((phrasing) => !recent.some((output) => output.includes(fixedPart(phrasing))))
      const among = fresh.length > 0 ? fresh : phrasings
      return among[Math.floor(next() * among.length)] ?? ""
    },
    chance: (share) => next() < share,
  }
}

/** The longest stretch of a phrasing without a place to fill in. */
function fixedPart(phrasing: string): string {
  return phrasing.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), "")
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}
