import type { Mode } from "#contracts/limits.ts"
import { sha256 } from "#server/http/hash.ts"
import { invitationLink, queueMail } from "#server/mail/queue.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { addPasswordToken } from "../users/store.ts"
import { markInvited } from "./store.ts"

const LIFETIME_MINUTES = 14 * 24 * 60

/** Queues an invitation with a link of its own; the links of earlier ones stay open until one is used. */
export async function invite(
  parts: AppParts,
  signup: { id: number; email: string; firstname: string | null; mode: Mode | null },
  adminId: number,
): Promise<void> {
  const now = parts.clock.now()
  const mode = signup.mode ?? "Investor"
  const token = parts.random.token()
  const link = invitationLink(parts.config, token)
  await parts.db.transaction().execute(async (trx) => {
    await markInvited(trx, signup.id, mode, now)
    const of = { purpose: "invitation", beta_signup_id: signup.id } as const
    await addPasswordToken(trx, of, sha256(token), LIFETIME_MINUTES, now)
    const letter = { kind: "invitation", firstname: signup.firstname, mode, link } as const
    await queueMail(trx, parts.brand, signup.email, letter, now)
    await writeAudit(
      { db: trx, clock: parts.clock },
      { actor_id: adminId, action: "signup_invited", subject: `beta_signup ${signup.id}` },
    )
  })
}
