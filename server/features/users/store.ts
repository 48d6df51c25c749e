import type { Role } from "#contracts/limits.ts"
import type { Db } from "#server/db/schema.ts"

const IDLE_MS = 60 * 60 * 1000
const ABSOLUTE_MS = 12 * 60 * 60 * 1000
/** How exact "last seen" is: saves a write at most requests. */
const SEEN_STEP_MS = 30_000

const storable = (text: string) => !text.includes("\u0000") && text.isWellFormed()

/** An account by its address in lower case; what cannot be an address finds nothing. */
export async function findUserByEmail(db: Db, email: string) {
  if (!storable(email)) return undefined
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst()
}

/** Adds an account; gives its id, or undefined where the address has one already. */
export async function addUser(
  db: Db,
  user: { email: string; firstname: string; role: Role; password_hash: string },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto("users")
    .values({ ...user, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("role", "=", "admin").limit(1).executeTakeFirst()
  return row !== undefined
}

export async function setPasswordHash(db: Db, userId: number, hash: string, now: Date): Promise<void> {
  await db.updateTable("users").set({ password_hash: hash, updated_at: now }).where("id", "=", userId).execute()
}

export async function openSession(db: Db, userId: number, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      user_id: userId,
      token_hash: tokenHash,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + ABSOLUTE_MS),
    })
    .execute()
}

/** The live session of a token with its account as it is now; undefined once idle, over or disabled. */
export async function readSession(db: Db, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "users.id",
      "users.email",
      "users.firstname",
      "users.role",
      "sessions.id as sessionId",
      "sessions.last_seen_at as lastSeenAt",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .where("sessions.last_seen_at", ">", new Date(now.getTime() - IDLE_MS))
    .where("users.disabled_at", "is", null)
    .executeTakeFirst()
  if (!row) return undefined
  const { lastSeenAt, ...session } = row
  if (now.getTime() - lastSeenAt.getTime() > SEEN_STEP_MS) {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", row.sessionId).execute()
  }
  return session
}

export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute()
}

export async function closeAllSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).execute()
}

export async function addPasswordToken(
  db: Db,
  token: { purpose: "reset"; user_id: number } | { purpose: "invitation"; beta_signup_id: number },
  tokenHash: Buffer,
  lifetimeMinutes: number,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + lifetimeMinutes * 60_000)
  await db
    .insertInto("password_tokens")
    .values({ ...token, token_hash: tokenHash, created_at: now, expires_at: expires })
    .execute()
}

/** A token that still opens something, with the account or the signup it is for. */
export async function findPasswordToken(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("password_tokens")
    .leftJoin("users", "users.id", "password_tokens.user_id")
    .leftJoin("beta_signups", "beta_signups.id", "password_tokens.beta_signup_id")
    .select([
      "password_tokens.id",
      "password_tokens.purpose",
      "password_tokens.user_id",
      "password_tokens.beta_signup_id",
      "users.email as user_email",
      "users.firstname as user_firstname",
      "beta_signups.email as signup_email",
      "beta_signups.firstname as signup_firstname",
      "beta_signups.mode as signup_mode",
    ])
    .where("password_tokens.token_hash", "=", tokenHash)
    .where("password_tokens.used_at", "is", null)
    .where("password_tokens.expires_at", ">", now)
    .executeTakeFirst()
}

/** Locks the account or the signup a token is for until the transaction ends. */
export async function lockOwner(trx: Db, of: { user_id: number | null; beta_signup_id: number | null }): Promise<void> {
  if (of.user_id !== null) await trx.selectFrom("users").select("id").where("id", "=", of.user_id).forUpdate().execute()
  if (of.beta_signup_id !== null)
    await trx.selectFrom("beta_signups").select("id").where("id", "=", of.beta_signup_id).forUpdate().execute()
}

/** Uses a token up; false where someone else was quicker. */
export async function usePasswordToken(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("password_tokens")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

/** Older links of the same account or signup open nothing any more. */
export async function killPasswordTokens(
  db: Db,
  of: { user_id?: number | null; beta_signup_id?: number | null },
  now: Date,
): Promise<void> {
  const open = db.updateTable("password_tokens").set({ used_at: now }).where("used_at", "is", null)
  if (of.user_id) await open.where("user_id", "=", of.user_id).execute()
  if (of.beta_signup_id) await open.where("beta_signup_id", "=", of.beta_signup_id).execute()
}
