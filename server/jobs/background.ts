import { setTimeout as sleep } from "node:timers/promises"

/** Work that an answer does not wait for. Its failures are logged; shutting down waits for it. */
export type Background = {
  run(what: string, work: () => Promise<unknown>): void
  /** Resolves when nothing is left to do, at the latest after `limitMs`. */
  settled(limitMs: number): Promise<void>
}

export function createBackground(onError: (error: unknown, what: string) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    run(what, work) {
      const promise = work()
        .then(() => undefined)
        .catch((error: unknown) => onError(error, what))
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async settled(limitMs) {
      const over = sleep(limitMs, "over", { ref: false })
      // What settles may have started more.
      while (running.size > 0) if ((await Promise.race([Promise.all(running), over])) === "over") return
    },
  }
}
