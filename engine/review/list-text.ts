import type { ListReview } from "#contracts/assessments.ts"
import type { ReviewRequest } from "../types.ts"
import { listName, type Names, quote } from "./highlights.ts"
import { type Item, type ListName, lineThatSaid, wayTo } from "./moments.ts"

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
  return [opening(list, found, own.length), ...misses(list, own, request, names), ...doubts(list, review)].join(" ")
}

function opening(list: ListName, found: Item[], total: number): string {
  const name = listName(list)
  const titles = enumerate(found.map((item) => quote(item.title)))
  if (found.length === 0) return `None of the ${total} ${name} a committee would expect is on your list yet.`
  if (found.length === total) return `You have all ${total} ${name} a committee would expect: ${titles}.`
  return `You have ${found.length} of the ${total} ${name} a committee would expect: ${titles}.`
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

function doubts(list: ListName, review: ListReview): string[] {
  const unsupported = review.findings.filter((finding) => !finding.supported)
  const beside = review.findings.filter((finding) => finding.supported && finding.matched === null)
  const texts: string[] = []
  const [first] = unsupported
  if (first) {
    const more = unsupported.length > 1 ? ` The same goes for ${unsupported.length - 1} more of your lines.` : ""
    texts.push(
      list === "dd_items"
        ? `“${short(first.written)}” follows from nothing that was said. Tie each check to the answer that made you doubt.${more}`
        : `Nothing that was said or that stands in the file supports “${short(first.written)}”. Ask yourself which answer you took it from.${more}`,
    )
  }
  if (beside[0]) {
    const place =
      list === "dd_items"
        ? "is a fair check, but a committee would ask for sharper ones first"
        : "touches something that was said, but a committee would not put it among the five that decide"
    texts.push(`“${short(beside[0].written)}” ${place}.`)
  }
  return texts
}

export function enumerate(parts: string[]): string {
  return parts.length <= 1 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`
}

function short(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!]+$/, "")
  return plain.length <= 90 ? plain : `${plain.slice(0, 90).replace(/\s+\S*$/, "")}…`
}
