import { FALLBACK_REASONS } from "#contracts/simulations.ts"
import type { ModelUsage } from "#contracts/usage.ts"
import type { AppParts } from "#server/parts.ts"
import { A_MEETING, A_MINUTE, spendingLimit } from "./limits.ts"
import { dayOf, outcomesOf, questionsOf, spentBySite, usageByMeeting, usageByUser } from "./usage-store.ts"

const MOST_ROWS = 50
const DAY_MS = 24 * 60 * 60 * 1000

/** Today's questions and spending against the limits, for admins. */
export async function readModelUsage({ db, clock, config }: AppParts): Promise<ModelUsage> {
  const day = dayOf(clock.now())
  const scale = config.rateLimitScale
  const [questions, spent, users, meetings, outcomes] = await Promise.all([
    questionsOf(db, day),
    spentBySite(db, day),
    usageByUser(db, day, MOST_ROWS),
    usageByMeeting(db, day, MOST_ROWS),
    outcomesOf(db, day),
  ])
  return {
    day,
    resets_at: new Date(Date.parse(day) + DAY_MS).toISOString(),
    limits: {
      questions_a_minute: Math.floor(A_MINUTE.max * scale),
      questions_a_meeting: Math.floor(A_MEETING.max * scale),
      day: spendingLimit("limit_day", scale),
      user: spendingLimit("limit_user", scale),
      meeting: spendingLimit("limit_meeting", scale),
    },
    questions,
    spent,
    users,
    meetings,
    models: byModel(outcomes),
  }
}

function byModel(outcomes: Awaited<ReturnType<typeof outcomesOf>>): ModelUsage["models"] {
  const models = new Map<string, ModelUsage["models"][number]>()
  for (const { model, outcome, turns, requests, tokens } of outcomes) {
    const row = models.get(model) ?? { model, turns: 0, worded: 0, left: 0, requests: 0, tokens: 0, fallbacks: [] }
    row.turns += turns
    row.requests += requests
    row.tokens += tokens
    const reason = FALLBACK_REASONS.find((one) => one === outcome)
    if (reason) row.fallbacks.push({ reason, turns })
    else if (outcome === "worded") row.worded += turns
    else row.left += turns
    models.set(model, row)
  }
  return [...models.values()]
}
