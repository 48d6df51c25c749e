import type { Handlers } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import { sendResetLink } from "./forgot-password.ts"
import { resetPassword } from "./reset-password.ts"
import { signIn } from "./sign-in.ts"
import { closeSession } from "./store.ts"

type Names = "signIn" | "signOut" | "forgotPassword" | "resetPassword"

export function userHandlers(parts: AppParts): Pick<Handlers, Names> {
  return {
    signIn: (call) => signIn(parts, call),

    async signOut({ user }) {
      await closeSession(parts.db, user.sessionId)
      await writeAudit(parts, { actor_id: user.id, action: "sign_out" })
      return { message: "You are signed out." }
    },

    async forgotPassword({ body, afterAnswer }) {
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
