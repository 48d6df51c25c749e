import { deliverMails } from "#server/mail/deliver.ts"
import type { AppParts } from "#server/parts.ts"
import { tidy } from "./housekeeping.ts"

const MAIL_EVERY_MS = 2_000
const TIDY_EVERY_MS = 60 * 60 * 1000

/** Starts the recurring jobs; gives the function that stops them. A job never overlaps itself. */
export function startJobs(parts: AppParts): () => void {
  const every = (what: string, milliseconds: number, work: () => Promise<unknown>) => {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      parts.background.run(what, () => work().finally(() => (busy = false)))
    }, milliseconds)
    timer.unref()
    return timer
  }
  const { db, clock, mailer, config } = parts
  const stopping = new AbortController()
  const timers = [every("tidy up", TIDY_EVERY_MS, () => tidy(db, clock.now(), config.retentionMonths))]
  if (mailer)
    timers.push(every("deliver mails", MAIL_EVERY_MS, () => deliverMails(db, mailer, clock.now(), stopping.signal)))
  return () => {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
  }
}
