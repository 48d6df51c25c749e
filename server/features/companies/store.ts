import type { Company, CompanyWithKey, Manager } from "#contracts/companies.ts"
import type { Level } from "#contracts/limits.ts"
import type { CaseCompany } from "#engine/types.ts"
import type { Db, KeyList, Reveal } from "#server/db/schema.ts"

export type CompanyRow = Awaited<ReturnType<typeof listCompanyRows>>[number]

export function listCompanyRows(db: Db) {
  return db.selectFrom("investor_companies").selectAll().orderBy("industry").orderBy("name").orderBy("id").execute()
}

export function findCompanyRow(db: Db, id: number) {
  return db.selectFrom("investor_companies").selectAll().where("id", "=", id).executeTakeFirst()
}

function findCompanyVersion(db: Db, id: number) {
  return db.selectFrom("investor_companies").select("updated_at").where("id", "=", id).executeTakeFirst()
}

/** Locks the company until the transaction ends, so that two edits do not lose each other's words. */
export function lockCompanyRow(trx: Db, id: number) {
  return trx.selectFrom("investor_companies").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
}

/** Managers of some companies in the order of their seats. */
export function managersOf(db: Db, companyIds: number[]) {
  return db
    .selectFrom("investor_managers")
    .selectAll()
    .where("company_id", "in", companyIds.length > 0 ? companyIds : [0])
    .orderBy("company_id")
    .orderBy("position")
    .execute()
}

/** The answer key of some companies, in its order. For admins and the reviewer only. */
export function keyItemsOf(db: Db, companyIds: number[]) {
  return db
    .selectFrom("investor_company_items")
    .selectAll()
    .where("company_id", "in", companyIds.length > 0 ? companyIds : [0])
    .orderBy("company_id")
    .orderBy("list")
    .orderBy("position")
    .execute()
}

export type KeyItems = Awaited<ReturnType<typeof keyItemsOf>>
export const itemsOf = (items: KeyItems, companyId: number, list: KeyList) =>
  items.filter((item) => item.company_id === companyId && item.list === list)

export async function changeCompany(
  db: Db,
  id: number,
  change: Partial<Pick<CompanyRow, "name" | "industry" | "stage" | "description" | "introduction">>,
  now: Date,
): Promise<void> {
  await db
    .updateTable("investor_companies")
    .set({ ...change, edited_at: now, updated_at: now })
    .where("id", "=", id)
    .execute()
}

export async function replaceManagers(
  trx: Db,
  companyId: number,
  managers: (Manager & { temperament: string; field: string[] })[],
): Promise<void> {
  await trx.deleteFrom("investor_managers").where("company_id", "=", companyId).execute()
  await trx
    .insertInto("investor_managers")
    .values(managers.map((manager, index) => ({ ...manager, company_id: companyId, position: index + 1 })))
    .execute()
}

/** What a manager answered for is answered for by another name from now on. */
export async function renameOwner(trx: Db, companyId: number, from: string, to: string): Promise<void> {
  await trx
    .updateTable("investor_contents")
    .set({ owner: to })
    .where("company_id", "=", companyId)
    .where("owner", "=", from)
    .execute()
}

export async function replaceKeyItems(
  trx: Db,
  companyId: number,
  list: KeyList,
  items: { item: string; revealed_by: Reveal[] }[],
): Promise<void> {
  await trx.deleteFrom("investor_company_items").where("company_id", "=", companyId).where("list", "=", list).execute()
  if (items.length === 0) return
  await trx
    .insertInto("investor_company_items")
    .values(
      items.map(({ item, revealed_by }, index) => ({
        company_id: companyId,
        list,
        position: index + 1,
        item,
        revealed_by: JSON.stringify(revealed_by),
      })),
    )
    .execute()
}

/** Everything a company can say, with the topic each answer belongs to. */
export function factsOf(db: Db, companyId: number) {
  return db
    .selectFrom("investor_contents")
    .innerJoin("case_topics", "case_topics.id", "investor_contents.case_topic_id")
    .select([
      "investor_contents.key",
      "case_topics.identifier as topic",
      "investor_contents.question_type as type",
      "investor_contents.level",
      "investor_contents.owner",
      "investor_contents.question",
      "investor_contents.phrasings",
      "investor_contents.verdicts",
      "investor_contents.response_content as text",
    ])
    .where("investor_contents.company_id", "=", companyId)
    .orderBy("investor_contents.id")
    .execute()
}

export function topicsByIdentifier(db: Db, identifiers: string[]) {
  return db
    .selectFrom("case_topics")
    .select(["id", "title", "identifier"])
    .where("identifier", "in", identifiers.length > 0 ? identifiers : [""])
    .orderBy("position")
    .execute()
}

export function contentsOfTopics(db: Db, companyId: number, topicIds: number[]) {
  return db
    .selectFrom("investor_contents")
    .select(["id", "case_topic_id", "question_type", "question", "response_content"])
    .where("company_id", "=", companyId)
    .where("case_topic_id", "in", topicIds.length > 0 ? topicIds : [0])
    .orderBy("case_topic_id")
    .orderBy("id")
    .execute()
}

/** The case framework: categories, their sections, their topics, in the framework's order. */
export async function readOutline(db: Db) {
  const [categories, sections, topics] = await Promise.all([
    db.selectFrom("case_categories").selectAll().orderBy("position").execute(),
    db.selectFrom("case_sections").selectAll().orderBy("position").execute(),
    db.selectFrom("case_topics").selectAll().orderBy("position").execute(),
  ])
  return categories.map((category) => ({
    identifier: category.identifier,
    title: category.title,
    sections: sections
      .filter((section) => section.category_id === category.id)
      .map((section) => ({
        identifier: section.identifier,
        title: section.title,
        topics: topics
          .filter((topic) => topic.section_id === section.id)
          .map(({ identifier, title }) => ({ identifier, title })),
      })),
  }))
}

type Managers = Awaited<ReturnType<typeof managersOf>>

function presentCompany(row: CompanyRow, managers: Managers): Company {
  const { id, name, industry, stage, description, introduction } = row
  const management = managers
    .filter((manager) => manager.company_id === id)
    .map(({ name, role, lead }) => ({ name, role, lead }))
  return { id, name, industry, stage, description, introduction, management }
}

/** Companies as a reader may see them: the answer key is read for admins only. */
export async function presentCompanies(db: Db, rows: CompanyRow[], withKey: boolean) {
  const ids = rows.map((row) => row.id)
  const managers = await managersOf(db, ids)
  const companies = rows.map((row) => presentCompany(row, managers))
  if (!withKey) return companies
  const items = await keyItemsOf(db, ids)
  const list = (id: number, name: "strengths" | "weaknesses" | "dd_items") =>
    itemsOf(items, id, name).map((item) => item.item)
  return companies.map(
    (company): CompanyWithKey => ({
      ...company,
      strengths: list(company.id, "strengths"),
      weaknesses: list(company.id, "weaknesses"),
      dd_items: list(company.id, "dd_items"),
    }),
  )
}

export async function presentCompanyWithKey(db: Db, row: CompanyRow): Promise<CompanyWithKey> {
  const [company] = await presentCompanies(db, [row], true)
  // The function above gives the key to each row it was asked to.
  return company as CompanyWithKey
}

/** The company as its managers know it, for the engine. */
async function readCaseCompany(db: Db, row: CompanyRow): Promise<CaseCompany> {
  const [managers, facts] = await Promise.all([managersOf(db, [row.id]), factsOf(db, row.id)])
  const { id, name, industry, stage, description, introduction } = row
  return {
    id,
    name,
    industry,
    stage,
    description,
    introduction,
    management: managers.map(({ name, role, lead, temperament, field }) => ({ name, role, lead, temperament, field })),
    facts: facts.map(({ question, phrasings, level, ...fact }) => ({
      ...fact,
      // The column's own constraint allows 1 to 3 only.
      level: level as Level,
      questions: phrasings.length > 0 ? phrasings : [question],
    })),
  }
}

/**
 * Companies read once and kept as long as nobody edits them: the engine keeps what it learned about
 * one by its identity. An edit anywhere moves updated_at, so other servers notice it too.
 */
export function createCompanyCache(db: Db) {
  const kept = new Map<number, { updatedAt: number; company: Promise<CaseCompany> }>()
  return async (id: number): Promise<CaseCompany | undefined> => {
    const version = await findCompanyVersion(db, id)
    if (!version) return undefined
    const known = kept.get(id)
    if (known?.updatedAt === version.updated_at.getTime()) return known.company
    const row = await findCompanyRow(db, id)
    if (!row) return undefined
    const company = readCaseCompany(db, row)
    kept.set(id, { updatedAt: row.updated_at.getTime(), company })
    company.catch(() => kept.delete(id))
    return company
  }
}
export type CompanyCache = ReturnType<typeof createCompanyCache>
