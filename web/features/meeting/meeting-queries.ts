import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import type { z } from "zod"
import type { generateOutputReply, LogEntry, Simulation } from "#contracts/simulations.ts"
import type { StreamEvent } from "#contracts/stream.ts"
import { api } from "../../api/api.ts"
import { streamCall } from "../../api/stream-call.ts"
import { simulationQuery } from "../../components/meeting/simulation-queries.ts"
import type { PendingQuestion } from "./pending-question.ts"

/** A reply that has not come by then is given up; the question stays and can be sent again. */
const ANSWER_TIMEOUT_MS = 90_000
/** A beat that takes longer counts as not heard. */
const BEAT_TIMEOUT_MS = 8_000

type Answer = z.output<typeof generateOutputReply>
type Spoken = Exclude<StreamEvent, { event: "done" } | { event: "error" }>

/** Asks, and hears the reply as it is spoken; resolves with the whole of it. */
export function streamAnswer(
  id: number,
  question: PendingQuestion,
  signal: AbortSignal,
  onEvent: (event: Spoken) => void,
): Promise<Answer> {
  const { input, client_id } = question
  return streamCall(
    "generateOutput",
    {
      params: { id },
      body: { investor_simulation: { input, client_id } },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    },
    onEvent,
  )
}

/**
 * Puts an answered question at the end of the known transcript, unless the server's own record has brought it
 * meanwhile (`known` entries stood there when it was asked). That record replaces it on the next visit.
 */
export async function addToTranscript(
  cache: QueryClient,
  id: number,
  known: number,
  question: PendingQuestion,
  answer: Answer,
): Promise<void> {
  await cache.cancelQueries({ queryKey: simulationQuery(id).queryKey, exact: true })
  const entry: LogEntry = {
    input: question.input,
    output: answer.output,
    executive: answer.executive,
    type: "standard",
    kind: "question",
    sources: [],
    similarity_scores: [],
    created_at: question.asked_at,
  }
  cache.setQueryData<Simulation>(simulationQuery(id).queryKey, (simulation) =>
    simulation?.transcript.length === known
      ? { ...simulation, transcript: [...simulation.transcript, entry] }
      : simulation,
  )
}

/** The sign of life that the open room sends. */
export function useBeat(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.beat({ params: { id }, signal: AbortSignal.timeout(BEAT_TIMEOUT_MS) }),
    onSuccess: ({ time_left, status }) => {
      cache.setQueryData<Simulation>(simulationQuery(id).queryKey, (known) => known && { ...known, time_left, status })
    },
  })
}

/** An area of the framework not yet touched. */
export const useHint = (id: number) => useMutation({ mutationFn: () => api.hint({ params: { id } }) })
