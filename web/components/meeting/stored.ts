import { useCallback, useSyncExternalStore } from "react"

/**
 * Local storage as a small external store: every reader on the page hears of a write, and so do other
 * tabs through the browser's storage event. Where storage is refused (private windows, a full quota)
 * values live as long as the page does, so that a meeting still works.
 */
const remembered = new Map<string, string | null>()
const listeners = new Map<string, Set<() => void>>()

const tell = (key: string) => {
  for (const listener of listeners.get(key) ?? []) listener()
}

/** The text kept under a key, or null. */
export function readStored(key: string): string | null {
  const kept = remembered.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    remembered.delete(key)
  } catch {
    remembered.set(key, value)
  }
  tell(key)
}

function listen(key: string, listener: () => void): () => void {
  const heard = listeners.get(key) ?? new Set()
  listeners.set(key, heard.add(listener))
  // A null key is another tab's localStorage.clear().
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener("storage", fromOtherTab)
  return () => {
    heard.delete(listener)
    removeEventListener("storage", fromOtherTab)
  }
}

/** The text under a key, kept current across components and tabs. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    useCallback((listener) => listen(key, listener), [key]),
    () => readStored(key),
    () => null,
  )
}
