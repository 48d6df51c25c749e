import { KEPT_VECTORS } from "#engine/testing/kept-file.ts"
import type { VectorStore } from "#engine/types.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"

/** The database's vectors with the shared file behind them; `flush` writes to the file what was new. */
export function withKeptVectors(stored: VectorStore): VectorStore & { flush(): Promise<void> } {
  const kept = createFileVectorStore(KEPT_VECTORS)
  return {
    async read(embedderId, hashes) {
      const found = await stored.read(embedderId, hashes)
      const known = await kept.read(
        embedderId,
        hashes.filter((hash) => !found.has(hash)),
      )
      if (known.size > 0) await stored.write(embedderId, known)
      return new Map([...found, ...known])
    },
    async write(embedderId, made) {
      await stored.write(embedderId, made)
      await kept.write(embedderId, made)
    },
    flush: () => kept.flush(),
  }
}
