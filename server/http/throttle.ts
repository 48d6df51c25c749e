import { sql } from "kysely"
import type { Db } from "#server/db/schema.ts"
import { tooMany } from "./app-error.ts"
import { pseudonym } from "./hash.ts"

/** `refusal`: the sentence beyond the limit, where the usual one does not fit. */
export type Limit = { name: string; max: number; windowSeconds: number; refusal?: string }

/** The row a limit counts in; what it counts (an address) stands there as a hash. */
const keyOf = (limit: Limit, of: string) => `${limit.name}:${pseudonym(of)}`

/**
 * Counts one attempt and says how many there were in this window, and when it ends. One statement,
 * so that parallel attempts cannot slip past each other; call it before doing what is limited.
 */
async function count(db: Db, limit: Limit, of: string, now: Date): Promise<{ count: number; resetsAt: Date }> {
  const end = new Date(now.getTime() + limit.windowSeconds * 1000)
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into rate_counters (key, count, resets_at) values (${keyOf(limit, of)}, 1, ${end})
    on conflict (key) do update set
      count = case when rate_counters.resets_at <= ${now} then 1 else least(rate_counters.count + 1, 1000000) end,
      resets_at = case when rate_counters.resets_at <= ${now} then ${end} else rate_counters.resets_at end
    returning count, resets_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error("the counter gave no row")
  return { count: row.count, resetsAt: row.resets_at }
}

/** True while `of` is within the limit; counts this attempt. */
export async function withinLimit(db: Db, limit: Limit, of: string, now: Date, scale: number): Promise<boolean> {
  return (await count(db, limit, of, now)).count <= limit.max * scale
}

/** The same, answering 429 with Retry-After beyond the limit. */
export async function enforceLimit(db: Db, limit: Limit, of: string, now: Date, scale: number): Promise<void> {
  const counted = await count(db, limit, of, now)
  if (counted.count > limit.max * scale) {
    throw tooMany((counted.resetsAt.getTime() - now.getTime()) / 1000, limit.refusal)
  }
}

/** Forgets what was counted. */
export async function clearLimit(db: Db, limit: Limit, of: string): Promise<void> {
  await db.deleteFrom("rate_counters").where("key", "=", keyOf(limit, of)).execute()
}

/** Takes back one attempt that turned out to be none. */
export async function uncount(db: Db, limit: Limit, of: string): Promise<void> {
  await sql`update rate_counters set count = greatest(count - 1, 0) where key = ${keyOf(limit, of)}`.execute(db)
}
