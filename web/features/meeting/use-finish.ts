import { useState } from "react"
import type { Simulation } from "#contracts/simulations.ts"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { useComplete } from "../../components/meeting/simulation-queries.ts"
import { readStored, writeStored } from "../../components/meeting/stored.ts"
import { carryToNotes, parsePending } from "./pending-question.ts"

type Parts = { simulation: Simulation; secondsLeft: () => number; leave: (to: string) => void }

/** Finish: completes the simulation and goes to the step that is next on the server. */
export function useFinish({ simulation, secondsLeft, leave }: Parts) {
  const { id } = simulation
  const keys = meetingKeys(id)
  const complete = useComplete(id)
  const [trouble, setTrouble] = useState<string | null>(null)
  const assessed = simulation.status === "assessed"

  const goOn = () => leave(`/investor_simulation/${id}/${assessed ? "review" : "investor_assessment"}`)
  return {
    label: assessed ? "Go to the review" : "Finish",
    busy: complete.isPending,
    trouble,
    onFinish: () => {
      if (simulation.status !== "running") return goOn()
      setTrouble(null)
      complete.mutate(secondsLeft(), {
        onSuccess: () => {
          const unsent = parsePending(readStored(keys.pending))
          if (unsent !== null) writeStored(keys.notes, carryToNotes(readStored(keys.notes) ?? "", unsent.input))
          writeStored(keys.pending, null)
          writeStored(keys.timer, null)
          goOn()
        },
        onError: (error) => setTrouble(refusalOf(error).message),
      })
    },
  }
}
