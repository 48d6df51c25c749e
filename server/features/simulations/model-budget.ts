import type { SpendingLimit } from "#contracts/simulations.ts"
import type { SpeechEvent, Turn, TurnRequest } from "#engine/types.ts"
import type { AppParts } from "#server/parts.ts"
import { type Spent, spendingLimit } from "./limits.ts"
import { addOutcome, addToBudgets, type BudgetRow, dayOf, type Spender } from "./usage-store.ts"

/** Thrown inside a transaction so that nothing of a refused request stays counted. */
class Refused extends Error {
  readonly limit: SpendingLimit
  constructor(limit: SpendingLimit) {
    super(limit)
    this.limit = limit
  }
}

const limitOf = (row: BudgetRow): SpendingLimit =>
  row.simulation_id !== null ? "limit_meeting" : row.user_id !== null ? "limit_user" : "limit_day"

/**
 * Has the engine answer, a model asked only within the budgets of meeting, user and day. Beyond
 * them the grounded reply comes, as where the model fails. What came of it is counted.
 */
export async function replyWithinBudget(
  parts: AppParts,
  spender: Spender,
  request: TurnRequest,
  emit?: (event: SpeechEvent) => void,
): Promise<Turn> {
  const { db, clock, config, log, engine } = parts
  const day = dayOf(clock.now())
  const spent: Spent = { requests: 0, tokens: 0 }
  const budget = {
    async take(tokens: number): Promise<SpendingLimit | null> {
      try {
        await db.transaction().execute(async (trx) => {
          for (const row of await addToBudgets(trx, spender, day, { requests: 1, tokens })) {
            const limit = spendingLimit(limitOf(row), config.rateLimitScale)
            if (row.requests > limit.requests || row.tokens > limit.tokens) throw new Refused(limitOf(row))
          }
        })
      } catch (error) {
        if (error instanceof Refused) return error.limit
        throw error
      }
      spent.requests++
      return null
    },
    async settle(taken: number, cost: number): Promise<void> {
      spent.tokens += cost
      // What stays counted too high costs a few questions of the day; it must not cost this one.
      await addToBudgets(db, spender, day, { requests: 0, tokens: cost - taken }).catch((error: unknown) =>
        log.error({ err: error }, "a model's cost could not be put right"),
      )
    },
  }
  const note = (outcome: string) =>
    addOutcome(db, day, request.model, outcome, spent).catch((error: unknown) =>
      log.error({ err: error }, "a model's turn could not be counted"),
    )
  try {
    const turn = await engine.reply({ ...request, budget }, emit)
    const reason = turn.trace.fallback_reason
    if (reason) log.warn({ model: request.model, reason }, "a model's words were not taken")
    if (reason || spent.requests > 0) await note(reason ?? "worded")
    return turn
  } catch (error) {
    if (spent.requests > 0) await note("left")
    throw error
  }
}
