import { sql } from "kysely"
import type { Db } from "#server/db/schema.ts"
import { tooMany } from "./app-error.ts"
import { pseudonym } from "./hash.ts"

/** `refusal`: the sentence beyond the limit, where the usual one does not fit. */
export type Limit = { name: string; max: number; windowSeconds: number; refusal?: string }

/** The row a limit counts in; what it counts (an address) stands there as a hash. */
const keyOf = (limit: Limit, of: string) => `${limit.name}:${pseudonym(of)}`

type Counted = { limit: Limit; of: string; count: number; resetsAt: Date }

/**
 * Counts one attempt at each limit and says how many there were in its window, and when that ends. One
 * statement, so that parallel attempts cannot slip past each other; call it before doing what is limited.
 */
async function count(db: Db, at: { limit: Limit; of: string }[], now: Date): Promise<Counted[]> {
  const end = (limit: Limit) => new Date(now.getTime() + limit.windowSeconds * 1000)
  const values = at.map(({ limit, of }) => sql`(${keyOf(limit, of)}, 1, ${end(limit)}::timestamptz)`)
  const { rows } = await sql<{ key: string; count: number; resets_at: Date }>`
    insert into rate_counters (key, count, resets_at) values ${sql.join(values)}
    on conflict (key) do update set
      count = case when rate_counters.resets_at <= ${now} then 1 else least(rate_counters.count + 1, 1000000) end,
      resets_at = case when rate_counters.resets_at <= ${now} then excluded.resets_at else rate_counters.resets_at end
    returning key, count, resets_at`.execute(db)
  return at.map(({ limit, of }) => {
    const row = rows.find((one) => one.key === keyOf(limit, of))
    if (!row) throw new Error("the counter gave no row")
    return { limit, of, count: row.count, resetsAt: row.resets_at }
  })
}

/** True while `of` is within the limit; counts this attempt. */
export async function withinLimit(db: Db, limit: Limit, of: string, now: Date, scale: number): Promise<boolean> {
  const counted = await count(db, [{ limit, of }], now)
  return counted.every((one) => one.count <= one.limit.max * scale)
}

/** The same, answering 429 with Retry-After beyond the limit. */
export function enforceLimit(db: Db, limit: Limit, of: string, now: Date, scale: number): Promise<void> {
  return enforceLimits(db, [{ limit, of }], now, scale)
}

/** Several limits at once, each of its own name; an attempt that one of them refuses counts only there. */
export async function enforceLimits(
  db: Db,
  at: { limit: Limit; of: string }[],
  now: Date,
  scale: number,
): Promise<void> {
  const counted = await count(db, at, now)
  const refusing = counted.find((one) => one.count > one.limit.max * scale)
  if (!refusing) return
  for (const one of counted) if (one !== refusing) await uncount(db, one.limit, one.of)
  throw tooMany((refusing.resetsAt.getTime() - now.getTime()) / 1000, refusing.limit.refusal)
}

/** Forgets what was counted. */
export async function clearLimit(db: Db, limit: Limit, of: string): Promise<void> {
  await db.deleteFrom("rate_counters").where("key", "=", keyOf(limit, of)).execute()
}

/** Takes back one attempt that turned out to be none. */
export async function uncount(db: Db, limit: Limit, of: string): Promise<void> {
  await sql`update rate_counters set count = greatest(count - 1, 0) where key = ${keyOf(limit, of)}`.execute(db)
}
