import type { Db } from "#server/db/schema.ts"

const DAY_MS = 24 * 60 * 60 * 1000
/** Sent mails are empty by then; unsent ones were given up long before. */
const MAIL_DAYS = 30

/** Deletes what has run out: sessions, counters, links, old mails. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<", now).execute()
  await db.deleteFrom("rate_counters").where("resets_at", "<", now).execute()
  await db
    .deleteFrom("password_tokens")
    .where("expires_at", "<", new Date(now.getTime() - DAY_MS))
    .execute()
  await db
    .deleteFrom("mails")
    .where("created_at", "<", new Date(now.getTime() - MAIL_DAYS * DAY_MS))
    .execute()
}
