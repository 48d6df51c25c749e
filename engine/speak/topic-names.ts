import type { Framework } from "../types.ts"

/** How a topic is called in the middle of a sentence: "the size of the market". */
export function topicNames(framework: Framework): (topic: string) => string {
  const topics = framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics))
  const names = new Map(topics.map((topic) => [topic.id, topic.spoken]))
  return (topic) => names.get(topic) ?? topic
}
