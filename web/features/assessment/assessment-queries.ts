import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { Assessment } from "#contracts/assessments.ts"
import type { Simulation } from "#contracts/simulations.ts"
import { api } from "../../api/api.ts"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { simulationQuery } from "../../components/meeting/simulation-queries.ts"
import { writeStored } from "../../components/meeting/stored.ts"
import { changeDraft, readDraft } from "./use-assessment-draft.ts"

/** The committee's question for this assessment: asked for once, then kept with the draft. */
export const icQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: ["simulation", id, "ic_question"],
    queryFn: async () => {
      const kept = readDraft(id).question
      if (kept !== null) return kept
      const question = await api.randomIcQuestion()
      changeDraft(id, { question })
      return question
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Hands the assessment in. The draft goes only once the server has it. */
export function useSubmitAssessment(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (assessment: Assessment) => api.submitAssessment({ params: { id }, body: { assessment } }),
    onSuccess: () => {
      const keys = meetingKeys(id)
      for (const key of [keys.assessment, keys.draft, keys.pending, keys.timer]) writeStored(key, null)
      cache.setQueryData<Simulation>(simulationQuery(id).queryKey, (known) => known && { ...known, status: "assessed" })
    },
    // Another tab may have handed it in: the page then shows what the server knows.
    onError: () => cache.invalidateQueries({ queryKey: simulationQuery(id).queryKey }),
  })
}
