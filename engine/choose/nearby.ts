import type { CompanyManager } from "../types.ts"
import type { Meeting } from "./meeting.ts"
import { offeredTopics } from "./offers.ts"

const OFFERED = 2
/** More than any closeness: what was just offered and not taken is not offered again. */
const JUST_OFFERED = 10
const OFFERS_REMEMBERED = 3

/** Two topics not yet spoken of, close to the one given: same section, same category, own field. */
export function nearbyTopics(meeting: Meeting, topic: string | null, speaker: CompanyManager): string[] {
  const { framework, index, history, conversation, names } = meeting
  const all = framework.categories.flatMap((category) =>
    category.sections.flatMap((section) =>
      section.topics.map((one) => ({ id: one.id, section: section.id, category: category.id })),
    ),
  )
  const from = all.find((one) => one.id === topic)
  const justOffered = conversation.slice(-OFFERS_REMEMBERED).flatMap((exchange) => offeredTopics(exchange, names))
  const closeness = (one: (typeof all)[number]) =>
    (one.section === from?.section ? 4 : 0) +
    (one.category === from?.category ? 2 : 0) +
    (speaker.field.includes(one.section) ? 1 : 0) -
    (justOffered.includes(one.id) ? JUST_OFFERED : 0)
  return all
    .filter((one) => one.id !== topic && !history.topics.includes(one.id) && index.facts(one.id).length > 0)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, OFFERED)
    .map((one) => one.id)
}
