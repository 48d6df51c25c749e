import type { Framework, ReviewRequest } from "../types.ts"
import type { Names } from "./highlights.ts"
import { quote } from "./highlights.ts"
import { foreignNote } from "./language.ts"
import { counted, enumerate } from "./list-text.ts"
import { type Item, wayTo } from "./moments.ts"

/** What a meeting looked like in numbers; the letter and its headline are chosen by it. */
type Shape = {
  questions: number
  topics: number
  total: number
  deep: number
  evidence: number
  longest: { topic: string; length: number; deeper: boolean } | null
  heard: number
  written: number
  items: number
  untouched: string[]
  unsupported: number
}

/** One line that judges the meeting, and two paragraphs that say why and what to do next time. */
export function letter(
  request: ReviewRequest,
  items: Item[],
  unsupported: number,
  framework: Framework,
  names: Names,
): { headline: string; text: string } {
  const shape = measure(request, items, unsupported, framework)
  return {
    headline: headline(shape, names),
    text: `${best(shape, request, items, names)}\n\n${next(shape, request, items, names)}`,
  }
}

function measure(request: ReviewRequest, items: Item[], unsupported: number, framework: Framework): Shape {
  const asked = request.transcript.filter((line) => line.topics.length > 0)
  const touched = new Set(asked.flatMap((line) => line.topics))
  let longest: Shape["longest"] = null
  let run = { topic: "", length: 0, deeper: true }
  let level = 0
  for (const line of request.transcript) {
    const topic = line.topics[0]
    if (!topic) continue
    run =
      topic === run.topic
        ? { topic, length: run.length + 1, deeper: run.deeper && line.level > level }
        : { topic, length: 1, deeper: true }
    level = line.level
    if (run.length > (longest?.length ?? 1)) longest = { ...run }
  }
  return {
    questions: asked.length,
    topics: touched.size,
    total: framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics)).length,
    deep: asked.filter((line) => line.level >= 2).length,
    evidence: asked.filter((line) => line.level === 3).length,
    longest,
    heard: items.filter((item) => item.heard).length,
    written: items.filter((item) => item.found).length,
    items: items.length,
    untouched: framework.categories
      .filter((category) => !category.sections.some((section) => section.topics.some((topic) => touched.has(topic.id))))
      .map((category) => category.name),
    unsupported,
  }
}

function headline(shape: Shape, names: Names): string {
  if (shape.questions === 0) return "You had the room and did not ask it anything."
  if (shape.questions <= 3) return "You stopped asking before the meeting had begun to answer."
  const unwritten = shape.heard - shape.written
  if (shape.written >= shape.items * 0.6 && shape.unsupported <= 1)
    return "You asked for what mattered, heard it, and wrote it down."
  if (unwritten >= 3) return "You opened the right doors and left what was behind them on the table."
  if (shape.unsupported >= 4) return "You wrote more than you were told."
  if (shape.evidence >= 3) return "You were at your best when you asked for the paper, not the promise."
  if (shape.longest && shape.longest.length >= 3)
    return `You were at your best when you stayed on ${names.topic(shape.longest.topic)}.`
  if (shape.topics >= 12 && shape.deep < shape.topics * 0.3) return "You covered the ground and seldom dug in it."
  if (shape.deep >= shape.questions * 0.4)
    return "You do not settle for first answers. Now spread that over more of the company."
  if (shape.topics < 8) return "You saw one corner of the company well and the rest of it not at all."
  return "You ran an orderly meeting, and the answers that decide stayed one question away."
}

function best(shape: Shape, request: ReviewRequest, items: Item[], names: Names): string {
  if (shape.questions === 0)
    return `In ${minutes(request.secondsUsed)} nobody at ${request.company.name} was asked about the business, so your assessment has nothing to stand on but the introduction.`
  const parts: string[] = []
  if (shape.longest && shape.longest.length >= 2) {
    parts.push(
      `The ${counted(shape.longest.length)} questions in a row on ${names.topic(shape.longest.topic)} were the strongest stretch of the meeting: ${shape.longest.deeper ? "each took you a layer further than the one before" : "you did not let the subject go"}.`,
    )
  } else if (shape.evidence > 0) {
    parts.push(`You asked for evidence ${times(shape.evidence)}, and it got you sentences the deck does not hold.`)
  } else {
    parts.push(
      `You touched ${counted(shape.topics)} of ${shape.total} topics in ${minutes(request.secondsUsed)} and ${shape.deep === 0 ? "left each at its first answer" : "went past the first answer seldom"}.`,
    )
  }
  const found = items.filter((item) => item.found && item.heard)
  if (found[0])
    parts.push(
      `You heard ${quote(found[0].title)} and put it on paper${found[1] ? `, and ${quote(found[1].title)} with it` : ""}.`,
    )
  const lost = items.filter((item) => item.heard && !item.found)
  if (lost[0])
    parts.push(
      lost.length === 1
        ? `One thing a committee looks for was said to you and we did not find it in your assessment: ${quote(lost[0].title)}.`
        : `${capital(counted(lost.length))} things a committee looks for were said to you and we did not find them in your assessment, ${quote(lost[0].title)} first of all.`,
    )
  return parts.join(" ")
}

function next(shape: Shape, request: ReviewRequest, items: Item[], names: Names): string {
  const parts: string[] = [...foreignNote(request.assessment)]
  const untouched = shape.untouched.slice(0, 2).map((name) => name.toLowerCase())
  if (shape.questions > 0 && untouched.length > 0)
    parts.push(
      `You left ${enumerate(untouched)} untouched. In ${minutes(request.secondsUsed)} not one question went there, and a committee will start where you did not look.`,
    )
  const weakness =
    items.find((item) => item.list === "weaknesses" && !item.heard && !item.found) ??
    items.find((item) => !item.heard && !item.found)
  if (weakness) {
    const way = wayTo(weakness.key, request)
    const question = `“${names.question(way.topic)}”`
    const push = way.level > 1 ? " and do not leave the answer there: the first one is the polite one" : ""
    parts.push(`Next time ask about ${names.topic(way.topic)}, for instance ${question}${push}.`)
  }
  if (shape.unsupported > 1)
    parts.push(
      `For ${counted(shape.unsupported)} of your lines we found no answer they could rest on. Write the line number of the answer beside each item before you hand it in.`,
    )
  if (parts.length === 0)
    parts.push(
      "There is little to add. Try the same company in a shorter meeting and see which questions you would keep.",
    )
  return parts.join(" ")
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function times(value: number): string {
  return value === 1 ? "once" : value === 2 ? "twice" : `${counted(value)} times`
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds / 60)
  return whole <= 1 ? "a minute" : `${counted(whole)} minutes`
}
