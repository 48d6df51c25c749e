import type { Highlight } from "#contracts/assessments.ts"
import { figures } from "../speak/figures.ts"
import type { Framework, ReviewRequest } from "../types.ts"
import { type Item, type Line, lineThatSaid, lineThatTouched, wayTo } from "./moments.ts"

const COUNT = 3
const QUOTE_LENGTH = 180
export type Names = { topic(id: string): string; title(id: string): string; question(topic: string): string }

/** The three questions that brought most, with what they brought. */
export function strongest(request: ReviewRequest, items: Item[], names: Names): Highlight[] {
  const scored = request.transcript
    .filter((line) => line.topics.length > 0)
    .map((line) => ({
      line,
      opened: items.filter((item) => lineThatSaid(item.key, request)?.id === line.id),
      score: 0,
    }))
  for (const one of scored) {
    const { line } = one
    const deep =
      line.kind === "evidence_request" ? 1.6 : line.kind === "challenge" ? 1.4 : line.kind === "follow_up" ? 1 : 0
    one.score =
      one.opened.length * 2 +
      one.opened.filter((item) => item.found).length +
      line.level * 0.7 +
      deep +
      (figures(line.input).length > 0 ? 0.5 : 0) +
      Math.min(line.input.length, 140) / 400
  }
  const chosen: typeof scored = []
  for (const one of scored.sort((a, b) => b.score - a.score || a.line.line - b.line.line)) {
    // Three moments of three subjects say more than one subject three times.
    if (chosen.length < COUNT && !chosen.some((other) => other.line.topics[0] === one.line.topics[0])) chosen.push(one)
  }
  return chosen.map(({ line, opened }) => ({
    title: strongTitle(line, request, names),
    quote: cut(line.input),
    speaker: "You",
    comment: strongComment(line, opened, names),
    ...place(line),
  }))
}

function strongTitle(line: Line, request: ReviewRequest, names: Names): string {
  const topic = names.topic(line.topics[0] ?? "")
  const named =
    line.executive &&
    new RegExp(`\\b${line.executive.name.split(" ")[0]}\\b|\\b${line.executive.name.split(" ").at(-1)}\\b`, "i").test(
      line.input,
    )
  if (line.kind === "evidence_request") return `You asked for the paper on ${topic}`
  if (line.kind === "challenge") return `You did not take the first answer on ${topic}`
  if (named) return `You asked the one who knew about ${topic}`
  const asked = request.transcript.filter(
    (other) => other.line <= line.line && other.topics.includes(line.topics[0] ?? ""),
  ).length
  if (asked > 1) return `You stayed on ${topic}`
  if (figures(line.input).length > 0) return `You asked about ${topic} with a number in hand`
  return `You opened ${topic}`
}

function strongComment(line: Line, opened: Item[], names: Names): string {
  const topic = names.topic(line.topics[0] ?? "")
  const first = opened[0]
  if (first) {
    const kind =
      first.list === "strengths"
        ? "a strength"
        : first.list === "weaknesses"
          ? "a weakness"
          : "a point for due diligence"
    const used = first.found ? "and you wrote it down" : "and it is missing from your assessment"
    return `It brought out ${kind} the committee would look for, ${quote(first.title)}, ${used}.`
  }
  if (line.level === 3)
    return `It got you the evidence on ${topic}, what exists and what does not. Few interviewers reach that layer.`
  if (line.level === 2)
    return `The second question on ${topic} got the reasons behind the first answer. That is where the useful sentences are.`
  return `It put ${topic} on the table in plain words and got a straight first answer. A second question there would have got the reasons.`
}

/** Three things the meeting could have given and did not, or gave and were not written. */
export function missed(request: ReviewRequest, items: Item[], names: Names): Highlight[] {
  const rank = (item: Item) =>
    (item.list === "weaknesses" ? 2 : item.list === "dd_items" ? 1 : 0) +
    (lineThatTouched(item.key, request) ? 3 : 0) +
    (item.heard ? 1 : 0)
  const open = items.filter((item) => !item.found).sort((a, b) => rank(b) - rank(a))
  const chosen: Item[] = []
  for (const item of open) {
    const topic = wayTo(item.key, request).topic
    if (chosen.length < COUNT && !chosen.some((other) => wayTo(other.key, request).topic === topic)) chosen.push(item)
  }
  return chosen.map((item) => missedMoment(item, request, names))
}

function missedMoment(item: Item, request: ReviewRequest, names: Names): Highlight {
  const way = wayTo(item.key, request)
  const heard = item.heard ? lineThatSaid(item.key, request) : null
  if (heard) {
    return {
      title: names.title(heard.topics[0] ?? way.topic),
      quote: cut(spoken(heard, request)),
      speaker: heard.executive?.name ?? "",
      comment: `It was said here: ${quote(item.title)}. You heard it and left it out of your ${listName(item.list)}.`,
      ...place(heard),
    }
  }
  const touched = lineThatTouched(item.key, request)
  if (touched) {
    const next = request.transcript.find(
      (line) => line.line > touched.line && line.topics.length > 0 && !line.topics.includes(way.topic),
    )
    const moved = next ? `and you moved on to ${names.topic(next.topics[0] ?? "")}` : "and it was left there"
    return {
      title: names.title(way.topic),
      quote: cut(spoken(touched, request)),
      speaker: touched.executive?.name ?? "",
      comment: `The door stood open here ${moved}. ${nextQuestion(way.level)} would have given you ${quote(item.title)}.`,
      ...place(touched),
    }
  }
  return {
    title: names.title(way.topic),
    quote: names.question(way.topic),
    speaker: "Not asked",
    comment: `Nobody was asked about ${names.topic(way.topic)}. ${way.level > 1 ? "That question and one more behind it" : "That question"} would have given you ${quote(item.title)}.`,
    log_id: null,
    line: null,
    asked_at_seconds: null,
  }
}

function nextQuestion(level: number): string {
  return level === 3 ? "“What can you show me for that?”" : "“What is behind that?”"
}

/** What was said of the fact itself, without the words around it. */
function spoken(line: Line, request: ReviewRequest): string {
  return request.company.facts.find((fact) => line.facts.includes(fact.key))?.text ?? line.output
}

function place(line: Line) {
  return { log_id: line.id, line: line.line, asked_at_seconds: line.asked_at_seconds }
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim()
  const sentence = /^.{30,}?[.?!](?=\s|$)/.exec(plain)?.[0] ?? plain
  return sentence.length <= QUOTE_LENGTH ? sentence : `${sentence.slice(0, QUOTE_LENGTH).replace(/\s+\S*$/, "")}…`
}

export function quote(title: string): string {
  return `“${title}”`
}

export function listName(list: Item["list"]): string {
  return list === "dd_items" ? "due-diligence points" : list
}

/** Lookups of names and questions in the framework. */
export function frameworkNames(framework: Framework, spokenName: (topic: string) => string): Names {
  const topics = new Map(
    framework.categories.flatMap((category) =>
      category.sections.flatMap((section) => section.topics.map((topic) => [topic.id, topic] as const)),
    ),
  )
  return {
    topic: spokenName,
    title: (id) => topics.get(id)?.name ?? id,
    question: (id) => topics.get(id)?.questions[0]?.text ?? "",
  }
}
