import type { SpendingLimit } from "#contracts/simulations.ts"
import { enforceLimits, type Limit } from "#server/http/throttle.ts"
import type { AppParts } from "#server/parts.ts"

/** Nobody who reads the answers asks faster. */
export const A_MINUTE: Limit = {
  name: "questions_user",
  max: 60,
  windowSeconds: 60,
  refusal: "You have asked many questions within a minute. Please wait a moment and ask again.",
}
/** Five a minute for the longest meeting; a meeting is over after a day. */
export const A_MEETING: Limit = {
  name: "questions_meeting",
  max: 300,
  windowSeconds: 24 * 60 * 60,
  refusal: "This meeting has had all the questions it can hold. Please end it and write your assessment.",
}

/** Counts a question before it is answered. Throws 429 beyond what a user or a meeting may ask. */
export async function countQuestion(
  { db, clock, config }: AppParts,
  of: { userId: number; simulationId: number },
): Promise<void> {
  const limits = [
    { limit: A_MINUTE, of: String(of.userId) },
    { limit: A_MEETING, of: String(of.simulationId) },
  ]
  await enforceLimits(db, limits, clock.now(), config.rateLimitScale)
}

export type Spent = { requests: number; tokens: number }
/** What may be asked of language models: by one meeting, by one user a day, by the whole site a day. */
const SPENDING: Record<SpendingLimit, Spent> = {
  limit_meeting: { requests: 200, tokens: 400_000 },
  limit_user: { requests: 500, tokens: 1_000_000 },
  limit_day: { requests: 5_000, tokens: 10_000_000 },
}

/** A limit of spending as it stands for this installation; RATE_LIMIT_SCALE loosens it. */
export function spendingLimit(limit: SpendingLimit, scale: number): Spent {
  const { requests, tokens } = SPENDING[limit]
  return { requests: Math.floor(requests * scale), tokens: Math.floor(tokens * scale) }
}
