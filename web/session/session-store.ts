import { z } from "zod"
import { type Mode, ROLES } from "#contracts/limits.ts"

/** Who is signed in, in this tab's session storage: the token, the first name, the role (SPEC 3). */
const sessionShape = z.object({ token: z.string().min(1), name: z.string(), role: z.enum(ROLES) })
export type Session = z.infer<typeof sessionShape>

const KEYS = { token: "token", name: "name", role: "role" } as const
const listeners = new Set<() => void>()
let known: { raw: string; session: Session | null } | null = null

function storage(): Storage | null {
  return typeof sessionStorage === "undefined" ? null : sessionStorage
}

/** The session as it stands; the same object until something changes. */
export function readSession(): Session | null {
  const store = storage()
  const values = { token: store?.getItem(KEYS.token), name: store?.getItem(KEYS.name), role: store?.getItem(KEYS.role) }
  const raw = JSON.stringify(values)
  if (known?.raw !== raw) known = { raw, session: sessionShape.safeParse(values).data ?? null }
  return known.session
}

export function startSession(session: Session): void {
  const store = storage()
  for (const key of ["token", "name", "role"] as const) store?.setItem(KEYS[key], session[key])
  tell()
}

/** Forgets everything this tab knows of the session. */
export function endSession(): void {
  storage()?.clear()
  tell()
}

export function listenToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** A beta user trains in one mode, which is the role; everyone else in investor mode. */
export function modeOf(session: Session | null): Mode {
  return session?.role === "founder" ? "Founder" : "Investor"
}

/** The word under the name: "admin", else the mode. */
export function profileLabel(session: Session): string {
  return session.role === "admin" ? "admin" : modeOf(session).toLowerCase()
}
