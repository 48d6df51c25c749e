import { createHash } from "node:crypto"
import type { Content } from "#content/load.ts"
import { API_PREFIX } from "#contracts/endpoints.ts"
import type { Db, Trx } from "./schema.ts"
import { seedCompany } from "./seed-company.ts"

/** Moves when the seed itself writes other rows from the same content. */
const SEED_VERSION = "1"
const META_KEY = "content_hash"

const hashOf = (content: Content) =>
  createHash("sha256").update(SEED_VERSION).update(JSON.stringify(content)).digest("hex")

/** The same uuid for the same file on every database, so that a link to an article outlives one. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Brings framework, companies, committee questions and articles into the database. Running it again
 * changes nothing, and what an operator edited (edited_at) is left as it is. Gives false where the
 * same content was seeded before and there was nothing to do.
 */
export async function seed(db: Db, content: Content): Promise<boolean> {
  const hash = hashOf(content)
  const known = await db.selectFrom("meta").select("value").where("key", "=", META_KEY).executeTakeFirst()
  if (known?.value === hash) return false
  await db.transaction().execute(async (trx) => {
    const topicIds = await seedFramework(trx, content)
    for (const company of content.companies) await seedCompany(trx, company, topicIds)
    await seedQuestions(trx, content)
    await seedArticles(trx, content)
    await trx
      .insertInto("meta")
      .values({ key: META_KEY, value: hash })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: hash }))
      .execute()
  })
  return true
}

/** Gives each topic's row by its identifier. */
async function seedFramework(trx: Trx, content: Content): Promise<Map<string, number>> {
  const topicIds = new Map<string, number>()
  let sections = 0
  for (const [position, category] of content.framework.categories.entries()) {
    const title = { title: category.name, description: category.description, position }
    const { id: category_id } = await trx
      .insertInto("case_categories")
      .values({ identifier: category.id, ...title })
      .onConflict((conflict) => conflict.column("identifier").doUpdateSet(title))
      .returning("id")
      .executeTakeFirstOrThrow()
    for (const section of category.sections) {
      const under = { category_id, title: section.name, position: sections++ }
      const { id: section_id } = await trx
        .insertInto("case_sections")
        .values({ identifier: section.id, ...under })
        .onConflict((conflict) => conflict.column("identifier").doUpdateSet(under))
        .returning("id")
        .executeTakeFirstOrThrow()
      for (const topic of section.topics) {
        const values = { section_id, title: topic.name, description: topic.description, position: topicIds.size }
        const { id } = await trx
          .insertInto("case_topics")
          .values({ identifier: topic.id, ...values })
          .onConflict((conflict) => conflict.column("identifier").doUpdateSet(values))
          .returning("id")
          .executeTakeFirstOrThrow()
        topicIds.set(topic.id, id)
      }
    }
  }
  return topicIds
}

async function seedQuestions(trx: Trx, content: Content): Promise<void> {
  for (const { slug, title, question, expected_response } of content.committeeQuestions) {
    const values = { title, question, expected_response }
    await trx
      .insertInto("ic_questions")
      .values({ slug, ...values })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(values).where("ic_questions.edited_at", "is", null))
      .execute()
  }
}

async function seedArticles(trx: Trx, content: Content): Promise<void> {
  for (const [position, { slug, category, description, articles }] of content.articleCategories.entries()) {
    const values = { category, description, position }
    await trx
      .insertInto("article_categories")
      .values({ slug, uuid: uuidOf(`category ${slug}`), ...values })
      .onConflict((conflict) =>
        conflict.column("slug").doUpdateSet(values).where("article_categories.edited_at", "is", null),
      )
      .execute()
    const { id: category_id } = await trx
      .selectFrom("article_categories")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow()
    for (const [position, article] of articles.entries()) {
      const { title, summary, introduction, content: text, image, image_description, topics } = article
      const image_url = `${API_PREFIX}/images/articles/${image}`
      const words = { title, summary, introduction, content: text, image_url, image_description, topics }
      await trx
        .insertInto("articles")
        .values({ slug: article.slug, uuid: uuidOf(`article ${article.slug}`), category_id, position, ...words })
        .onConflict((conflict) =>
          conflict
            .column("slug")
            .doUpdateSet({ category_id, position, ...words })
            .where("articles.edited_at", "is", null),
        )
        .execute()
    }
  }
}
