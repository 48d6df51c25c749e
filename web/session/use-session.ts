import { useSyncExternalStore } from "react"
import { listenToSession, readSession, type Session } from "./session-store.ts"

/** The session, followed: null when signed out, and while a page is prerendered. */
export function useSession(): Session | null {
  return useSyncExternalStore(listenToSession, readSession, () => null)
}
