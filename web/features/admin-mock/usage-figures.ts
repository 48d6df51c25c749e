import type { FallbackReason } from "#contracts/simulations.ts"
import type { ModelUsage } from "#contracts/usage.ts"

type Spent = ModelUsage["spent"]
export type Outcome = ModelUsage["outcomes"][number]

/** From here on a limit is near. */
const NEAR = 0.8

const grouped = new Intl.NumberFormat("en-GB")
const calendar = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })

/** "1,000,000" */
export const figure = (number: number): string => grouped.format(number)

/** "1 question", "12 questions" */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${figure(number)} ${number === 1 ? one : many}`

/** "200 requests or 400,000 tokens" */
export const limitWords = (limit: Spent): string =>
  `${counted(limit.requests, "request")} or ${counted(limit.tokens, "token")}`

/** A day of the reply, which is a day in UTC: "3 September 2024". */
export const dayWords = (day: string): string => calendar.format(new Date(day))

/** How much of a number that is allowed is used, 0 to 1 and, where the limit was lowered since, beyond. */
export const shareOf = (used: number, allowed: number): number => (allowed > 0 ? used / allowed : 1)

/** How much of a limit is used, by whichever of requests and tokens is nearer to it. */
export const nearestShare = (spent: Spent, limit: Spent): number =>
  Math.max(shareOf(spent.requests, limit.requests), shareOf(spent.tokens, limit.tokens))

export const isNear = (share: number): boolean => share >= NEAR

/** A share in words: never nothing where there is something, never all where something is left. */
export function shareWords(share: number): string {
  const percent = share > 0 && share < 0.01 ? "under 1%" : `${Math.floor(share * 100)}%`
  if (!isNear(share)) return percent
  return share < 1 ? `${percent}, near the limit` : `${percent}, at the limit`
}

/** The rows that are nearest to a limit first; those as near in the order they came. */
export const nearestFirst = <Row extends Spent>(rows: readonly Row[], limit: Spent): Row[] =>
  rows.toSorted((one, other) => nearestShare(other, limit) - nearestShare(one, limit))

/** How many of some spenders are near their limit, as a sentence. */
export function nearWords(rows: readonly Spent[], limit: Spent, noun: string): string {
  const near = rows.filter((row) => isNear(nearestShare(row, limit))).length
  const who = near === 0 ? `No ${noun} is` : `${counted(near, noun)} ${near === 1 ? "is" : "are"}`
  return `${who} near the limit of ${limitWords(limit)}.`
}

/** Questions of a day that the limit of the whole site kept from a model. */
export function turnedAway(outcomes: readonly Outcome[], day: string): number {
  const fallbacks = outcomes.filter((one) => one.day === day).flatMap((one) => one.fallbacks)
  return fallbacks.reduce((sum, { reason, turns }) => sum + (reason === "limit_day" ? turns : 0), 0)
}

/** Why the written facts were taken instead of a model's words. */
export const REASONS: Record<FallbackReason, string> = {
  limit_meeting: "the meeting had reached its limit",
  limit_user: "the user had reached the limit of the day",
  limit_day: "the site had reached the limit of the day",
  too_long: "the question and its facts were too long to send",
  refused: "the model’s service refused the request",
  busy: "the model’s service was busy",
  failed: "the model’s service failed or could not be reached",
  timed_out: "the model took too long",
  empty: "the model said nothing",
  ungrounded: "the model named a number or name that no fact holds",
}
