import { conflict, notFound } from "#server/http/app-error.ts"
import type { Handlers } from "#server/http/register-endpoints.ts"
import { enforceLimit, type Limit, withinLimit } from "#server/http/throttle.ts"
import { queueMail } from "#server/mail/queue.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { findUserByEmail } from "../users/store.ts"
import { invite } from "./invite.ts"
import { addOrUpdateSignup, addToWaitingList, findSignup, listSignups } from "./store.ts"

type Names = "signUp" | "listSignups" | "createSignup" | "inviteSignup"
const SIGNUP_LIMIT: Limit = { name: "signup_address", max: 60, windowSeconds: 15 * 60 }
/** Mails to one person, as for reset links. */
const INVITATION_LIMIT: Limit = { name: "invitation_mail", max: 5, windowSeconds: 30 * 60 }

export function signupHandlers(parts: AppParts): Pick<Handlers, Names> {
  const { db, clock, config } = parts
  return {
    async signUp({ body, address, afterAnswer }) {
      const now = clock.now()
      await enforceLimit(db, SIGNUP_LIMIT, address, now, config.rateLimitScale)
      const { email } = body.beta_signup
      if (await addToWaitingList(db, email, now)) {
        afterAnswer("confirm a signup", () =>
          queueMail(db, parts.brand, email, { kind: "signup_confirmation" }, clock.now()),
        )
      }
      return { message: "Thank you for signing up! We will be in touch." }
    },

    listSignups: () => listSignups(db),

    async createSignup({ body, user, afterAnswer }) {
      const message = "Added beta signup successfully!"
      // Made by the command line: an account without a row on the list needs no invitation.
      if (await findUserByEmail(db, body.beta_signup.email)) return { message }
      const signup = await addOrUpdateSignup(db, body.beta_signup, clock.now())
      if (!signup) return { message }
      await writeAudit(parts, { actor_id: user.id, action: "signup_created", subject: `beta_signup ${signup.id}` })
      // A call sent again for want of an answer must not fill somebody's mailbox.
      if (await withinLimit(db, INVITATION_LIMIT, signup.email, clock.now(), config.rateLimitScale)) {
        afterAnswer("send an invitation", () => invite(parts, signup, user.id))
      }
      return { message }
    },

    async inviteSignup({ params, user }) {
      const signup = await findSignup(db, params.id)
      if (!signup) throw notFound()
      const account = signup.account_created_at !== null || (await findUserByEmail(db, signup.email))
      if (account) throw conflict("This person has an account already.")
      await enforceLimit(db, INVITATION_LIMIT, signup.email, clock.now(), config.rateLimitScale)
      await invite(parts, signup, user.id)
      return { message: "The invitation is on its way." }
    },
  }
}
