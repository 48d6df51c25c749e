import { FALLBACK_REASONS } from "#contracts/simulations.ts"
import type { ModelUsage } from "#contracts/usage.ts"
import type { AppParts } from "#server/parts.ts"
import { A_MEETING, A_MINUTE, spendingLimit } from "./limits.ts"
import { dayOf, outcomesSince, questionsOf, spentBySite, usageByMeeting, usageByUser } from "./usage-store.ts"

const MOST_ROWS = 50
const DAYS_SHOWN = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Today's questions and spending against the limits, and what came of the last days' questions, for admins. */
export async function readModelUsage({ db, clock, config, engine }: AppParts): Promise<ModelUsage> {
  const day = dayOf(clock.now())
  const first = dayOf(new Date(Date.parse(day) - (DAYS_SHOWN - 1) * DAY_MS))
  const [, ...models] = engine.models()
  const scale = config.rateLimitScale
  const [questions, spent, users, meetings, outcomes] = await Promise.all([
    questionsOf(db, day),
    spentBySite(db, day),
    usageByUser(db, day, MOST_ROWS),
    usageByMeeting(db, day, MOST_ROWS),
    outcomesSince(db, first),
  ])
  return {
    day,
    resets_at: new Date(Date.parse(day) + DAY_MS).toISOString(),
    models,
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
    outcomes: byDayAndModel(outcomes),
  }
}

function byDayAndModel(outcomes: Awaited<ReturnType<typeof outcomesSince>>): ModelUsage["outcomes"] {
  const rows = new Map<string, ModelUsage["outcomes"][number]>()
  for (const { day, model, outcome, turns, requests, tokens } of outcomes) {
    const key = `${day} ${model}`
    const row = rows.get(key) ?? { day, model, turns: 0, worded: 0, left: 0, requests: 0, tokens: 0, fallbacks: [] }
    row.turns += turns
    row.requests += requests
    row.tokens += tokens
    const reason = FALLBACK_REASONS.find((one) => one === outcome)
    if (reason) row.fallbacks.push({ reason, turns })
    else if (outcome === "worded") row.worded += turns
    else row.left += turns
    rows.set(key, row)
  }
  return [...rows.values()]
}
