import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import type { Simulation } from "#contracts/simulations.ts"
import { api } from "../../api/api.ts"

/** One's own simulation as it stands on the server. While the page is open it is the page that keeps it current. */
export const simulationQuery = (id: number) =>
  queryOptions({
    queryKey: ["simulation", id],
    queryFn: () => api.getSimulation({ params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The company across the table. */
export const meetingCompanyQuery = (id: number) =>
  queryOptions({
    queryKey: ["simulation", id, "company"],
    queryFn: () => api.simulationCompany({ params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks the server for the simulation again. */
export function useRefreshSimulation(id: number): () => void {
  const cache = useQueryClient()
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: simulationQuery(id).queryKey, exact: true })
  }, [cache, id])
}

/** Ends the meeting on the server, with the seconds left on this browser's clock. */
export function useComplete(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (time_left: number) =>
      api.completeSimulation({ params: { id }, body: { investor_simulation: { time_left } } }),
    onSuccess: ({ time_left }) => {
      cache.setQueryData<Simulation>(
        simulationQuery(id).queryKey,
        (known) => known && { ...known, status: known.status === "assessed" ? "assessed" : "ended", time_left },
      )
    },
  })
}
