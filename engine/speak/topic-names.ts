import type { Framework } from "../types.ts"

/** How a topic is called in the middle of a sentence: "the size of the market". */
export function topicNames(framework: Framework): (topic: string) => string {
  const names = topicNameList(framework)
  return (topic) => names.get(topic) ?? topic
}

/** A topic's name where a noun has to stand: "why now" and "who buys" stand in no sentence by themselves. */
export function asNoun(name: string): string {
  return /^(?:why|how|who|what) /.test(name) ? `the question of ${name}` : name
}

/** Every topic's name in the middle of a sentence, by its identifier. */
export function topicNameList(framework: Framework): ReadonlyMap<string, string> {
  const topics = framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics))
  return new Map(topics.map((topic) => [topic.id, topic.spoken]))
}
