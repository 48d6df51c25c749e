/** mm:ss, minutes growing past 99 if they must. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`
}

/** The mark (in seconds) that was reached between two readings of a falling clock, if any. */
export function markReached(before: number, now: number, marks: readonly number[]): number | null {
  return marks.filter((mark) => now <= mark && before > mark).sort((a, b) => a - b)[0] ?? null
}

export function minutesLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? "1 minute left" : `${minutes} minutes left`
}
