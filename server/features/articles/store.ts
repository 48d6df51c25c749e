import type { Db } from "#server/db/schema.ts"

const isNumber = (id: string) => /^\d+$/.test(id)

export function listCategories(db: Db) {
  return db
    .selectFrom("article_categories")
    .select(["uuid", "category", "description"])
    .orderBy("position")
    .orderBy("id")
    .execute()
}

/** A category by its uuid or its number. */
export function findCategory(db: Db, id: string) {
  const rows = db.selectFrom("article_categories").select(["id", "uuid", "category", "description"])
  return (isNumber(id) ? rows.where("id", "=", Number(id)) : rows.where("uuid", "=", id)).executeTakeFirst()
}

const SUMMARY = ["id", "uuid", "title", "summary", "introduction", "image_url", "image_description"] as const

export function articlesOf(db: Db, categoryId: number) {
  return db
    .selectFrom("articles")
    .select([...SUMMARY])
    .where("category_id", "=", categoryId)
    .orderBy("position")
    .orderBy("id")
    .execute()
}

/** An article by its uuid or its number. */
export function findArticle(db: Db, id: string) {
  const rows = db.selectFrom("articles").select([...SUMMARY, "content", "category_id"])
  return (isNumber(id) ? rows.where("id", "=", Number(id)) : rows.where("uuid", "=", id)).executeTakeFirst()
}
