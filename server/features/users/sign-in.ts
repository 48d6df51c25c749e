import type { Role } from "#contracts/limits.ts"
import { unauthorised } from "#server/http/app-error.ts"
import { pseudonym, sha256 } from "#server/http/hash.ts"
import type { Call } from "#server/http/register-endpoints.ts"
import { clearLimit, enforceLimit, type Limit, uncount } from "#server/http/throttle.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { checkPassword, hashPassword, isOutdated } from "./passwords.ts"
import { findUserByEmail, openSession, setPasswordHash } from "./store.ts"

export const ACCOUNT_LIMIT: Limit = { name: "sign_in_account", max: 20, windowSeconds: 15 * 60 }
const ADDRESS_LIMIT: Limit = { name: "sign_in_address", max: 100, windowSeconds: 15 * 60 }

/** One sentence whatever was wrong, so that it does not tell who has an account. */
const REFUSED = "The e-mail address or the password is not right."

/**
 * Counts the attempt, then checks the password, then opens a session if the role may hold one.
 * The same time and answer for unknown addresses, wrong passwords and disabled accounts.
 */
export async function signIn(parts: AppParts, call: Call<"signIn">) {
  const { db, config, clock } = parts
  const email = call.body.user.email.trim().toLowerCase()
  const now = clock.now()
  await enforceLimit(db, ADDRESS_LIMIT, call.address, now, config.rateLimitScale)
  await enforceLimit(db, ACCOUNT_LIMIT, email, now, config.rateLimitScale)
  const user = await findUserByEmail(db, email)
  const right = await checkPassword(user?.password_hash, call.body.user.password)
  if (!user || !right || user.disabled_at !== null) {
    await writeAudit(parts, {
      actor_id: user?.id ?? null,
      action: "sign_in_failed",
      details: { account: pseudonym(email) },
    })
    throw unauthorised(REFUSED)
  }
  // What succeeds is no attempt at guessing.
  await clearLimit(db, ACCOUNT_LIMIT, email)
  await uncount(db, ADDRESS_LIMIT, call.address)
  if (user.password_hash !== null && isOutdated(user.password_hash)) {
    await setPasswordHash(db, user.id, await hashPassword(call.body.user.password), now)
  }
  const admitted = config.accessRoles.includes(user.role)
  if (admitted) {
    const token = parts.random.token()
    await openSession(db, user.id, sha256(token), now)
    call.setHeader("authorization", `Bearer ${token}`)
  }
  await writeAudit(parts, { actor_id: user.id, action: "sign_in", details: { admitted } })
  const role: Role = user.role
  return { user: { id: user.id, firstname: user.firstname, email: user.email }, role }
}
