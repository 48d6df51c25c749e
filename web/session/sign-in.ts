import type { Role } from "#contracts/limits.ts"
import { api } from "../api/api.ts"
import { queryClient } from "../api/query-client.ts"
import { request } from "../api/request.ts"
import { clearLocalFlags, setNoAccess } from "./local-flags.ts"
import { endSession, startSession } from "./session-store.ts"

/**
 * Signs in. Gives the role when the server opened a session (it sent a token); null when the account
 * may not use the web application, in which case the no-access flag stands. Throws ApiError otherwise.
 */
export async function signIn(email: string, password: string): Promise<Role | null> {
  const { reply, headers } = await request("signIn", { body: { user: { email, password } } })
  const token = headers.get("authorization")
  if (!token) {
    setNoAccess()
    return null
  }
  queryClient.clear()
  clearLocalFlags()
  startSession({ token, name: reply.user.firstname, role: reply.role })
  return reply.role
}

/** Ends the session on the server where it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  await api.signOut().catch(() => undefined)
  endSession()
  queryClient.clear()
}
