import type { Role } from "#contracts/limits.ts"
import type { Trx } from "#server/db/schema.ts"
import { AppError, invalid } from "#server/http/app-error.ts"
import { sha256 } from "#server/http/hash.ts"
import { clearLimit } from "#server/http/throttle.ts"
import { forgotLink, queueMail } from "#server/mail/queue.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { linkAccount } from "../signups/store.ts"
import { refusePassword } from "./password-rules.ts"
import { hashPassword } from "./passwords.ts"
import { ACCOUNT_LIMIT } from "./sign-in.ts"
import {
  addUser,
  closeAllSessions,
  findPasswordToken,
  killPasswordTokens,
  lockOwner,
  setPasswordHash,
  usePasswordToken,
} from "./store.ts"

const linkIsOver = () => new AppError(422, { error: "This link is not valid any more. Please ask for a new one." })

type Token = NonNullable<Awaited<ReturnType<typeof findPasswordToken>>>

/** Sets a password by a link: a reset changes an account, an invitation makes one. Each link works once. */
export async function resetPassword(parts: AppParts, body: { token: string; password: string }): Promise<void> {
  const { db, config } = parts
  const now = parts.clock.now()
  const token = await findPasswordToken(db, sha256(body.token), now)
  // Before the link is looked at: the specified sentence for what nobody can mean.
  if (body.password === "") throw invalid("Password cannot be empty.")
  if (!token) throw linkIsOver()
  const email = token.user_email ?? token.signup_email ?? ""
  const firstname = token.user_firstname ?? token.signup_firstname
  const product = parts.brand.product
  const why = refusePassword(body.password, { email, firstname, product, minLength: config.passwordMinLength })
  // Refused before the link is used up, so that the next try may still use it.
  if (why) throw invalid(why)
  const hash = await hashPassword(body.password)
  await db.transaction().execute(async (trx) => {
    // Several links of one person at once come one by one; each would wait for rows of the others otherwise.
    await lockOwner(trx, token)
    if (!(await usePasswordToken(trx, token.id, now))) throw linkIsOver()
    const userId = token.user_id ?? (await accountOfInvitation(trx, token, hash, now))
    await setPasswordHash(trx, userId, hash, now)
    await killPasswordTokens(trx, { user_id: userId, beta_signup_id: token.beta_signup_id }, now)
    await closeAllSessions(trx, userId)
    await clearLimit(trx, ACCOUNT_LIMIT, email)
    if (token.purpose === "reset") {
      const letter = { kind: "password_changed", firstname: firstname ?? "", forgotLink: forgotLink(config) } as const
      await queueMail(trx, parts.brand, email, letter, now)
    }
    const action = token.purpose === "reset" ? "password_reset" : "account_created"
    await writeAudit({ db: trx, clock: parts.clock }, { actor_id: userId, action })
  })
}

/**
 * The new account of an invited person. An address that has got one meanwhile keeps its password: an invitation
 * lives fourteen days, too long for a link that changes one.
 */
async function accountOfInvitation(trx: Trx, token: Token, hash: string, now: Date): Promise<number> {
  const email = token.signup_email ?? ""
  const role: Role = token.signup_mode === "Founder" ? "founder" : "investor"
  const firstname = token.signup_firstname ?? email.split("@")[0] ?? email
  const userId = await addUser(trx, { email, firstname: firstname.slice(0, 120), role, password_hash: hash }, now)
  if (userId === undefined || token.beta_signup_id === null) throw linkIsOver()
  await linkAccount(trx, token.beta_signup_id, userId, now)
  return userId
}
