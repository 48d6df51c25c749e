import type { Db } from "#server/db/schema.ts"
import type { Mailer } from "./mailer.ts"

const BATCH = 10
const MAX_ATTEMPTS = 10
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 3 * 60 * 60

/**
 * Sends what is due, oldest first; gives how many went out. A plain table and an interval, not a job
 * queue: there is one kind of job, and a row must not be sent twice by two servers, which taking it
 * with one UPDATE ensures. A mail that fails is tried again later and later, ten times in all.
 * Once sent its words are blanked, since they may hold a link that opens an account. `signal` ends it
 * before the next mail.
 */
export async function deliverMails(db: Db, mailer: Mailer, now: Date, signal?: AbortSignal): Promise<number> {
  const due = await db
    .selectFrom("mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("attempts", "<", MAX_ATTEMPTS)
    .orderBy("id")
    .limit(BATCH)
    .execute()
  let sent = 0
  for (const { id } of due) {
    if (signal?.aborted) break
    if (await deliverOne(db, mailer, id, now)) sent += 1
  }
  return sent
}

async function deliverOne(db: Db, mailer: Mailer, id: number, now: Date): Promise<boolean> {
  // Taking it moves its next attempt, so that no other server takes it meanwhile.
  const mail = await db
    .updateTable("mails")
    .set((row) => ({ attempts: row("attempts", "+", 1), next_attempt_at: new Date(now.getTime() + 120_000) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .returningAll()
    .executeTakeFirst()
  if (!mail) return false
  try {
    await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.body_text, html: mail.body_html })
    await db
      .updateTable("mails")
      .set({ sent_at: now, body_text: "", body_html: "", last_error: null })
      .where("id", "=", id)
      .execute()
    return true
  } catch (error) {
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (mail.attempts - 1), LONGEST_WAIT_SECONDS)
    await db
      .updateTable("mails")
      .set({
        last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        next_attempt_at: new Date(now.getTime() + wait * 1000),
      })
      .where("id", "=", id)
      .execute()
    return false
  }
}
