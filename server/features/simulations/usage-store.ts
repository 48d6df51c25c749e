import { sql } from "kysely"
import type { Db } from "#server/db/schema.ts"
import type { Spent } from "./limits.ts"

/** Whose budgets a request is taken from. The sandbox has no meeting. */
export type Spender = { userId: number; meeting: { id: number; began: Date } | null }
export type BudgetRow = Spent & { user_id: number | null; simulation_id: number | null }

/** The day that budgets count by, YYYY-MM-DD in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/**
 * Adds to every budget of a spender and gives them as they then stand: the site's first, always in
 * this order, so that two at once wait for each other instead of for ever.
 */
export async function addToBudgets(
  db: Db,
  { userId, meeting }: Spender,
  day: string,
  add: Spent,
): Promise<BudgetRow[]> {
  const first = sql`greatest(${add.requests}::integer, 0), greatest(${add.tokens}::bigint, 0)`
  const rows = [
    sql`(${day}::date, null::bigint, null::bigint, ${first})`,
    sql`(${day}::date, ${userId}::bigint, null::bigint, ${first})`,
    ...(meeting ? [sql`(${dayOf(meeting.began)}::date, null::bigint, ${meeting.id}::bigint, ${first})`] : []),
  ]
  const { rows: now } = await sql<BudgetRow>`
    insert into model_budgets (day, user_id, simulation_id, requests, tokens) values ${sql.join(rows)}
    on conflict (day, user_id, simulation_id) do update set
      requests = greatest(model_budgets.requests + ${add.requests}::integer, 0),
      tokens = greatest(model_budgets.tokens + ${add.tokens}::bigint, 0)
    returning user_id, simulation_id, requests, tokens`.execute(db)
  return now
}

/** Counts what came of one turn that was given to a model. */
export async function addOutcome(db: Db, day: string, model: string, outcome: string, spent: Spent): Promise<void> {
  await sql`
    insert into model_outcomes (day, model, outcome, turns, requests, tokens)
    values (${day}::date, ${model}, ${outcome}, 1, ${spent.requests}, ${spent.tokens})
    on conflict (day, model, outcome) do update set
      turns = model_outcomes.turns + 1,
      requests = model_outcomes.requests + excluded.requests,
      tokens = model_outcomes.tokens + excluded.tokens`.execute(db)
}

/** Budgets and outcomes of days that nobody counts by any more. */
export async function forgetUsage(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("model_budgets").where("day", "<", dayOf(before)).execute()
  await db.deleteFrom("model_outcomes").where("day", "<", dayOf(before)).execute()
}

/** What came of turns, from the `first` day on, newest first. */
export function outcomesSince(db: Db, first: string) {
  return (
    db
      .selectFrom("model_outcomes")
      // A date as text: the driver would make a time of it, in the zone of this machine.
      .select(sql<string>`day::text`.as("day"))
      .select(["model", "outcome", "turns", "requests", "tokens"])
      .where("day", ">=", first)
      .orderBy("model_outcomes.day", "desc")
      .orderBy("model")
      .orderBy("turns", "desc")
      .execute()
  )
}

export async function spentBySite(db: Db, day: string): Promise<Spent> {
  const row = await db
    .selectFrom("model_budgets")
    .select(["requests", "tokens"])
    .where("day", "=", day)
    .where("user_id", "is", null)
    .where("simulation_id", "is", null)
    .executeTakeFirst()
  return row ?? { requests: 0, tokens: 0 }
}

/** Questions of a day by who asked them, with what those users spent; most first. */
export async function usageByUser(db: Db, day: string, most: number) {
  const { rows } = await sql<Spent & { user_id: number; user: string; questions: number }>`
    with asked as (
      select simulation.user_id, count(*)::integer as questions from log_entries
      join investor_simulations simulation on simulation.id = log_entries.simulation_id
      where log_entries.created_at >= ${day}::timestamp at time zone 'UTC'
        and log_entries.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      group by simulation.user_id)
    select users.id as user_id, users.email as user, coalesce(asked.questions, 0) as questions,
      coalesce(budget.requests, 0) as requests, coalesce(budget.tokens, 0) as tokens
    from users
    left join asked on asked.user_id = users.id
    left join model_budgets budget on budget.user_id = users.id and budget.day = ${day}::date
    where asked.user_id is not null or budget.user_id is not null
    order by tokens desc, questions desc, users.id limit ${most}`.execute(db)
  return rows
}

/** Meetings that began on a day and spent something, most first. */
export async function usageByMeeting(db: Db, day: string, most: number) {
  const { rows } = await sql<Spent & { simulation_id: number; user: string; company: string; questions: number }>`
    select simulation.id as simulation_id, users.email as user, company.name as company,
      (select count(*)::integer from log_entries where log_entries.simulation_id = simulation.id) as questions,
      budget.requests, budget.tokens
    from model_budgets budget
    join investor_simulations simulation on simulation.id = budget.simulation_id
    join users on users.id = simulation.user_id
    join investor_companies company on company.id = simulation.company_id
    where budget.day = ${day}::date
    order by budget.tokens desc, simulation.id limit ${most}`.execute(db)
  return rows
}

/** Questions asked in meetings on a day. */
export async function questionsOf(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    select count(*)::integer as questions from log_entries
    where created_at >= ${day}::timestamp at time zone 'UTC'
      and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`.execute(db)
  return rows[0]?.questions ?? 0
}
