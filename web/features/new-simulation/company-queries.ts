import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/api/api.ts"

export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: ({ signal }) => api.listCompanies({ signal }),
})
