import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { CompanyPatch } from "#contracts/companies.ts"
import { NO_ACCESS } from "#contracts/errors.ts"
import { api } from "#web/api/api.ts"
import { ApiError } from "#web/api/api-error.ts"

export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: ({ signal }) => api.listCompanies({ signal }),
})

/** A company with its key. An account that is no administrator any more gets it without: that is no access. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin-company", id],
    queryFn: async ({ signal }) => {
      const company = await api.getCompany({ params: { id }, signal })
      if (!("strengths" in company)) throw new ApiError(NO_ACCESS, 403)
      return company
    },
  })

/** The people, the answers and what gives the key away. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin-company", id, "case"],
    queryFn: ({ signal }) => api.companyCase({ params: { id }, signal }),
  })

/** Saves one field. Done once what else shows the company has been read anew. */
export function usePatchCompany(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (patch: CompanyPatch) => api.patchCompany({ params: { id }, body: { investor_company: patch } }),
    onSuccess: async (company) => {
      cache.setQueryData(companyQuery(id).queryKey, company)
      await Promise.all([
        cache.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
        cache.invalidateQueries({ queryKey: companiesQuery.queryKey }),
      ])
    },
  })
}
