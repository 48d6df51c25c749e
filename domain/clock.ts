/**
 * The server's count of a meeting's active time. All figures are seconds; moments are epoch
 * milliseconds. Time away from the page does not count, and a lying browser gains nothing.
 */

/** The most that one call or beat may add: beats come every ten seconds. */
const MAX_STEP_SECONDS = 15
/** Beyond the runtime, for a question on its way when the browser's timer reached zero. */
const GRACE_SECONDS = 30
const MAX_AGE_SECONDS = 24 * 60 * 60

/** A running meeting's clock: runtime in minutes, when it started and when it was last counted. */
export type Clock = { runtime: number; activeSeconds: number; countedAt: number; startedAt: number }

/** The clock after a call or beat at `now`. A moment before the last count adds nothing. */
export function countTime(clock: Clock, now: number): Clock {
  const elapsed = Math.max(0, (now - clock.countedAt) / 1000)
  return {
    ...clock,
    activeSeconds: clock.activeSeconds + Math.min(elapsed, MAX_STEP_SECONDS),
    countedAt: Math.max(now, clock.countedAt),
  }
}

/** Whether the meeting closes: its time and the grace are used up, or a day has passed. */
export function isOver(clock: Clock, now: number): boolean {
  const usedUp = clock.activeSeconds > clock.runtime * 60 + GRACE_SECONDS
  return usedUp || now - clock.startedAt > MAX_AGE_SECONDS * 1000
}

/** Whole seconds left, never below zero. */
export function timeLeft(clock: Pick<Clock, "runtime" | "activeSeconds">): number {
  return Math.max(0, clock.runtime * 60 - Math.floor(clock.activeSeconds))
}

/** What a browser says is left, cut to what the count allows. */
export function cutTimeLeft(claimed: number, clock: Pick<Clock, "runtime" | "activeSeconds">): number {
  return Math.min(claimed, timeLeft(clock))
}

/** Seconds of meeting time used: runtime x 60 - time_left. */
export function secondsUsed(runtime: number, secondsLeft: number): number {
  return Math.max(0, runtime * 60 - secondsLeft)
}
