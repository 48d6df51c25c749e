import type { LoadedCompany } from "#content/load.ts"
import type { KeyList, Trx } from "./schema.ts"

const LISTS: readonly KeyList[] = ["strengths", "weaknesses", "dd_items"]
const LEVELS = ["short", "detail", "evidence"] as const

/** Writes one company with managers, key and contents; one that an operator edited is left alone. */
export async function seedCompany(
  trx: Trx,
  { slug, company, contents, others }: LoadedCompany,
  topicIds: Map<string, number>,
): Promise<void> {
  const { name, industry, stage, description, introduction } = company
  const words = { name, industry, stage, description, introduction }
  const row = await trx
    .insertInto("investor_companies")
    .values({ slug, ...words })
    .onConflict((conflict) =>
      conflict
        .column("slug")
        // The moment moves so that what was kept of the company in memory is read anew.
        .doUpdateSet({ ...words, updated_at: new Date() })
        .where("investor_companies.edited_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst()
  if (!row) return
  await seedManagers(trx, row.id, company)
  await seedKey(trx, row.id, company)
  await seedContents(trx, row.id, { contents, others }, topicIds)
}

async function seedManagers(trx: Trx, company_id: number, { management }: LoadedCompany["company"]): Promise<void> {
  await trx.deleteFrom("investor_managers").where("company_id", "=", company_id).execute()
  const managers = management.map((manager, index) => ({ company_id, position: index + 1, ...manager }))
  await trx.insertInto("investor_managers").values(managers).execute()
}

async function seedKey(trx: Trx, company_id: number, company: LoadedCompany["company"]): Promise<void> {
  await trx.deleteFrom("investor_company_items").where("company_id", "=", company_id).execute()
  const items = LISTS.flatMap((list) =>
    company[list].map(({ item, revealed_by }, index) => ({
      company_id,
      list,
      position: index + 1,
      item,
      revealed_by: JSON.stringify(revealed_by),
    })),
  )
  await trx.insertInto("investor_company_items").values(items).execute()
}

/** Three levels a topic and what is asked beside the framework; keys are "market.size.1", "others.the-name". */
async function seedContents(
  trx: Trx,
  company_id: number,
  { contents, others }: Pick<LoadedCompany, "contents" | "others">,
  topicIds: Map<string, number>,
): Promise<void> {
  const idOf = (topic: string): number => {
    const id = topicIds.get(topic)
    if (id === undefined) throw new Error(`the framework has no topic ${topic}`)
    return id
  }
  const answers = Object.entries(contents).flatMap(([topic, { owner, type, ...levels }]) =>
    LEVELS.map((name, index) => ({
      company_id,
      case_topic_id: idOf(topic),
      key: `${topic}.${index + 1}`,
      question_type: type,
      level: index + 1,
      owner,
      question: levels[name].questions[0] ?? "",
      phrasings: levels[name].questions,
      verdicts: JSON.stringify(levels[name].verdicts ?? {}),
      response_content: levels[name].text,
    })),
  )
  const beside = others.map(({ id, topic, owner, questions, text }) => ({
    company_id,
    case_topic_id: idOf(topic),
    key: `others.${id}`,
    question_type: "others" as const,
    level: 1,
    owner,
    question: questions[0] ?? "",
    phrasings: questions,
    verdicts: "{}",
    response_content: text,
  }))
  await trx.deleteFrom("investor_contents").where("company_id", "=", company_id).execute()
  const rows = [...answers, ...beside]
  if (rows.length > 0) await trx.insertInto("investor_contents").values(rows).execute()
}
