import type { ListReview } from "#contracts/assessments.ts"
import type { CaseCompany, ReviewRequest } from "../types.ts"
import { listName, type Names, quote } from "./highlights.ts"
import { isCopied } from "./items.ts"
import { type Item, type ListName, lineThatSaid, wayTo } from "./moments.ts"
import { LIKENESS } from "./tuning.ts"

const EXPLAINED = 2

/** What a coach says about one list: what was found, what was missed and how to get it, what stands on nothing. */
export function listText(
  list: ListName,
  review: ListReview,
  items: Item[],
  request: ReviewRequest,
  names: Names,
): string {
  const own = items.filter((item) => item.list === list)
  const found = own.filter((item) => item.found)
  return [
    opening(list, found, own.length),
    ...misses(list, own, request, names),
    ...doubts(list, review, request.company),
  ].join(" ")
}

function opening(list: ListName, found: Item[], total: number): string {
  const name = listName(list)
  const titles = enumerate(found.map((item) => quote(item.title)))
  if (found.length === 0) return `Of the ${counted(total)} ${name} a committee would expect we found none on your list.`
  if (found.length === total) return `You have all ${counted(total)} ${name} a committee would expect: ${titles}.`
  return `You have ${counted(found.length)} of the ${counted(total)} ${name} a committee would expect: ${titles}.`
}

function misses(list: ListName, own: Item[], request: ReviewRequest, names: Names): string[] {
  const open = own.filter((item) => !item.found).sort((a, b) => Number(b.heard) - Number(a.heard))
  const told = open.slice(0, EXPLAINED).map((item, at) => {
    const line = item.heard ? lineThatSaid(item.key, request) : null
    if (line) {
      return at === 0
        ? `You heard ${quote(item.title)} in line ${line.line}${line.executive ? ` from ${line.executive.name}` : ""} and did not write it down.`
        : `${quote(item.title)} was said in line ${line.line} as well and is not on your page.`
    }
    const way = wayTo(item.key, request)
    const asked = request.transcript.some((one) => one.topics.includes(way.topic))
    const deeper =
      way.level === 3 ? "asking what could be shown for it" : "asking for the reasons behind the first answer"
    if (asked)
      return `You asked about ${names.topic(way.topic)} but stopped before ${quote(item.title)} came out. It takes ${deeper}.`
    const question = `“${names.question(way.topic)}”`
    if (at > 0)
      return `${quote(item.title)} needed a question on ${names.topic(way.topic)}: ${question}${way.level > 1 ? " And then one more, behind the answer." : ""}`
    return `${quote(item.title)} sits behind ${names.topic(way.topic)}, which you did not ask about. ${question}${way.level > 1 ? `, followed by ${deeper},` : ""} would have opened it.`
  })
  const rest = open.slice(EXPLAINED)
  if (rest.length > 0) {
    const topics = enumerate([...new Set(rest.map((item) => names.topic(wayTo(item.key, request).topic)))])
    told.push(
      list === "strengths" ? `The others were to be had from ${topics}.` : `What else is missing sits with ${topics}.`,
    )
  }
  return told
}

function doubts(list: ListName, review: ListReview, company: CaseCompany): string[] {
  const worded = review.findings.filter((finding) => /\p{L}/u.test(finding.written))
  const open = worded.filter((finding) => finding.matched === null)
  const copied = open.find((finding) => isCopied(finding.written, company))
  const own = open.filter((finding) => !isCopied(finding.written, company))
  // An item that fits an expected one has gone without it only because another item says the same.
  const repeated = own.find((finding) => finding.similarity >= LIKENESS.match)
  const rest = own.filter((finding) => finding.similarity < LIKENESS.match)
  const [unsupported, ...more] = rest.filter((finding) => !finding.supported)
  const beside = rest.find((finding) => finding.supported)
  const texts: string[] = []
  if (unsupported) {
    const others = more.length > 0 ? ` The same goes for ${counted(more.length)} more of your lines.` : ""
    texts.push(
      list === "dd_items"
        ? `We found no answer that leads to “${short(unsupported.written)}”. Tie each check to what made you doubt.${others}`
        : `We found nothing said in the meeting or written about the company behind “${short(unsupported.written)}”. Ask yourself which answer you took it from.${others}`,
    )
  }
  if (beside) {
    const place =
      list === "dd_items"
        ? "is a fair check, but a committee would ask for sharper ones first"
        : "fits the company, but a committee would not put it among those that decide"
    texts.push(`“${short(beside.written)}” ${place}.`)
  }
  if (repeated) texts.push(`“${short(repeated.written)}” says again what another of your lines says better.`)
  if (copied) texts.push(`“${short(copied.written)}” is how the company describes itself. Write what follows from it.`)
  return texts
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

/** A number as it is written in a sentence: words up to nine. */
export function counted(value: number): string {
  return NUMBERS[value] ?? String(value)
}

/** "a, b and c"; where a name holds an "and" itself, a comma keeps the names apart. */
export function enumerate(parts: string[]): string {
  const last = parts.some((part) => / and /.test(part)) ? ", and " : " and "
  return parts.length <= 1 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")}${last}${parts.at(-1)}`
}

function short(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!]+$/, "")
  return plain.length <= 90 ? plain : `${plain.slice(0, 90).replace(/\s+\S*$/, "")}…`
}
