import type { ReviewReply } from "#contracts/assessments.ts"

type Transcript = ReviewReply["transcript"]
type Coverage = ReviewReply["coverage"]
export type Log = Transcript[number]["sections"][number]["topics"][number]["logs"][number]

/** Every topic's logs, with the topic's id, in the order of the transcript's headings. */
const places = (transcript: Transcript) =>
  transcript.flatMap(({ sections }) =>
    sections.flatMap(({ topics }) => topics.flatMap((topic) => topic.logs.map((log) => ({ topic: topic.id, log })))),
  )

/** The topics in the order in which they were asked about; a topic that is stayed with counts once. */
export function questionPath(transcript: Transcript, coverage: Coverage): string[] {
  const known = new Set(coverage.flatMap(({ topics }) => topics.map(({ identifier }) => identifier)))
  const asked = places(transcript)
    .filter(({ topic }) => known.has(topic))
    .sort((one, other) => one.log.line - other.log.line)
    .map(({ topic }) => topic)
  return asked.filter((topic, index) => topic !== asked[index - 1])
}

/** The path in words: runs of topics of one category. */
export function pathRuns(path: string[], coverage: Coverage): { category: string; topics: string[] }[] {
  const runs: { category: string; topics: string[] }[] = []
  for (const identifier of path) {
    const category = coverage.find(({ topics }) => topics.some((topic) => topic.identifier === identifier))
    const title = category?.topics.find((topic) => topic.identifier === identifier)?.title
    if (category === undefined || title === undefined) continue
    const last = runs.at(-1)
    if (last?.category === category.category) last.topics.push(title)
    else runs.push({ category: category.category, topics: [title] })
  }
  return runs
}

/** Where each line stands first: an answer to two topics is listed under both, but a link leads to one. */
export function firstPlaces(transcript: Transcript): Map<number, string> {
  const first = new Map<number, string>()
  for (const { topic, log } of places(transcript)) if (!first.has(log.line)) first.set(log.line, topic)
  return first
}

/** How many different exchanges the transcript holds. */
export const countLogs = (transcript: Transcript): number => firstPlaces(transcript).size

/** "title: description" in its two parts, each beginning with a capital; a text without a colon is all title. */
export function itemParts(item: string): { title: string; description: string } {
  const at = item.indexOf(":")
  if (at < 0) return { title: item.trim(), description: "" }
  const description = item.slice(at + 1).trim()
  return { title: item.slice(0, at).trim(), description: description.charAt(0).toUpperCase() + description.slice(1) }
}

/** Covered share in percent with two decimals, as the specification shows it. */
export const percent = (covered: number, total: number): string =>
  total === 0 ? "0.00" : ((covered / total) * 100).toFixed(2)

/** A text in its paragraphs, parted by blank lines. */
export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== "")
