/** Who may answer a meeting's next question, and the storing of what was answered. */
import { sql } from "kysely"
import type { Turn } from "#engine/types.ts"
import type { Db } from "#server/db/schema.ts"
import {
  counting,
  type Owned,
  readVersion,
  type SimulationRow,
  sameVersion,
  VERSION,
  type VersionedRow,
} from "./store.ts"

/** The meeting with its time counted, and whether the right to answer is now the caller's. */
export type TurnTaken = { meeting: VersionedRow; ours: boolean }

/**
 * Counts one's own running meeting and takes the right to answer for one question, by one UPDATE, so
 * that two tabs never ask at once. A right older than `staleSeconds` belongs to a process that is gone.
 * Undefined where there is no such meeting.
 */
export async function countAndReserve(
  db: Db,
  owned: Owned,
  { clientId, staleSeconds, now }: { clientId: string; staleSeconds: number; now: Date },
): Promise<TurnTaken | undefined> {
  const stale = now.getTime() - staleSeconds * 1000
  for (;;) {
    const row = await readVersion(db, owned)
    if (!row) return undefined
    if (row.status !== "running") return { meeting: row, ours: false }
    const { change, over } = counting(row, now)
    const ours = !over && (row.answering_since === null || row.answering_since.getTime() < stale)
    const meeting = await db
      .updateTable("investor_simulations")
      .set({ ...change, ...(ours && { answering_since: now, answering_client_id: clientId }) })
      .where("id", "=", row.id)
      .where(sameVersion(row.version))
      .returningAll()
      .returning(VERSION)
      .executeTakeFirst()
    // Another call came between the two statements: from what it wrote, once more.
    if (meeting) return { meeting, ours }
  }
}

/** Gives the right to answer back, if it is still held for this question. */
export async function releaseAnswer(db: Db, id: number, clientId: string): Promise<void> {
  await db
    .updateTable("investor_simulations")
    .set({ answering_since: null, answering_client_id: null })
    .where("id", "=", id)
    .where("answering_client_id", "=", clientId)
    .execute()
}

/** At a start nobody is answering: what an earlier process held is let go. */
export async function releaseAllAnswers(db: Db): Promise<void> {
  await db
    .updateTable("investor_simulations")
    .set({ answering_since: null, answering_client_id: null })
    .where("answering_since", "is not", null)
    .execute()
}

/** An exchange to be stored, and the meeting as it was when the question was taken. */
export type NewEntry = { clientId: string; turn: Turn; meeting: VersionedRow }

/**
 * Counts the meeting, adds an exchange at the end of its log and gives the right to answer back, all by
 * one statement. False, with nothing stored, where the meeting has ended, its time is over, or the right
 * belongs to another question by now.
 */
export async function storeExchange(db: Db, owned: Owned, entry: NewEntry, now: Date): Promise<boolean> {
  // Most often nothing happened while the engine spoke; else from what was written meanwhile.
  for (let row: VersionedRow | undefined = entry.meeting; row; row = await readVersion(db, owned)) {
    // Given back first, so that waiting for a failing model cannot close the meeting.
    const counted = entry.turn.trace.fallback ? withTimeBack(row, entry.meeting.active_seconds, now) : row
    const { change, over } = counting(counted, now)
    if (row.status !== "running" || over || row.answering_client_id !== entry.clientId) return false
    if (await addEntry(db, row, change, entry, now)) return true
  }
  return false
}

/** As if nothing had been counted since the question was asked: time spent waiting for a failing model. */
function withTimeBack(row: SimulationRow, askedAt: number, now: Date): SimulationRow {
  return { ...row, active_seconds: Math.min(row.active_seconds, askedAt), counted_at: now }
}

/** True if the meeting was still at the version that was read. */
async function addEntry(
  db: Db,
  row: VersionedRow,
  change: ReturnType<typeof counting>["change"],
  { clientId, turn, meeting }: NewEntry,
  now: Date,
): Promise<boolean> {
  const exchange = {
    client_id: clientId,
    input: turn.input,
    output: turn.output,
    type: turn.type,
    kind: turn.kind,
    sources: turn.sources,
    similarity_scores: turn.similarity_scores,
    executive_name: turn.executive.name,
    executive_role: turn.executive.role,
    trace: JSON.stringify(turn.trace),
    asked_at_seconds: Math.floor(meeting.active_seconds),
    created_at: now,
  }
  const columns = Object.keys(exchange) as (keyof typeof exchange)[]
  const added = await db
    .with("meeting", (query) =>
      query
        .updateTable("investor_simulations")
        .set({ ...change, answering_since: null, answering_client_id: null })
        .where("id", "=", row.id)
        .where(sameVersion(row.version))
        .returning("id"),
    )
    .insertInto("log_entries")
    .columns(["simulation_id", "position", ...columns])
    .expression((query) =>
      query
        .selectFrom("meeting")
        .select([
          "meeting.id",
          sql`(select coalesce(max(position), 0) + 1 from log_entries where simulation_id = ${row.id})`.as("position"),
          ...columns.map((column) => sql`${exchange[column]}`.as(column)),
        ]),
    )
    .returning("id")
    .executeTakeFirst()
  return added !== undefined
}
