import { DEFAULT_TIMER_SECONDS } from "#contracts/limits.ts"

export const BEAT_MS = 10_000
/** The server counts at most this much between two signs of life; so does the browser, e.g. after a laptop slept. */
const MOST_COUNTED_MS = 15_000

/** Seconds in a stored timer, or null where there is none that makes sense. */
export function storedSeconds(stored: string | null): number | null {
  return stored !== null && /^\d{1,5}$/.test(stored) ? Number(stored) : null
}

/** The timer a meeting opens with: the stored one, else the runtime (minutes), else 900 seconds. */
export function startingSeconds(stored: string | null, runtime: number | undefined): number {
  return storedSeconds(stored) ?? (runtime === undefined ? DEFAULT_TIMER_SECONDS : runtime * 60)
}

/** Milliseconds left after a tick. */
export function countDown(leftMs: number, elapsedMs: number): number {
  return Math.max(0, leftMs - Math.min(Math.max(0, elapsedMs), MOST_COUNTED_MS))
}

/**
 * The clock after hearing the server's count. The smaller wins, so that nobody is promised time the server
 * will not grant. Upwards it moves only by what was lost to waiting (`credit`, seconds): for an answer, whose
 * time the server gives back when a model failed, or for a connection. A second's difference is left alone.
 */
export function reconcile(local: number, server: number, credit = 0): number {
  if (Math.abs(server - local) <= 1) return local
  return server < local ? server : local + Math.min(server - local, Math.max(0, Math.floor(credit)))
}
