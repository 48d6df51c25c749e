import type { Handlers } from "#server/http/register-endpoints.ts"
import { enforceLimit, type Limit } from "#server/http/throttle.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { sendResetLink } from "./forgot-password.ts"
import { resetPassword } from "./reset-password.ts"
import { signIn } from "./sign-in.ts"
import { closeSession } from "./store.ts"

/** By the caller's address and before any look at an account, so that it tells nothing about one. */
const FORGOT_LIMIT: Limit = { name: "forgot_address", max: 60, windowSeconds: 15 * 60 }

type Names = "signIn" | "signOut" | "forgotPassword" | "resetPassword"

export function userHandlers(parts: AppParts): Pick<Handlers, Names> {
  return {
    signIn: (call) => signIn(parts, call),

    async signOut({ user }) {
      await closeSession(parts.db, user.sessionId)
      await writeAudit(parts, { actor_id: user.id, action: "sign_out" })
      return { message: "You are signed out." }
    },

    async forgotPassword({ body, address, afterAnswer }) {
      await enforceLimit(parts.db, FORGOT_LIMIT, address, parts.clock.now(), parts.config.rateLimitScale)
      const email = typeof body.email === "string" ? body.email : body.email.email
      afterAnswer("send a reset link", () => sendResetLink(parts, email))
      return { message: "Password reset email has been sent successfully." }
    },

    async resetPassword({ body }) {
      await resetPassword(parts, body)
      return { message: "Password reset successful! Redirecting..." }
    },
  }
}
