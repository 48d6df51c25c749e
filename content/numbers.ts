/** Numbers as people write them in a sentence: their value, how far they may be rounded, and what they count. */

export type Quoted = {
  /** As written: "£4.2 million", "62%", "about" left out. */
  shown: string
  /** Where it begins in the text. */
  at: number
  value: number
  /** How far a figure may lie from the value and still be written so. */
  tolerance: number
  kind: "money" | "share" | "year" | "date" | "time" | "count"
  /** Digits that say something: 2 in 4,600 and in 0.46. */
  digits: number
  /** Words that follow in the same clause, at most three: what is counted. */
  after: string[]
}

const SCALES: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }
// Not figures: names that carry digits (Q3, CO2, ISO 27001, Article 9), and sayings.
const NAMES =
  /\bR-\d+\b|\b(?:ISO|IEC|EN|IP|CE|Article|Section|Class|Level|Form|UN|DIN|Annex|Series)[ -]?\d[\d.:-]*|\b24\/7\b|\b50[-:]50\b/gi
const NUMBER =
  /(?<![\w.])((?:S?\$|[£€]|CHF )?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s?(%|percent\b|thousand\b|million\b|billion\b|bn\b|k\b|m\b|p\b))?/gi
const MONTH = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
// "12 of 14 events" counts events both times.
const OF_ANOTHER = /^ (?:of|out of|to|and|or|from)(?: (?:the|our|these|those|this year's))? \d[\d,.]*(?!%)(?= )/
const IN_A_HUNDRED = /^ (?:[a-z]+ )?in a hundred\b/
const LINK =
  /^(?:last|this|that|a|an|per|in|each|every|one|the|of|for|by|to|next|and|or|before|after|is|are|was|were)$/i
/** Units of time; a "second" in the singular is the one after the first. */
export const TIME = /^(?:seconds|(?:minute|hour|day|week|fortnight|month|year)s?)$/

/** Every number written in digits, in the order of the text. */
export function numbersIn(text: string): Quoted[] {
  const plain = text.replaceAll(NAMES, (name) => " ".repeat(name.length))
  return [...plain.matchAll(NUMBER)].map((match) => {
    const [written, currency = "", grouped = "", decimals = "", word = ""] = match
    const whole = grouped.replaceAll(",", "")
    const unit = word.toLowerCase()
    const scale = SCALES[unit] ?? 1
    const value = Number(whole + decimals) * scale
    const rest = plain.slice(match.index + written.length).replace(OF_ANOTHER, " ")
    const clause = /^[^.,;:?!()\d£€$]*/.exec(rest)?.[0] ?? ""
    const after = (clause.match(/[\p{L}'-]+/gu) ?? [])
      .flatMap((one) => (/-hours?$/.test(one) ? [one] : one.split("-")))
      .filter(Boolean)
      .slice(0, 3)
    const bare = scale === 1 && decimals === ""
    const share = unit === "%" || unit === "percent" || IN_A_HUNDRED.test(rest)
    const kind = currency || unit === "p" ? "money" : share ? "share" : kindOf(bare ? grouped : "", after)
    return {
      shown: written.slice(currency.length).trim(),
      at: match.index,
      value,
      tolerance: toleranceOf(whole, decimals, value, scale, kind),
      kind,
      digits: (whole + decimals).replace(/\D/g, "").replace(/^0+|0+$/g, "").length,
      after,
    }
  })
}

/** The kind of a number without a sign: `bare` is its digits if it has no decimals and no "million". */
function kindOf(bare: string, [first = "", second = ""]: string[]): Quoted["kind"] {
  if (bare && MONTH.test(first)) return "date"
  if (/^(?:19|20)\d\d$/.test(bare)) return "year"
  const unit = LINK.test(first) || TIME.test(first) ? first : TIME.test(second) ? second : first
  return TIME.test(unit) ? "time" : "count"
}

/** Half of the last digit that was written; a round number stands for what lies within 3 % of it, a small one for 5.5 %. */
function toleranceOf(whole: string, decimals: string, value: number, scale: number, kind: Quoted["kind"]): number {
  if (decimals !== "") return 0.5 * 10 ** (1 - decimals.length) * scale
  const half = 0.5 * scale
  if (kind === "share" || kind === "money" || value > 20) {
    const zeros = /0*$/.exec(whole)?.[0].length ?? 0
    return zeros > 0 ? Math.max(half, Math.min(0.5 * 10 ** zeros * scale, value * 0.03)) : half
  }
  return Math.min(half, value * 0.055)
}
