import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api-error.ts"

const MAX_RETRIES = 2

/** Tries again what may pass (no connection, a server in trouble); never what was refused. */
function shouldRetry(count: number, error: Error): boolean {
  const passing = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  return passing && count < MAX_RETRIES
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
})
