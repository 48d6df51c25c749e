import { useCallback, useEffect, useRef, useState } from "react"

/** Whether this tab leads the meeting. `unknown` lasts for a moment while the browser is asked. */
export type Lead = "unknown" | "here" | "elsewhere"

/**
 * One tab of a simulation ticks and sends; the others show the same from storage. The browser's lock names
 * the one: it passes on when that tab closes, and `takeOver` takes it at once. Without locks (plain http)
 * every tab leads, and the server's order keeps questions from being asked twice.
 */
export function useOnlyTab(id: number): { lead: Lead; takeOver: () => void } {
  const [lead, setLead] = useState<Lead>(() => (navigator.locks === undefined ? "here" : "unknown"))
  const take = useRef<() => void>(() => undefined)
  useEffect(() => {
    const { locks } = navigator
    if (locks === undefined) return
    const name = `parley:simulation:${id}`
    let left = false
    let queue = new AbortController()
    let release = () => {}
    const hold = () => {
      if (left) return
      setLead("here")
      return new Promise<void>((resolve) => {
        release = resolve
      })
    }
    const wait = () => {
      if (left) return
      setLead("elsewhere")
      queue = new AbortController()
      locks.request(name, { signal: queue.signal }, hold).catch(lost)
    }
    // Rejected when another tab takes the lock, and when this one gives up its place in the queue to take it.
    const lost = () => {
      if (!queue.signal.aborted) wait()
    }
    locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? wait() : hold())).catch(lost)
    take.current = () => {
      queue.abort()
      queue = new AbortController()
      locks.request(name, { steal: true }, hold).catch(lost)
    }
    return () => {
      left = true
      queue.abort()
      release()
    }
  }, [id])
  return { lead, takeOver: useCallback(() => take.current(), []) }
}
