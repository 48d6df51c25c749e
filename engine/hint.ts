import { asNoun } from "./speak/topic-names.ts"
import type { CaseCompany, Exchange, Framework } from "./types.ts"

const WORDINGS = [
  "You have not asked about {topic} yet.",
  "One area nobody has touched so far: {topic}.",
  "Consider {topic}. It has not come up.",
]

/**
 * The untouched topic that matters most for the company's stage among those expected in a meeting
 * of this length; sections nobody has entered go first. Names an area, never an answer.
 */
export function hintFor(
  framework: Framework,
  name: (topic: string) => string,
  company: CaseCompany,
  conversation: Exchange[],
  runtime: number,
) {
  const touched = new Set(conversation.flatMap((exchange) => exchange.topics))
  const open = framework.categories.flatMap((category) =>
    category.sections.flatMap((section) => {
      const fresh = !section.topics.some((topic) => touched.has(topic.id))
      return section.topics
        .filter(
          (topic) =>
            !touched.has(topic.id) && company.facts.some((fact) => fact.topic === topic.id && fact.type === "standard"),
        )
        .map((topic) => ({
          topic,
          worth:
            weight(topic.weight, company.stage) + (fresh ? 0.5 : 0) + (topic.expected_from_minutes <= runtime ? 10 : 0),
        }))
    }),
  )
  const best = open.sort((a, b) => b.worth - a.worth)[0]
  if (!best)
    return {
      identifier: null,
      hint: "You have been through every area of the framework. Go back to the answer you trust least.",
    }
  const wording = WORDINGS[conversation.length % WORDINGS.length] ?? WORDINGS[0]
  return {
    identifier: best.topic.id,
    hint: `${wording?.replace("{topic}", asNoun(name(best.topic.id)))} ${best.topic.description}`,
  }
}

function weight(weights: Record<string, number>, stage: string): number {
  return weights[stage] ?? 0
}
