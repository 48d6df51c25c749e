import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { ReviewReply } from "#contracts/assessments.ts"
import { api } from "../../api/api.ts"

export const reviewQuery = (id: number) =>
  queryOptions({ queryKey: ["review", id], queryFn: () => api.review({ params: { id } }) })

type Feedback = { mode: "Investor" | "Founder"; rating: number; feedback: string }

/** Sends the rating and words for a simulation, once. */
export function useFeedback(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (feedback: Feedback) =>
      api.giveFeedback({ body: { simulation_review: { simulation_id: id, ...feedback } } }),
    onSuccess: () => {
      cache.setQueryData<ReviewReply>(
        reviewQuery(id).queryKey,
        (known) => known && { ...known, feedback_received: true },
      )
    },
  })
}
