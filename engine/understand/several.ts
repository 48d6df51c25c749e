import type { CompanyIndex } from "../company/company-index.ts"
import { type Asked, ask } from "./ask.ts"
import { reweighed, sumOf } from "./own-words.ts"
import { TUNING } from "./tuning.ts"
import type { Reading } from "./turn-model.ts"

/** A part of a turn that may be a question of its own. */
type Stretch = { text: string; vector: Float32Array; reading: Reading }

/** "And …", "Also …", and long enough to ask for something else: then a weaker sign of its topic will do. */
const ADDS = /^\W*(?:and|also|plus|next|secondly|another)\b\W+(?:\S+\s+){3,}/i

/** Words that may stand for what another part says. */
const STANDS_IN = /\b(?:it|its|that|this|they|them|their|those|these|one|he|she|his|her|there)\b/i

/**
 * Questions that are surely about different things; a stretch that is not sure joins the one before,
 * but a whole question about something nobody knows is one of its own.
 */
export function distinct(stretches: Stretch[], whole: Reading, index: CompanyIndex): Asked[] {
  const found: Asked[] = []
  for (const stretch of stretches) {
    const one = { ...stretch, reading: within(heardAfter(stretch.reading, found.at(-1)?.topic ?? null), whole) }
    const asked = ask(one.text, one.vector, one.reading, index)
    const strange = one.reading.kinds.unwritten + one.reading.kinds.off_topic >= TUNING.strangePart
    if (strange && !asked.other && /^(?:\S+\s+){3,}.*\?$/.test(one.text)) {
      found.push({ ...asked, topic: null, certainty: "none" })
      continue
    }
    const enough = found.length === 0 ? TUNING.several : moreIsEnough(one.text)
    if (!asked.other && (one.reading.topics[0]?.share ?? 0) < enough) continue
    if (
      !asked.other &&
      found.length > 0 &&
      !heardInWhole(asked.topic, whole, stretches.length) &&
      !standsAlone(stretch)
    )
      continue
    if (!found.some((other) => other.topic === asked.topic && other.other?.key === asked.other?.key))
      found.push({ ...asked, certainty: "sure" })
  }
  const known = found.filter((asked) => asked.certainty === "sure")
  // What can be answered comes first; with nothing of that, it is one question nobody can answer.
  return known.length > 0 ? [...known, ...found.filter((asked) => asked.certainty !== "sure").slice(0, 1)] : []
}

/**
 * A part as it is heard after another: people stay near what they asked first, so topics of the same
 * section gain. The topic asked before gains nothing, the part would only ask for it again.
 */
function heardAfter(reading: Reading, before: string | null): Reading {
  if (!before) return reading
  const section = before.slice(0, before.indexOf(".") + 1)
  const raised = reading.topics.map(({ topic, share }) => ({
    topic,
    share: topic !== before && topic.startsWith(section) ? share * TUNING.nearby : share,
  }))
  const all = 1 - sumOf(reading.topics) + sumOf(raised)
  const topics = raised.map(({ topic, share }) => ({ topic, share: share / all }))
  return { ...reading, topics: topics.sort((a, b) => b.share - a.share) }
}

/**
 * A part as it is heard within its turn: what "revenue last year" means, the question beside it may tell.
 * Topics that the whole turn speaks of gain, and keep together the share that they had.
 */
function within(reading: Reading, whole: Reading): Reading {
  const ofWhole = new Map(whole.topics.map(({ topic, share }) => [topic, share]))
  return reweighed(reading, (topic, share) => share * Math.sqrt((ofWhole.get(topic) ?? 0) + TUNING.besideWhole))
}

/** Whether a part is so clear by itself that it need not be heard in the whole: nothing in it stands for what was said before. */
function standsAlone({ text, reading }: Stretch): boolean {
  return (reading.topics[0]?.share ?? 0) >= TUNING.clearPart && !STANDS_IN.test(text)
}

/**
 * Whether the whole turn speaks of a topic as well. A part that leans on its neighbour ("and how large
 * is it?") reads as anything once it is cut off.
 */
function heardInWhole(topic: string | null, whole: Reading, parts: number): boolean {
  const rank = whole.topics.findIndex((one) => one.topic === topic)
  return rank >= 0 && (rank <= parts || (whole.topics[rank]?.share ?? 0) >= TUNING.heardInWhole)
}

/** The share from which a part after the first opens a question of its own. */
function moreIsEnough(text: string): number {
  return ADDS.test(text) ? TUNING.maybe : TUNING.several
}
