import type { CompanyCase } from "#contracts/companies.ts"
import type { Level } from "#contracts/limits.ts"
import type { Db, KeyList } from "#server/db/schema.ts"
import { type CompanyRow, factsOf, itemsOf, type KeyItems, keyItemsOf, managersOf, readOutline } from "./store.ts"

type Fact = Awaited<ReturnType<typeof factsOf>>[number]
/** Answers beside the framework carry this in their key; the seed writes it. */
const BESIDE = /^others\./

/** A company's whole file in the framework's order. It gives the key away: for admins only. */
export async function readCase(db: Db, { id }: CompanyRow): Promise<CompanyCase> {
  const [outline, managers, facts, items] = await Promise.all([
    readOutline(db),
    managersOf(db, [id]),
    factsOf(db, id),
    keyItemsOf(db, [id]),
  ])
  const titles = new Map(outline.flatMap(({ sections }) => sections.map((one) => [one.identifier, one.title])))
  const answersOn = (topic: string) =>
    facts
      .filter((fact) => fact.topic === topic && !BESIDE.test(fact.key))
      .toSorted((a, b) => a.level - b.level)
      .map(presentAnswer)
  return {
    managers: managers.map(({ name, role, lead, temperament, field }) => ({
      name,
      role,
      lead,
      temperament,
      // A lead who took over someone's subjects may have one twice.
      answers_for: [...new Set(field)].flatMap((section) => titles.get(section) ?? []),
    })),
    categories: outline.map((category) => ({
      ...category,
      sections: category.sections.map((section) => ({
        ...section,
        topics: section.topics.map((topic) => ({ ...topic, answers: answersOn(topic.identifier) })),
      })),
    })),
    beside: facts.filter(({ key }) => BESIDE.test(key)).map(presentAnswer),
    strengths: presentItems(items, id, "strengths"),
    weaknesses: presentItems(items, id, "weaknesses"),
    dd_items: presentItems(items, id, "dd_items"),
  }
}

// Levels are 1 to 3 by the columns' constraint and the content's schema; the row types say number only.
const presentAnswer = ({ key, level, owner, type, question, phrasings, text }: Fact) => ({
  key,
  level: level as Level,
  owner,
  question_type: type,
  questions: phrasings.length > 0 ? phrasings : [question],
  response_content: text,
})

const presentItems = (items: KeyItems, companyId: number, list: KeyList) =>
  itemsOf(items, companyId, list).map(({ item, revealed_by }) => ({
    item,
    revealed_by: revealed_by.map(({ topic, level }) => ({ topic, level: level as Level })),
  }))
