import type { CompanyCase } from "#contracts/companies.ts"
import type { Level } from "#contracts/limits.ts"

export const KEY_LISTS = ["strengths", "weaknesses", "dd_items"] as const
export type KeyList = (typeof KEY_LISTS)[number]

/** How deep an answer lies, as a meeting comes upon it. */
export const LEVEL_WORDS: Record<Level, string> = {
  1: "First answer",
  2: "Asked further",
  3: "Asked for evidence",
}

const KIND: Record<KeyList, string> = { strengths: "Strength", weaknesses: "Weakness", dd_items: "Due diligence" }

/** Where an item of the key stands on the page. */
export const itemPlace = (list: KeyList, index: number) => `${list}-${index + 1}`
/** Where an answer stands on the page. */
export const answerPlace = (topic: string, level: Level) => `answer-${topic}-${level}`

export type GivenAway = { place: string; words: string }

/** The items of the key that one answer gives away. */
export function givenAway(file: CompanyCase, topic: string, level: Level): GivenAway[] {
  return KEY_LISTS.flatMap((list) =>
    file[list].flatMap(({ item, revealed_by }, index) =>
      revealed_by.some((one) => one.topic === topic && one.level === level)
        ? [{ place: itemPlace(list, index), words: `${KIND[list]}: ${item.split(":")[0]?.trim() ?? ""}` }]
        : [],
    ),
  )
}

/** How many items of the key some topics give away, each counted once. */
export function countGivenAway(file: CompanyCase, topics: readonly string[]): number {
  return KEY_LISTS.flatMap((list) => file[list]).filter(({ revealed_by }) =>
    revealed_by.some(({ topic }) => topics.includes(topic)),
  ).length
}

export type Way = { topic: string; title: string; levels: Level[] }

/** The answers that give an item of the key away, by topic in the key's order; null where that is not known. */
export function waysTo(file: CompanyCase | undefined, list: KeyList, item: string): Way[] | null {
  const known = file?.[list].find((one) => one.item === item)
  if (!file || !known) return null
  const topics = file.categories.flatMap(({ sections }) => sections.flatMap((section) => section.topics))
  return [...Map.groupBy(known.revealed_by, ({ topic }) => topic)].map(([topic, ways]) => ({
    topic,
    title: topics.find(({ identifier }) => identifier === topic)?.title ?? topic,
    levels: ways.map(({ level }) => level),
  }))
}
