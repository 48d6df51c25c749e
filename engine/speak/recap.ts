import type { Fact } from "../types.ts"

const AMOUNT =
  /(?:S\$|US\$|C\$|[£€$]|CHF\s)\d+(?:[.,]\d+)*(?:\s(?:million|billion|thousand))?(?:\s(?:a|an|per)\s(?:year|month|week|day|pack|site|seat|user|machine|job|acre|patient|branch|sensor|customer|unit))?|\d+(?:[.,]\d+)*(?:%|p\b)/g
const COUNT = /(?<![\d.,£€$])(?!20\d\d\b)\d+(?:,\d{3})*\s(?!times\b)[a-z]{4,}s\b/g
const FROM_FIRST = 2
const MOST = 3

/**
 * The figures by which an answer is remembered, at most three in the order they were told: "£414,000
 * a year", "31 months". Empty where there are fewer than two.
 */
export function keyFigures(told: Fact[]): string[] {
  const perFact = [...told].sort((a, b) => a.level - b.level).map((fact) => figuresOf(fact.text.replace(/\s+/g, " ")))
  const [first = [], ...later] = perFact
  const chosen = new Set([...first.slice(0, FROM_FIRST), ...later.flat().slice(0, 1), ...first, ...later.flat()])
  return chosen.size < 2 ? [] : [...chosen].slice(0, MOST)
}

function figuresOf(text: string): string[] {
  const amounts = text.match(AMOUNT) ?? []
  return amounts.length > 1 ? amounts : [...amounts, ...(text.match(COUNT) ?? [])]
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: string[]): string {
  const last = parts.at(-1) ?? ""
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last
}
