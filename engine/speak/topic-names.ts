import type { Framework } from "../types.ts"

/** How a topic is called in speech: its name with a small first letter, unless it is a short form. */
export function topicNames(framework: Framework): (topic: string) => string {
  const names = new Map<string, string>()
  for (const category of framework.categories) {
    for (const section of category.sections) {
      for (const topic of section.topics) names.set(topic.id, /^[A-Z][a-z]/.test(topic.name) ? topic.name[0]?.toLowerCase() + topic.name.slice(1) : topic.name)
    }
  }
  return (topic) => names.get(topic) ?? topic
}
