import { z } from "zod"
import { FALLBACK_REASONS } from "./simulations.ts"
import { dateTime, id } from "./text.ts"

const count = z.number().int().nonnegative()
const spent = z.object({ requests: count, tokens: count })

/** What language models were asked for on a day (UTC), against the limits, and how it went of late, for admins. */
export const modelUsageReply = z.object({
  day: z.iso.date(),
  resets_at: dateTime,
  /** Language models that are configured, the one that meetings use first; with none, only grounded replies are given. */
  models: z.array(z.string()),
  limits: z.object({
    /** Of one user, whatever answers. */
    questions_a_minute: count,
    questions_a_meeting: count,
    /** Of language models; beyond them the grounded replies go on. */
    day: spent,
    user: spent,
    meeting: spent,
  }),
  /** Questions asked in meetings, whatever answered. */
  questions: count,
  spent,
  /** Who asked or spent, most first; at most fifty. Meetings stand under the day they began. */
  users: z.array(spent.extend({ user_id: id, user: z.string(), questions: count })),
  meetings: z.array(spent.extend({ simulation_id: id, user: z.string(), company: z.string(), questions: count })),
  /** What came of the questions that were given to a model, by day (the last seven, newest first) and model. */
  outcomes: z.array(
    spent.extend({
      day: z.iso.date(),
      model: z.string(),
      turns: count,
      /** Turns whose words are the model's. */
      worded: count,
      /** Turns whose listener left before the end. */
      left: count,
      /** Turns that got the grounded reply instead, by reason. */
      fallbacks: z.array(z.object({ reason: z.enum(FALLBACK_REASONS), turns: count })),
    }),
  ),
})

export type ModelUsage = z.infer<typeof modelUsageReply>
