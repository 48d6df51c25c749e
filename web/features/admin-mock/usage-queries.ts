import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/api/api.ts"

/** Read anew every minute while the page is open: it counts what goes on meanwhile. */
const AGAIN_MS = 60_000

export const usageQuery = queryOptions({
  queryKey: ["model-usage"],
  queryFn: ({ signal }) => api.modelUsage({ signal }),
  refetchInterval: AGAIN_MS,
})
