/** What this browser remembers across sessions: the no-access flag and, by other hands, drafts and appearance. */

const NO_ACCESS = "parley:no-access"
/** Meeting drafts are typed words and outlive every sign-in; the appearance belongs to the browser. */
const KEPT = /^parley:(simulation:|theme$)/
const listeners = new Set<() => void>()

function storage(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage
  } catch {
    return null // closed by the browser's settings
  }
}

export function readNoAccess(): boolean {
  return storage()?.getItem(NO_ACCESS) === "true"
}

export function setNoAccess(): void {
  storage()?.setItem(NO_ACCESS, "true")
  for (const listener of listeners) listener()
}

/** Clears local storage at an admin's sign-in (SPEC 4), but never words that someone typed. */
export function clearLocalFlags(): void {
  const store = storage()
  if (store) {
    for (const key of Array.from({ length: store.length }, (_, index) => store.key(index) ?? "")) {
      if (!KEPT.test(key)) store.removeItem(key)
    }
  }
  for (const listener of listeners) listener()
}

export function listenToNoAccess(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
