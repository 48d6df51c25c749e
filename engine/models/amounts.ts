/** Numbers as a text says them, in digits or words, so that two texts can be held against each other. */
export type Amount = {
  /** As it stands in the text. */
  said: string
  /** What it may mean: "4 to 5 million" says 4 and perhaps 4,000,000. */
  values: number[]
  /** "%", a currency sign, "fraction" (half, a third of), "ordinal" (third, 3rd), or "". */
  unit: string
  at: number
}

const SMALL = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
)
for (const [at, word] of "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").entries())
  SMALL.set(word, 20 + 10 * at)
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
}
const ORDINALS = "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ")
const FRACTIONS: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10 }
const CURRENCIES: [RegExp, string][] = [
  [/^(?:£|gbp|pounds?|sterling)$/i, "£"],
  [/^(?:€|eur|euros?)$/i, "€"],
  [/^(?:\$|usd|dollars?)$/i, "$"],
  [/^(?:chf|francs?)$/i, "CHF"],
  [/^(?:sek|dkk|nok|kron[aeo]r?)$/i, "kr"],
  [/^(?:kes|shillings?)$/i, "KES"],
  [/^(?:inr|₹|rupees?)$/i, "₹"],
]
const CURRENCY = "£|€|\\$|₹|gbp|eur|usd|chf|sek|dkk|nok|kes|inr|sgd"
const UNIT = `%|per ?cent(?:age points?)?|pounds?|sterling|euros?|dollars?|francs?|kron[aeo]r?|shillings?|rupees?|${CURRENCY}`
const DIGITS = new RegExp(
  `(?<before>${CURRENCY})?\\s?(?<![\\p{L}\\d.])(?<digits>\\d+(?:[.,'\u00a0\u202f\u2009]\\d+)*)(?:(?<ordinal>st|nd|rd|th)\\b|[\\s-]?(?<scale>k|mn?|bn?|hundred|thousand|million|billion)\\b)?(?:[\\s-]?(?<after>${UNIT})(?![\\p{L}]))?`,
  "giu",
)
const WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\d[\\s-])(?:${[...SMALL.keys()].join("|")}|hundred|thousand|million|billion|dozen)(?![\\p{L}])(?:(?:[\\s-]+(?:and[\\s-]+)?|\\s+point\\s+)(?:${[...SMALL.keys()].join("|")}|hundred|thousand|million|billion|dozen)(?![\\p{L}]))*(?<half>\\s+and\\s+a\\s+half)?(?:[\\s-]+(?<scale>hundred|thousand|million|billion)(?![\\p{L}]))?(?:[\\s-]?(?<after>${UNIT})(?![\\p{L}]))?`,
  "giu",
)
const BETWEEN = /^\s*(?:to|and|or|-|–|—|,|then|through|against)\s*$/i

/** Every amount of a text, in its order. The word "one" alone and "first" and "second" are no amounts. */
export function amounts(text: string): Amount[] {
  const plain = text
    .replace(/(\d)\s?½|½/g, (_, whole?: string) => `${whole ?? 0}.5`)
    .replace(/¼/g, "0.25")
    .replace(/¾/g, "0.75")
    .replace(/[０-９]/g, (digit) => digit.normalize("NFKC"))
    .toLowerCase()
  const found = [...inDigits(plain), ...inWords(plain), ...fractionsAndOrdinals(plain)].sort((a, b) => a.at - b.at)
  for (const [at, one] of found.entries()) {
    const next = found[at + 1]
    if (!next || !BETWEEN.test(plain.slice(one.at + one.said.length, next.at))) continue
    // "4 to 5 million" and "8, 9 and 11 per cent": what stands behind the last goes for all.
    if (one.unit === "" && next.unit === "%") one.unit = "%"
    if (next.unit === "" && /[£€$₹]/.test(one.unit)) next.unit = one.unit
    const scale = /(?:k|mn?|bn?|hundred|thousand|million|billion)\b/.exec(next.said)?.[0]
    if (scale) one.values.push((one.values[0] ?? 0) * (SCALES[scale] ?? 1))
  }
  return found
}

function inDigits(text: string): Amount[] {
  return [...text.matchAll(DIGITS)].map((match) => {
    const { before, digits = "", ordinal, scale, after } = match.groups ?? {}
    const grouped = digits.replace(/[,'\u00a0\u202f\u2009](?=\d{3}(?:\D|$))/g, "").replace(/,/g, ".")
    const value = Number.parseFloat(grouped) * (scale ? (SCALES[scale] ?? 1) : 1)
    const unit = ordinal ? "ordinal" : unitOf(before ?? after)
    const said = match[0].trim()
    return { said, values: [value], unit, at: match.index + match[0].indexOf(said) }
  })
}

function inWords(text: string): Amount[] {
  return [...text.matchAll(WORDS)].flatMap((match) => {
    const said = match[0].trim()
    // "Two thirds" is a fraction, and read below.
    const parts = /^[\s-]+(?:thirds|quarters|fifths|tenths)\b/.test(text.slice(match.index + match[0].length))
    if (said === "one" || parts) return []
    const { half, scale, after } = match.groups ?? {}
    const value = (numberOf(said) + (half ? 0.5 : 0)) * (scale && half ? (SCALES[scale] ?? 1) : 1)
    return [{ said, values: [value], unit: unitOf(after), at: match.index }]
  })
}

/** The value of number words: "two hundred and five" is 205, "four point two million" is 4,200,000. */
function numberOf(said: string): number {
  let total = 0
  let current = 0
  let decimals = 0
  const half = / and a half\b/.test(said)
  for (const word of said.replace(/ and a half\b.*$/, "").split(/[\s-]+/)) {
    const small = SMALL.get(word)
    if (word === "point") decimals = 10
    else if (small !== undefined && decimals > 0) {
      current += small / decimals
      decimals *= 10
    } else if (small !== undefined) current += small
    else if (word === "hundred") current = (current || 1) * 100
    else if (word === "dozen") current = (current || 1) * 12
    else if (SCALES[word] !== undefined && !half) {
      total += (current || 1) * (SCALES[word] ?? 1)
      current = 0
      decimals = 0
    }
  }
  return total + current
}

function fractionsAndOrdinals(text: string): Amount[] {
  const fractions = text.matchAll(
    /(?<![\p{L}\d])(?:(two|three|four)[\s-](third|quarter|fifth|tenth)s|(?:(a|an|one)[\s-])?(half|third|quarter|fifth|tenth)(?=\s+(?:of|the|a|an|our|its|their)\b))|(?<![\p{L}])(half)(?![\p{L}])/giu,
  )
  const parts = [...fractions].flatMap((match) => {
    const [said, count = "one", plural, article, single] = match
    const part = plural ?? single ?? "half"
    // "The third of our plants" is an order; only "a third of" and its kind divide.
    if (single !== undefined && single !== "half" && article === undefined) return []
    const value = (SMALL.get(count) ?? 1) * (FRACTIONS[part] ?? 1)
    // "Two and a half" is one number, and said above.
    if (
      /\band an?\s*$/.test(text.slice(0, match.index)) ||
      / and a half/.test(text.slice(match.index - 6, match.index + said.length))
    )
      return []
    return [{ said, values: [value], unit: "fraction", at: match.index }]
  })
  const taken = new Set(parts.map((one) => one.at + one.said.length))
  const ordinals = [...text.matchAll(new RegExp(`(?<![\\p{L}])(?:${ORDINALS.join("|")})(?![\\p{L}])`, "giu"))].flatMap(
    (match) => {
      const enumerates =
        /(?:^|[.!?]\s+)$/.test(text.slice(0, match.index)) && text[match.index + match[0].length] === ","
      if (enumerates || taken.has(match.index + match[0].length)) return []
      return [{ said: match[0], values: [ORDINALS.indexOf(match[0]) + 3], unit: "ordinal", at: match.index }]
    },
  )
  return [...parts, ...ordinals]
}

function unitOf(written: string | undefined): string {
  if (!written) return ""
  if (/^(?:%|per)/.test(written)) return "%"
  return CURRENCIES.find(([pattern]) => pattern.test(written.trim()))?.[1] ?? ""
}

/** Whether one of the known amounts says the same as this one, its unit included. */
export function isKnown(amount: Amount, known: Amount[]): boolean {
  return known.some((other) =>
    amount.values.some((value) => other.values.some((one) => same(amount.unit, value, other.unit, one))),
  )
}

function same(unit: string, value: number, otherUnit: string, other: number): boolean {
  if (unit === "fraction" && otherUnit === "%") return equal(value * 100, other)
  if (unit === "%" && otherUnit === "fraction") return equal(value, other * 100)
  if (unit === "fraction" && otherUnit === "") return equal(value, other) && value < 1
  // A plain figure may be said of money; a share, an order and another currency are something else.
  const money = (one: string) => one !== "" && !["%", "fraction", "ordinal"].includes(one)
  const fits = unit === otherUnit || (unit === "" && money(otherUnit)) || (money(unit) && otherUnit === "")
  return fits && equal(value, other)
}

const equal = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
