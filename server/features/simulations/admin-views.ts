import { secondsUsed } from "#domain/clock.ts"
import { notFound } from "#server/http/app-error.ts"
import type { Call } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import { findAssessment, findIcQuestion } from "../assessments/store.ts"
import { writeAudit } from "../audit/store.ts"
import { findCompanyRow, presentCompanyWithKey } from "../companies/store.ts"
import { presentTracedLogEntry } from "./present.ts"
import { findSimulation, finishedSimulations, logOf, pageOfSimulations, secondsLeft } from "./store.ts"

type Timed = Parameters<typeof secondsLeft>[0]
const durationOf = (row: Timed) => secondsUsed(row.runtime, secondsLeft(row))

/** A page of everyone's simulations; one row more than asked for tells whether there are more. */
export async function listForAdmin({ db }: AppParts, call: Call<"adminSimulations">) {
  const { start, count } = call.body.investor_simulation
  const rows = await pageOfSimulations(db, start, count + 1)
  const loaded_simulations = rows.slice(0, count).map((row) => ({
    id: row.id,
    completed_at: row.completed_at?.toISOString() ?? null,
    duration: durationOf(row),
    company: row.company,
    questions: row.questions ?? 0,
    assessment_completed: row.status === "assessed",
    user: row.user,
  }))
  return { loaded_simulations, pending: rows.length > count }
}

/** One simulation as an admin reads it; that it was read is written down. */
export async function readForAdmin(parts: AppParts, call: Call<"adminSimulation">) {
  const { db } = parts
  const row = await findSimulation(db, call.params.id)
  if (!row) throw notFound()
  const [log, companyRow, assessment] = await Promise.all([
    logOf(db, row.id),
    findCompanyRow(db, row.company_id),
    findAssessment(db, row.id),
  ])
  if (!companyRow) throw notFound()
  const question = assessment ? await findIcQuestion(db, assessment.ic_question_id) : undefined
  await writeAudit(parts, { actor_id: call.user.id, action: "simulation_read", subject: `simulation ${row.id}` })
  return {
    simulation_data: {
      completed_at: row.completed_at?.toISOString() ?? null,
      duration: durationOf(row),
      assessment_completed: assessment !== undefined,
      started_at: row.started_at.toISOString(),
    },
    investor_simulation: {
      id: row.id,
      runtime: row.runtime,
      company_id: row.company_id,
      transcript: log.map(presentTracedLogEntry),
    },
    investor_company: await presentCompanyWithKey(db, companyRow),
    investor_assessment: assessment ?? null,
    investor_ic_question: question ?? null,
  }
}

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" })

/** One's own finished simulations by month, newest first. */
export async function readArchive({ db }: AppParts, userId: number) {
  const groups: { title: string; data: { simulation: { id: number; date: string }; company: ArchiveCompany }[] }[] = []
  for (const { id, completed_at, name, industry, stage } of await finishedSimulations(db, userId)) {
    if (!completed_at) continue
    const title = month.format(completed_at)
    const item = { simulation: { id, date: completed_at.toISOString() }, company: { name, industry, stage } }
    const last = groups.at(-1)
    if (last?.title === title) last.data.push(item)
    else groups.push({ title, data: [item] })
  }
  return groups
}
type ArchiveCompany = Pick<Awaited<ReturnType<typeof finishedSimulations>>[number], "name" | "industry" | "stage">
