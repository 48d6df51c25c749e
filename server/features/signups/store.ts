import { sql } from "kysely"
import type { Mode } from "#contracts/limits.ts"
import type { Db } from "#server/db/schema.ts"

/** The unique index that holds an address once, whatever its case. */
const sqlLowerEmail = sql`lower(email)`

/** Adds an address to the waiting list; false where it stands there already. */
export async function addToWaitingList(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto("beta_signups")
    .values({ email, terms_accepted: true, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Adds a beta user, or updates name and mode of one who has no account yet.
 * Gives the row, or undefined where the address has an account.
 */
export async function addOrUpdateSignup(db: Db, signup: { firstname: string; email: string; mode: Mode }, now: Date) {
  return db
    .insertInto("beta_signups")
    .values({ ...signup, created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sqlLowerEmail)
        .doUpdateSet({ firstname: signup.firstname, mode: signup.mode })
        .where("beta_signups.account_created_at", "is", null),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function findSignup(db: Db, id: number) {
  return db.selectFrom("beta_signups").selectAll().where("id", "=", id).executeTakeFirst()
}

export async function markInvited(db: Db, id: number, mode: Mode, now: Date): Promise<void> {
  await db.updateTable("beta_signups").set({ invited_at: now, mode }).where("id", "=", id).execute()
}

/** Newest first. */
export async function listSignups(db: Db) {
  const rows = await db.selectFrom("beta_signups").selectAll().orderBy("id", "desc").execute()
  return rows.map((row) => ({ ...row, account_created_at: row.account_created_at?.toISOString() ?? null }))
}

export async function linkAccount(db: Db, signupId: number, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("beta_signups")
    .set({ user_id: userId, account_created_at: now })
    .where("id", "=", signupId)
    .execute()
}
