import { sql } from "kysely"
import { type Clock, countTime, isOver, timeLeft } from "#domain/clock.ts"
import type { Turn } from "#engine/types.ts"
import type { Db, Trx } from "#server/db/schema.ts"

export type SimulationRow = NonNullable<Awaited<ReturnType<typeof findSimulation>>>
export type LogRow = Awaited<ReturnType<typeof logOf>>[number]

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
  const clock = countTime(clockOf(row), now.getTime())
  const counted = { active_seconds: clock.activeSeconds, counted_at: new Date(clock.countedAt), updated_at: now }
  const over = isOver(clock, now.getTime())
  const ended = over ? ({ status: "ended", completed_at: now, time_left: timeLeft(clock) } as const) : {}
  return trx
    .updateTable("investor_simulations")
    .set({ ...counted, ...ended })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()
}

/** One's own simulation with its time counted; undefined where there is none. Ends it if its time is over. */
export function touchSimulation(db: Db, owned: Owned, now: Date): Promise<SimulationRow | undefined> {
  return db.transaction().execute((trx) => lockAndCount(trx, owned, now))
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

export function logOf(db: Db, simulationId: number) {
  return db
    .selectFrom("log_entries")
    .selectAll()
    .where("simulation_id", "=", simulationId)
    .orderBy("position")
    .execute()
}

export function findLogEntry(db: Db, simulationId: number, clientId: string) {
  return db
    .selectFrom("log_entries")
    .selectAll()
    .where("simulation_id", "=", simulationId)
    .where("client_id", "=", clientId)
    .executeTakeFirst()
}

/**
 * Takes the right to answer for one question, by one UPDATE, so that two tabs never ask at once.
 * A right older than `staleSeconds` belongs to a process that is gone.
 */
export async function reserveAnswer(
  db: Db,
  id: number,
  clientId: string,
  staleSeconds: number,
  now: Date,
): Promise<boolean> {
  const stale = new Date(now.getTime() - staleSeconds * 1000)
  const row = await db
    .updateTable("investor_simulations")
    .set({ answering_since: now, answering_client_id: clientId })
    .where("id", "=", id)
    .where("status", "=", "running")
    .where((or) => or.or([or("answering_since", "is", null), or("answering_since", "<", stale)]))
    .returning("id")
    .executeTakeFirst()
  return row !== undefined
}

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

/** Adds an exchange at the end of a running simulation's log; the caller holds its lock. */
export async function addLogEntry(
  trx: Trx,
  simulationId: number,
  entry: { clientId: string; turn: Turn; askedAtSeconds: number },
  now: Date,
): Promise<void> {
  const { turn } = entry
  await trx
    .insertInto("log_entries")
    .values({
      simulation_id: simulationId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from log_entries where simulation_id = ${simulationId})`,
      client_id: entry.clientId,
      input: turn.input,
      output: turn.output,
      type: turn.type,
      kind: turn.kind,
      sources: turn.sources,
      similarity_scores: turn.similarity_scores,
      executive_name: turn.executive.name,
      executive_role: turn.executive.role,
      trace: JSON.stringify(turn.trace),
      asked_at_seconds: entry.askedAtSeconds,
      created_at: now,
    })
    .execute()
}

/** Takes back what was counted since `activeSeconds`: time spent waiting for a failing model. */
export async function giveTimeBack(trx: Trx, id: number, activeSeconds: number, now: Date): Promise<void> {
  await trx
    .updateTable("investor_simulations")
    .set({ active_seconds: sql<number>`least(active_seconds, ${activeSeconds}::numeric)`, counted_at: now })
    .where("id", "=", id)
    .where("status", "=", "running")
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
