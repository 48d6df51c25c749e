import { sha256 } from "#server/http/hash.ts"
import { type Limit, withinLimit } from "#server/http/throttle.ts"
import { passwordLink, queueMail } from "#server/mail/queue.ts"
import type { AppParts } from "#server/parts.ts"
import { addPasswordToken, findUserByEmail } from "./store.ts"

const MAIL_LIMIT: Limit = { name: "reset_mail", max: 5, windowSeconds: 30 * 60 }
const LIFETIME_MINUTES = 60

/** Sends a reset link where the address has an account. Runs after the answer, which is the same for all. */
export async function sendResetLink(parts: AppParts, email: string): Promise<void> {
  const { db, config, brand } = parts
  const now = parts.clock.now()
  if (!(await withinLimit(db, MAIL_LIMIT, email, now, config.rateLimitScale))) return
  const user = await findUserByEmail(db, email)
  if (!user || user.disabled_at !== null) return
  const token = parts.random.token()
  const link = passwordLink(config, token)
  await db.transaction().execute(async (trx) => {
    await addPasswordToken(trx, { purpose: "reset", user_id: user.id }, sha256(token), LIFETIME_MINUTES, now)
    await queueMail(trx, brand, user.email, { kind: "reset", firstname: user.firstname, link }, now)
  })
}
