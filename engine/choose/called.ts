import type { CompanyManager } from "../types.ts"

const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|professor)\.?\s+/i
const LEADS = /^\W*(?:(?:and|so|ok|okay|well|thanks|thank you|hello|hi|sorry|maybe|perhaps)[,\s]+)*/i
const SHORTEST = 4
/** A name that the visitor has almost right: one letter off in a short one, two in a longer. */
const LONG_NAME = 7

/**
 * The manager whom a turn calls by a surname alone or by a name not quite right, set off at its
 * beginning or end by a comma, colon, dash or mark, or put right before a question: "Strand, …",
 * "…, Inez?", "thandeka what …". Null where nobody is.
 */
export function calledUpon(text: string, management: CompanyManager[]): CompanyManager | null {
  const words = text.replace(LEADS, "")
  const first = /^((?:(?:mr|mrs|ms|miss|dr|prof)\.?\s+)?[\p{L}'-]+(?:\s[\p{L}'-]+){0,2})\s*(?:[,:!?]|\s[-–—]\s)/iu.exec(
    words,
  )?.[1]
  const last = /[,.?!]\s*((?:(?:mr|mrs|ms|miss|dr|prof)\.?\s+)?[\p{L}'-]+(?:\s[\p{L}'-]+)?)\s*[?.!]*$/iu.exec(text)?.[1]
  const unset =
    /^([\p{L}'-]+)\s+(?:who|what|what's|whats|which|when|where|why|how|is|are|do|does|did|can|could|will|would|have|has)\b/iu.exec(
      words,
    )?.[1]
  for (const call of [first, last, unset]) {
    const name = call?.replace(TITLES, "").toLowerCase()
    const found = name && management.find((manager) => namesOf(manager).some((own) => isNearly(name, own)))
    if (found) return found
  }
  return null
}

function namesOf(manager: CompanyManager): string[] {
  const [first = "", ...rest] = manager.name.toLowerCase().replace(TITLES, "").split(/\s+/)
  return [first, rest.at(-1) ?? "", rest.join(" "), [first, ...rest].join(" ")].filter(
    (name) => name.length >= SHORTEST,
  )
}

function isNearly(call: string, name: string): boolean {
  if (call === name || (call.length >= SHORTEST && name.startsWith(call))) return true
  // The first letter is seldom the one that goes wrong, and guards "Well," and "Fine,".
  if (call.length < SHORTEST || plain(call)[0] !== plain(name)[0]) return false
  return distance(plain(call), plain(name)) <= (name.length >= LONG_NAME ? 2 : 1)
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "")
}

/** Letters to change, add or leave out; two neighbours swapped count as one (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = least
    }
  return at(a.length, b.length)
}
