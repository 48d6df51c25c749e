import { sql } from "kysely"
import { type Clock, countTime, isOver, timeLeft } from "#domain/clock.ts"
import type { Db, Trx } from "#server/db/schema.ts"

export type SimulationRow = NonNullable<Awaited<ReturnType<typeof findSimulation>>>
/** A simulation as one version of its row says it. */
export type VersionedRow = SimulationRow & { version: string }
export type LogRow = Awaited<ReturnType<typeof logOf>>[number]
/** What of a log entry the engine reads back. */
export type SpokenRow = Awaited<ReturnType<typeof conversationOf>>[number]

/** Whose simulation: someone else's is as good as none. */
export type Owned = { id: number; userId: number }

export async function addSimulation(
  db: Db,
  of: { user_id: number; company_id: number; runtime: 15 | 30 | 45 | 60 },
  now: Date,
) {
  const row = await db
    .insertInto("investor_simulations")
    .values({ ...of, started_at: now, counted_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** A simulation whoever it belongs to: for admins. */
export function findSimulation(db: Db, id: number) {
  return db.selectFrom("investor_simulations").selectAll().where("id", "=", id).executeTakeFirst()
}

const clockOf = (row: SimulationRow): Clock => ({
  runtime: row.runtime,
  activeSeconds: row.active_seconds,
  countedAt: row.counted_at.getTime(),
  startedAt: row.started_at.getTime(),
})

/** Names a row's version by the transaction that wrote it. */
export const VERSION = sql<string>`xmin::text`.as("version")

/** A row with the name of its version: an UPDATE that names it changes nothing that changed meanwhile. */
export function readVersion(db: Db, { id, userId }: Owned): Promise<VersionedRow | undefined> {
  return db
    .selectFrom("investor_simulations")
    .selectAll()
    .select(VERSION)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst()
}

/** True for the version that was read, and no later one. */
export const sameVersion = (version: string) => sql<boolean>`xmin = ${version}::xid`

/** What counting a running meeting's time up to `now` changes; the meeting ends where its time is over. */
export function counting(row: SimulationRow, now: Date) {
  const clock = countTime(clockOf(row), now.getTime())
  const counted = { active_seconds: clock.activeSeconds, counted_at: new Date(clock.countedAt), updated_at: now }
  if (!isOver(clock, now.getTime())) return { over: false, change: counted }
  return { over: true, change: { ...counted, status: "ended" as const, completed_at: now, time_left: timeLeft(clock) } }
}

/** Locks one's own simulation for the rest of the transaction, after counting its time up to `now`. */
export async function lockAndCount(trx: Trx, { id, userId }: Owned, now: Date): Promise<SimulationRow | undefined> {
  const row = await trx
    .selectFrom("investor_simulations")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.status !== "running") return row
  return trx
    .updateTable("investor_simulations")
    .set(counting(row, now).change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()
}

/** One's own simulation with its time counted; undefined where there is none. Ends it if its time is over. */
export async function touchSimulation(db: Db, owned: Owned, now: Date): Promise<SimulationRow | undefined> {
  for (;;) {
    const row = await readVersion(db, owned)
    if (row?.status !== "running") return row
    const counted = await db
      .updateTable("investor_simulations")
      .set(counting(row, now).change)
      .where("id", "=", row.id)
      .where(sameVersion(row.version))
      .returningAll()
      .executeTakeFirst()
    // Another call counted between the two statements: from what it wrote, once more.
    if (counted) return counted
  }
}

/** Seconds left: what was written down at the end, or what the count gives while it runs. */
export const secondsLeft = (row: Pick<SimulationRow, "time_left" | "runtime" | "active_seconds">): number =>
  row.time_left ?? timeLeft({ runtime: row.runtime, activeSeconds: row.active_seconds })

export async function endSimulation(trx: Trx, id: number, secondsLeft: number, now: Date): Promise<void> {
  await trx
    .updateTable("investor_simulations")
    .set({
      status: "ended",
      completed_at: now,
      time_left: secondsLeft,
      answering_since: null,
      answering_client_id: null,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute()
}

export async function markAssessed(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable("investor_simulations")
    .set({ status: "assessed", updated_at: now })
    .where("id", "=", id)
    .execute()
}

/** The log as the engine reads it back. */
export function conversationOf(db: Db, simulationId: number) {
  return db
    .selectFrom("log_entries")
    .select(["client_id", "input", "output", "type", "kind", "sources", "executive_name", "executive_role", "trace"])
    .where("simulation_id", "=", simulationId)
    .orderBy("position")
    .execute()
}

export function logOf(db: Db, simulationId: number) {
  return db
    .selectFrom("log_entries")
    .selectAll()
    .where("simulation_id", "=", simulationId)
    .orderBy("position")
    .execute()
}

/** One's own finished simulations with their companies, newest first. */
export function finishedSimulations(db: Db, userId: number) {
  return db
    .selectFrom("investor_simulations")
    .innerJoin("investor_companies", "investor_companies.id", "investor_simulations.company_id")
    .select([
      "investor_simulations.id",
      "investor_simulations.completed_at",
      "investor_companies.name",
      "investor_companies.industry",
      "investor_companies.stage",
    ])
    .where("investor_simulations.user_id", "=", userId)
    .where("investor_simulations.completed_at", "is not", null)
    .orderBy("investor_simulations.completed_at", "desc")
    .orderBy("investor_simulations.id", "desc")
    .execute()
}

/** A page of everyone's simulations, newest first, with what the admin table shows. */
export function pageOfSimulations(db: Db, start: number, count: number) {
  return db
    .selectFrom("investor_simulations as simulation")
    .innerJoin("investor_companies as company", "company.id", "simulation.company_id")
    .innerJoin("users as trainee", "trainee.id", "simulation.user_id")
    .select((row) => [
      "simulation.id",
      "simulation.runtime",
      "simulation.status",
      "simulation.completed_at",
      "simulation.time_left",
      "simulation.active_seconds",
      "company.name as company",
      "trainee.email as user",
      row
        .selectFrom("log_entries")
        .select((inner) => inner.fn.countAll<number>().as("questions"))
        .whereRef("log_entries.simulation_id", "=", "simulation.id")
        .as("questions"),
    ])
    .orderBy("simulation.started_at", "desc")
    .orderBy("simulation.id", "desc")
    .offset(start)
    .limit(count)
    .execute()
}
