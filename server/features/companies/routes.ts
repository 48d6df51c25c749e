import { notFound } from "#server/http/app-error.ts"
import type { Handlers } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import { changeOneField } from "./change-company.ts"
import { readCase } from "./read-case.ts"
import {
  contentsOfTopics,
  findCompanyRow,
  listCompanyRows,
  presentCompanies,
  presentCompanyWithKey,
  topicsByIdentifier,
} from "./store.ts"

type Names = "listCompanies" | "getCompany" | "patchCompany" | "companyCase" | "contentsByIdentifier"

export function companyHandlers(parts: AppParts): Pick<Handlers, Names> {
  const { db } = parts
  const find = async (id: number) => {
    const row = await findCompanyRow(db, id)
    if (!row) throw notFound()
    return row
  }
  return {
    async listCompanies({ user }) {
      return presentCompanies(db, await listCompanyRows(db), user.role === "admin")
    },

    async getCompany({ params, user }) {
      const [company] = await presentCompanies(db, [await find(params.id)], user.role === "admin")
      if (!company) throw notFound()
      return company
    },

    async patchCompany({ params, body, user }) {
      await changeOneField(parts, params.id, body.investor_company, user.id)
      return presentCompanyWithKey(db, await find(params.id))
    },

    async companyCase({ params }) {
      return readCase(db, await find(params.id))
    },

    async contentsByIdentifier({ params, body }) {
      const company = await find(params.id)
      const topics = await topicsByIdentifier(db, body.investor_company.identifiers)
      const contents = await contentsOfTopics(
        db,
        company.id,
        topics.map((topic) => topic.id),
      )
      return { case_topics: topics, investor_contents: contents }
    },
  }
}
