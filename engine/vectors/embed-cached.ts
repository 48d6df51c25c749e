import { createHash } from "node:crypto"
import type { Embedder, VectorStore } from "../types.ts"

const CHUNK = 64

/**
 * Vectors of the texts, in their order: from the store where it has them, otherwise embedded in
 * chunks and stored. A failing store costs time, never an answer.
 */
export async function embedCached(
  embedder: Embedder,
  store: VectorStore,
  texts: string[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Float32Array[]> {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("hex"))
  const known = await store.read(embedder.id, [...new Set(hashes)]).catch(() => new Map<string, Float32Array>())
  const missing = new Map<string, string>()
  for (const [index, hash] of hashes.entries()) if (!known.has(hash)) missing.set(hash, texts[index] ?? "")
  const todo = [...missing]
  for (let start = 0; start < todo.length; start += CHUNK) {
    onProgress(start, todo.length)
    const chunk = todo.slice(start, start + CHUNK)
    const vectors = await embedder.embed(chunk.map(([, text]) => text))
    const made = new Map(chunk.map(([hash], index) => [hash, vectors[index] ?? new Float32Array(embedder.dimensions)]))
    for (const [hash, vector] of made) known.set(hash, vector)
    await store.write(embedder.id, made).catch(() => {})
  }
  if (todo.length > 0) onProgress(todo.length, todo.length)
  return hashes.map((hash) => known.get(hash) ?? new Float32Array(embedder.dimensions))
}
