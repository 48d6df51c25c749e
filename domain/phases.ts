import type { SimulationStatus } from "#contracts/simulations.ts"

/**
 * A meeting's order: start, questions, complete, one assessment, review, one feedback.
 * Each step says why it is refused, in the sentence a reader sees; null where it may happen.
 */
export type Step = "ask" | "complete" | "assess" | "review" | "give_feedback"

const ENDED = "The meeting has ended."
const NOT_ENDED = "The meeting is still running. End it first."
const NOT_ASSESSED = "The assessment has not been handed in yet."

const REFUSALS: Record<Step, Partial<Record<SimulationStatus, string>>> = {
  ask: { ended: ENDED, assessed: ENDED },
  // Completing again answers as it did the first time.
  complete: {},
  // A second assessment is judged by its words: the same ones are a retry.
  assess: { running: NOT_ENDED },
  review: { running: NOT_ENDED, ended: NOT_ASSESSED },
  give_feedback: { running: NOT_ENDED, ended: NOT_ASSESSED },
}

export function refusal(step: Step, status: SimulationStatus): string | null {
  return REFUSALS[step][status] ?? null
}
