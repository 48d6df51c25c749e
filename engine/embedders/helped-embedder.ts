import { availableParallelism } from "node:os"
import type { Embedder } from "../types.ts"

/** Fewer texts than this are done before a helper would be of use. */
const LARGE = 32
/** The helper holds a model of its own in memory, so it goes when nothing large has come for a while. */
const IDLE_MS = 10_000

/**
 * An embedder that takes a second one on for large batches, so that the thousands of texts of a first
 * start are learnt in half the time. `make` gives embedders of one and the same id. Where the
 * machine has one core, or the helper fails, the first does all the work.
 */
export async function withHelper(
  make: () => Promise<Embedder>,
  { cores = availableParallelism(), idleMs = IDLE_MS } = {},
): Promise<Embedder> {
  const first = await make()
  let helper: Promise<Embedder | null> | null = null
  let busy = 0
  let closed = false
  let idle: NodeJS.Timeout | undefined

  async function dismiss(): Promise<void> {
    const gone = helper
    helper = null
    await (await gone)?.close()
  }
  async function shared(texts: string[]): Promise<Float32Array[]> {
    if (cores > 1 && !closed) helper ??= make().catch(() => null)
    // While the helper is still loading, the first begins alone.
    const other = await Promise.race([helper, Promise.resolve(null)])
    if (!other) return first.embed(texts)
    const half = Math.ceil(texts.length / 2)
    const rest = texts.slice(half)
    const made = await Promise.all([
      first.embed(texts.slice(0, half)),
      other.embed(rest).catch(() => first.embed(rest)),
    ])
    return made.flat()
  }

  return {
    id: first.id,
    dimensions: first.dimensions,
    async embed(texts) {
      if (texts.length < LARGE) return first.embed(texts)
      clearTimeout(idle)
      busy++
      try {
        return await shared(texts)
      } finally {
        busy--
        if (busy === 0 && !closed) idle = setTimeout(() => void dismiss(), idleMs).unref()
      }
    },
    async close() {
      closed = true
      clearTimeout(idle)
      await Promise.all([first.close(), dismiss()])
    },
  }
}
