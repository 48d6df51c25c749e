import type { CompanyIndex } from "../company/company-index.ts"
import type { CompanyManager, Framework } from "../types.ts"
import type { History } from "./history.ts"

const OFFERED = 2

/** Two topics not yet spoken of, close to the one given: same section, same category, own field. */
export function nearbyTopics(
  framework: Framework,
  index: CompanyIndex,
  history: History,
  topic: string | null,
  speaker: CompanyManager,
): string[] {
  const all = framework.categories.flatMap((category) =>
    category.sections.flatMap((section) =>
      section.topics.map((one) => ({ id: one.id, section: section.id, category: category.id })),
    ),
  )
  const from = all.find((one) => one.id === topic)
  const closeness = (one: (typeof all)[number]) =>
    (one.section === from?.section ? 4 : 0) +
    (one.category === from?.category ? 2 : 0) +
    (speaker.field.includes(one.section) ? 1 : 0)
  return all
    .filter((one) => one.id !== topic && !history.topics.includes(one.id) && index.facts(one.id).length > 0)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, OFFERED)
    .map((one) => one.id)
}
