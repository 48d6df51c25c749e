import { sql } from "kysely"
import type { Assessment } from "#contracts/assessments.ts"
import type { Db } from "#server/db/schema.ts"

export function randomIcQuestion(db: Db) {
  return db.selectFrom("ic_questions").selectAll().orderBy(sql`random()`).limit(1).executeTakeFirst()
}

export function findIcQuestion(db: Db, id: number) {
  return db.selectFrom("ic_questions").selectAll().where("id", "=", id).executeTakeFirst()
}

export function findAssessment(db: Db, simulationId: number) {
  return db
    .selectFrom("investor_assessments")
    .select(["strengths", "weaknesses", "dd_items", "ic_question_id", "ic_response"])
    .where("simulation_id", "=", simulationId)
    .executeTakeFirst()
}

export async function addAssessment(db: Db, simulationId: number, assessment: Assessment, now: Date): Promise<void> {
  await db
    .insertInto("investor_assessments")
    .values({ ...assessment, simulation_id: simulationId, created_at: now })
    .execute()
}

export async function findReview(db: Db, simulationId: number): Promise<unknown> {
  const row = await db
    .selectFrom("investor_reviews")
    .select("body")
    .where("simulation_id", "=", simulationId)
    .executeTakeFirst()
  return row?.body
}

/** Keeps a review; the first one stays where two were made at once. */
export async function keepReview(db: Db, simulationId: number, body: unknown, now: Date): Promise<void> {
  await db
    .insertInto("investor_reviews")
    .values({ simulation_id: simulationId, body: JSON.stringify(body), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findFeedback(db: Db, userId: number, simulationId: number) {
  return db
    .selectFrom("feedback")
    .select(["mode", "rating", "feedback"])
    .where("user_id", "=", userId)
    .where("simulation_id", "=", simulationId)
    .executeTakeFirst()
}

export const hasFeedback = async (db: Db, userId: number, simulationId: number): Promise<boolean> =>
  (await findFeedback(db, userId, simulationId)) !== undefined

/** False where this user has given feedback on this simulation already. */
export async function addFeedback(
  db: Db,
  row: { user_id: number; simulation_id: number; mode: "investor" | "founder"; rating: number; feedback: string },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto("feedback")
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return added !== undefined
}
