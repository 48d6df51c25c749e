import type { FastifyRequest } from "fastify"
import type { Access } from "#contracts/endpoints.ts"
import { NO_TOKEN } from "#contracts/errors.ts"
import type { Role } from "#contracts/limits.ts"
import { writeAudit } from "#server/features/audit/store.ts"
import { readSession } from "#server/features/users/store.ts"
import type { AppParts } from "#server/parts.ts"
import { forbidden, unauthorised } from "./app-error.ts"
import { sha256 } from "./hash.ts"

/** Who calls: read from the database at each request, never from the token. */
export type Actor = { id: number; email: string; firstname: string; role: Role; sessionId: number }

const SESSION_OVER = "Your session has ended. Please sign in again."

/** The token of the Authorization header, with or without "Bearer". No other place is looked at. */
function tokenOf(request: FastifyRequest): string {
  return (request.headers.authorization ?? "").replace(/^bearer\s+/i, "").trim()
}

/** The caller, if the endpoint's access lets them in; null for public ones. Throws 401 or 403. */
export async function authenticate(parts: AppParts, access: Access, request: FastifyRequest): Promise<Actor | null> {
  if (access === "public") return null
  const token = tokenOf(request)
  if (token === "") throw unauthorised(NO_TOKEN)
  const session = await readSession(parts.db, sha256(token), parts.clock.now())
  if (!session || !parts.config.accessRoles.includes(session.role)) throw unauthorised(SESSION_OVER)
  if (access !== "signed_in" && !access.includes(session.role)) {
    await writeAudit(parts, {
      actor_id: session.id,
      action: "access_denied",
      subject: `${request.method} ${request.routeOptions.url ?? ""}`,
    })
    throw forbidden()
  }
  return session
}
