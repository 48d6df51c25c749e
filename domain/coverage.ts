/** What of the case framework a meeting has covered, and its transcript in the framework's order. */

export type Outline = {
  identifier: string
  title: string
  sections: { identifier: string; title: string; topics: { identifier: string; title: string }[] }[]
}[]

/** An exchange and the topics its answer belongs to; `standard` ones count for coverage. */
export type Covering = { type: "standard" | "others"; kind: string; topics: string[] }

export const BESIDE = "Beside the framework"

const KIND_TITLES: Record<string, string> = {
  small_talk: "Small talk",
  closing: "Closing",
  off_topic: "Off topic",
  out_of_role: "Out of role",
  statement: "Statements",
  summary: "Summaries",
}

const known = (outline: Outline) =>
  new Set(
    outline.flatMap((category) =>
      category.sections.flatMap((section) => section.topics.map((topic) => topic.identifier)),
    ),
  )

/** Identifiers of the framework's topics that standard questions were answered on. */
export function coveredTopics(outline: Outline, entries: Covering[]): Set<string> {
  const topics = known(outline)
  const answered = entries.filter((entry) => entry.type === "standard").flatMap((entry) => entry.topics)
  return new Set(answered.filter((topic) => topics.has(topic)))
}

export const countTopics = (outline: Outline): number => known(outline).size

/** Category by category, which topics were covered. */
export function coverageByCategory(outline: Outline, covered: Set<string>) {
  return outline.map((category) => ({
    category: category.title,
    topics: category.sections.flatMap((section) =>
      section.topics.map((topic) => ({ ...topic, covered: covered.has(topic.identifier) })),
    ),
  }))
}

/**
 * The entries by category, section and topic; each stands once, under the first topic it was
 * answered on. What belongs to no topic comes last, under "Beside the framework", by kind.
 */
export function groupTranscript<Entry extends Covering>(outline: Outline, entries: Entry[]) {
  const topics = known(outline)
  const covered = coveredTopics(outline, entries)
  const home = (entry: Entry) =>
    entry.type === "standard" ? entry.topics.find((topic) => topics.has(topic)) : undefined
  const grouped = outline.map((category) => ({
    header: category.title,
    sections: category.sections
      .map((section) => ({
        id: section.identifier,
        title: section.title,
        topic_coverage: `${section.topics.filter((topic) => covered.has(topic.identifier)).length} of ${section.topics.length}`,
        topics: section.topics
          .map((topic) => ({
            id: topic.identifier,
            topic_title: topic.title,
            logs: entries.filter((entry) => home(entry) === topic.identifier),
          }))
          .filter((topic) => topic.logs.length > 0),
      }))
      .filter((section) => section.topics.length > 0),
  }))
  return [...grouped, ...besideTheFramework(entries.filter((entry) => home(entry) === undefined))].filter(
    (category) => category.sections.length > 0,
  )
}

function besideTheFramework<Entry extends Covering>(entries: Entry[]) {
  if (entries.length === 0) return []
  const titleOf = (entry: Entry) => KIND_TITLES[entry.kind] ?? "Other questions"
  const titles = [...new Set(entries.map(titleOf))]
  const topics = titles.map((title) => ({
    id: `beside.${title.toLowerCase().replaceAll(" ", "_")}`,
    topic_title: title,
    logs: entries.filter((entry) => titleOf(entry) === title),
  }))
  return [{ header: BESIDE, sections: [{ id: "beside", title: BESIDE, topic_coverage: "not counted", topics }] }]
}
