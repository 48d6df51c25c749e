import { cutTimeLeft } from "#domain/clock.ts"
import { invalid, notFound } from "#server/http/app-error.ts"
import type { Call } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import type { CompanyCache } from "../companies/store.ts"
import { replyWithinBudget } from "./model-budget.ts"
import { toExchange } from "./present.ts"
import { addSimulation, endSimulation, lockAndCount, logOf, secondsLeft, touchSimulation } from "./store.ts"

/** Starts a meeting; the company's contents are made ready while the trainee takes a seat. */
export async function startSimulation(parts: AppParts, companies: CompanyCache, call: Call<"createSimulation">) {
  const { company_id, runtime } = call.body.investor_simulation
  const company = await companies(company_id)
  if (!company) throw invalid("investor_simulation.company_id: there is no such company")
  const id = await addSimulation(parts.db, { user_id: call.user.id, company_id, runtime }, parts.clock.now())
  call.afterAnswer("prepare a review", () => parts.engine.prepareReview(company))
  return { id }
}

/** Ends a meeting; ending it again answers as the first time. */
export async function completeSimulation({ db, clock }: AppParts, call: Call<"completeSimulation">) {
  const now = clock.now()
  const claimed = call.body.investor_simulation.time_left
  const time_left = await db.transaction().execute(async (trx) => {
    const row = await lockAndCount(trx, { id: call.params.id, userId: call.user.id }, now)
    if (!row) throw notFound()
    if (row.status !== "running") return secondsLeft(row)
    const left = cutTimeLeft(claimed, { runtime: row.runtime, activeSeconds: row.active_seconds })
    await endSimulation(trx, row.id, left, now)
    return left
  })
  return { message: "Simulation completed successfully!", time_left }
}

/** Names an area that the conversation has not touched. */
export async function hint(parts: AppParts, companies: CompanyCache, call: Call<"hint">) {
  const row = await touchSimulation(parts.db, { id: call.params.id, userId: call.user.id }, parts.clock.now())
  if (!row) throw notFound()
  const [company, log] = await Promise.all([companies(row.company_id), logOf(parts.db, row.id)])
  if (!company) throw notFound()
  return parts.engine.hint(company, log.map(toExchange), row.runtime)
}

/** One turn of the sandbox: the caller's own transcript, any listed model, nothing stored. */
export async function mockOutput(parts: AppParts, companies: CompanyCache, call: Call<"mockOutput">) {
  const { input, model, investor_company_id, transcript } = call.body.investor_simulation
  if (!parts.engine.models().includes(model)) throw invalid("investor_simulation.model: there is no such model")
  const company = await companies(investor_company_id)
  if (!company) throw invalid("investor_simulation.investor_company_id: there is no such company")
  const conversation = transcript.map(({ trace, ...entry }) => ({
    ...entry,
    topics: trace?.topics ?? [],
    facts: trace?.facts ?? [],
    level: trace?.level ?? 0,
  }))
  const request = { company, conversation, input, model, signal: call.signal }
  const log = await replyWithinBudget(parts, { userId: call.user.id, meeting: null }, request, call.emit)
  return { log, executive: log.executive }
}
