/**
 * Numbers of a text that are on no line of the sheet. A line vouches for a number when it has the
 * value, counts the same thing in the same unit, and speaks of what the sentence speaks of.
 */
import type { FiguresFile } from "#contracts/content.ts"
import { numbersIn, type Quoted, TIME } from "./numbers.ts"
import { stem, stemsIn } from "./stems.ts"

type Line = {
  value: number
  kind: Quoted["kind"]
  unit: Set<string>
  words: Set<string>
  anywhere: boolean
  places: Set<string>
}

// A share is checked against shares and money against money, so that a stray 40% is not saved by 40 trucks.
const MONEY = /\b(?:EUR|GBP|USD|CHF|SEK|DKK|NOK|SGD|KES|INR|pence|cents?)\b/
const SHARE = /%|percent\b|\bshare\b/i
/** Begins the description of a figure that may be said of anything, as "12 months" may. */
const ANYWHERE = /^anywhere:/i
/** Begins a description that goes on from the line above: "Of them in Austria". */
const GOES_ON = /\b(?:same|of (?:it|them|those|these)|difference|another)\b/i
/** Ends a description with the places that quote the figure in words of their own: "(in capital.terms, introduction)". */
const PLACES = / \(in ([a-z._, -]+)\)$/

/** What two texts must have in common to speak of the same thing: the more, the less the number itself tells. */
const ENOUGH = { small: 0.7, middle: 0.35, large: 0.1, unitUnsaid: 0.8 }
const SMALL = 20
/** What a word of the sentence before, and of the rest of the answer, counts beside a word of the sentence. */
const BEFORE = 0.6
const FARTHER = 0.3

export type Place = {
  /** What the sheet may call it: a topic, an id of the others, "introduction". */
  name: string
  /** What is said around the text: its questions, the name of its topic. */
  around: string
}

/** A checker for one sheet: of a text and its place it returns the numbers that no line vouches for. */
export function strayNumbersOf(sheet: FiguresFile): (text: string, place?: Place) => Quoted[] {
  const lines = linesOf(sheet)
  const weight = weights(lines)
  const units = new Set(lines.flatMap(({ unit }) => [...unit]))
  return (text, place) => {
    const answer = new Set(stemsIn(`${text} ${place?.around ?? ""}`))
    return numbersIn(text).filter((quoted) => {
      const [sentence, previous] = sentenceAt(text, quoted.at).map((part) => new Set(stemsIn(part)))
      const counted = quoted.after.map(stem).filter((one) => units.has(one))
      const next = counted.find((one) => one === stem(quoted.after[0] ?? "") && one !== stem("times"))
      const said = (word: string) =>
        sentence?.has(word) ? 1 : previous?.has(word) ? BEFORE : answer.has(word) ? FARTHER : 0
      const common = ({ words }: Line) => [...words].reduce((sum, word) => sum + said(word) * weight(word), 0)
      const isNamed = ({ places, words }: Line) =>
        places.has(place?.name ?? "") && (quoted.kind !== "count" || !next || words.has(next))

      const vouches = (line: Line): boolean => {
        if (quoted.kind === "year" || (quoted.kind === "time" && line.anywhere) || isNamed(line)) return true
        if (quoted.kind === "date") return line.words.has(stem(quoted.after[0] ?? ""))
        const enough = quoted.value <= SMALL ? ENOUGH.small : quoted.digits >= 3 ? ENOUGH.large : ENOUGH.middle
        if (quoted.kind !== "count" || quoted.digits >= 3) return common(line) >= enough
        if (counted.length > 0) return counted.some((one) => line.words.has(one)) && common(line) >= enough
        return common(line) >= ([...line.unit].some((one) => answer.has(one)) ? enough : ENOUGH.unitUnsaid)
      }
      return !lines.some((line) => sameKind(quoted, line) && sameValue(quoted, line) && vouches(line))
    })
  }
}

function linesOf(sheet: FiguresFile): Line[] {
  let above: string[] = []
  return [...Object.entries(sheet.figures), ...Object.entries(sheet.derived)].map(([name, { value, unit, says }]) => {
    const own = stemsIn(`${unit} ${says.replace(PLACES, "")} ${name.replaceAll("_", " ")}`)
    const words = GOES_ON.test(says) ? [...own, ...above] : own
    if (!GOES_ON.test(says)) above = own
    return {
      value,
      kind: kindOf(unit),
      unit: new Set(stemsIn(unit)),
      words: new Set(words),
      anywhere: ANYWHERE.test(says),
      places: new Set(PLACES.exec(says)?.[1]?.split(", ") ?? []),
    }
  })
}

function kindOf(unit: string): Quoted["kind"] {
  if (MONEY.test(unit)) return "money"
  if (SHARE.test(unit)) return "share"
  if (unit === "year") return "year"
  if (unit === "day") return "date"
  return unit
    .split(" ")
    .slice(0, 2)
    .some((word) => TIME.test(word))
    ? "time"
    : "count"
}

function sameKind(quoted: Quoted, line: Line): boolean {
  if (quoted.kind === "time") {
    const unit = stem(quoted.after.find((one) => TIME.test(one)) ?? "")
    return line.kind !== "money" && line.kind !== "share" && (line.unit.has(unit) || inYears(quoted, line))
  }
  // A bare "13" may leave out the months the sentence began with.
  if (quoted.kind === "count") return line.kind === "count" || line.kind === "time"
  return quoted.kind === line.kind
}

/** "3 years" may quote a line of 36 months. */
const inYears = (quoted: Quoted, line: Line) => /^years?$/.test(quoted.after[0] ?? "") && line.unit.has(stem("months"))

function sameValue(quoted: Quoted, line: Line): boolean {
  const near = (figure: number) => Math.abs(Math.abs(figure) - quoted.value) <= quoted.tolerance * 1.0001
  if (quoted.kind === "time" && inYears(quoted, line)) return near(line.value / 12)
  return near(line.value) || (quoted.kind === "share" && near(line.value * 100))
}

/** How much a word tells: 1 if one line has it, 0 if all have it. */
function weights(lines: Line[]): (word: string) => number {
  const lineCount = new Map<string, number>()
  for (const { words } of lines) for (const word of words) lineCount.set(word, (lineCount.get(word) ?? 0) + 1)
  return (word) => 1 - Math.log(lineCount.get(word) ?? lines.length) / Math.log(lines.length)
}

/** The sentence a place stands in, and the one before it. */
function sentenceAt(text: string, at: number): [string, string] {
  const ends = [-1, ...[...text.matchAll(/[.?!;](?=\s|$)/g)].map((match) => match.index), text.length]
  const next = ends.findIndex((end) => end >= at)
  return [text.slice((ends[next - 1] ?? -1) + 1, ends[next]), text.slice((ends[next - 2] ?? -1) + 1, ends[next - 1])]
}
