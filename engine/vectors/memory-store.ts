import type { VectorStore } from "../types.ts"

/** Keeps vectors for the life of the process: for commands and tests without a database. */
export function createMemoryVectorStore(): VectorStore {
  const vectors = new Map<string, Float32Array>()
  return {
    read(embedderId, hashes) {
      const found = new Map<string, Float32Array>()
      for (const hash of hashes) {
        const vector = vectors.get(`${embedderId}:${hash}`)
        if (vector) found.set(hash, vector)
      }
      return Promise.resolve(found)
    },
    write(embedderId, made) {
      for (const [hash, vector] of made) vectors.set(`${embedderId}:${hash}`, vector)
      return Promise.resolve()
    },
  }
}
