import { notFound } from "#server/http/app-error.ts"
import type { Handlers } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import { hasFeedback } from "../assessments/store.ts"
import { type CompanyCache, findCompanyRow, presentCompanies } from "../companies/store.ts"
import { listForAdmin, readArchive, readForAdmin } from "./admin-views.ts"
import { generateOutput } from "./generate-output.ts"
import { presentSimulation } from "./present.ts"
import { completeSimulation, hint, mockOutput, startSimulation } from "./run-simulation.ts"
import { logOf, secondsLeft, touchSimulation } from "./store.ts"
import { readModelUsage } from "./usage-view.ts"

type Names =
  | "modelVersions"
  | "modelUsage"
  | "mockOutput"
  | "adminSimulations"
  | "archive"
  | "createSimulation"
  | "getSimulation"
  | "adminSimulation"
  | "simulationCompany"
  | "generateOutput"
  | "beat"
  | "hint"
  | "completeSimulation"

export function simulationHandlers(parts: AppParts, companies: CompanyCache): Pick<Handlers, Names> {
  const { db, clock } = parts
  const touch = async (id: number, userId: number) => {
    const row = await touchSimulation(db, { id, userId }, clock.now())
    if (!row) throw notFound()
    return row
  }
  return {
    modelVersions: async () => parts.engine.models(),
    modelUsage: () => readModelUsage(parts),
    mockOutput: (call) => mockOutput(parts, companies, call),
    adminSimulations: (call) => listForAdmin(parts, call),
    archive: ({ user }) => readArchive(parts, user.id),
    createSimulation: (call) => startSimulation(parts, companies, call),

    async getSimulation({ params, user }) {
      const row = await touch(params.id, user.id)
      const [log, feedback] = await Promise.all([logOf(db, row.id), hasFeedback(db, user.id, row.id)])
      return presentSimulation(row, log, feedback)
    },

    adminSimulation: (call) => readForAdmin(parts, call),

    async simulationCompany({ params, user }) {
      const simulation = await touch(params.id, user.id)
      const row = await findCompanyRow(db, simulation.company_id)
      const [company] = row ? await presentCompanies(db, [row], user.role === "admin") : []
      if (!company) throw notFound()
      return company
    },

    generateOutput: (call) => generateOutput(parts, companies, call),

    async beat({ params, user }) {
      const row = await touch(params.id, user.id)
      return { time_left: secondsLeft(row), status: row.status }
    },

    hint: (call) => hint(parts, companies, call),
    completeSimulation: (call) => completeSimulation(parts, call),
  }
}
