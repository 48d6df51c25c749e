import { sql } from "kysely"
import type { Db } from "#server/db/schema.ts"
import { forgetUsage } from "../features/simulations/usage-store.ts"

const DAY_MS = 24 * 60 * 60 * 1000
/** Sent mails are empty by then; unsent ones were given up long before. */
const MAIL_DAYS = 30

/** Deletes what has run out: sessions, counters, links, old mails, and beyond their retention the audit log and what models were asked for. */
export async function tidy(db: Db, now: Date, retentionMonths: number): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom("sessions").where("expires_at", "<", now).execute()
  await db.deleteFrom("rate_counters").where("resets_at", "<", now).execute()
  await db.deleteFrom("password_tokens").where("expires_at", "<", before(1)).execute()
  await db.deleteFrom("mails").where("created_at", "<", before(MAIL_DAYS)).execute()
  const kept = new Date(now)
  kept.setUTCMonth(kept.getUTCMonth() - retentionMonths)
  await forgetUsage(db, kept)
  await db.transaction().execute(async (trx) => {
    // The log's own trigger refuses every other deletion.
    await sql`select set_config('parley.retention', 'on', true)`.execute(trx)
    await trx.deleteFrom("audit_log").where("at", "<", kept).execute()
  })
}
