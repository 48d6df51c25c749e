import { createHash } from "node:crypto"
import type { Embedder, VectorStore } from "../types.ts"

const CHUNK = 64
/** Texts that are looked up in one go; between two the thread is free for others. */
const LOOKED_UP = 250

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
  const hashes: string[] = []
  const known = new Map<string, Float32Array>()
  for (let start = 0; start < texts.length; start += LOOKED_UP) {
    const some = texts.slice(start, start + LOOKED_UP).map((text) => createHash("sha256").update(text).digest("hex"))
    hashes.push(...some)
    const found = await store.read(embedder.id, [...new Set(some)]).catch(() => new Map<string, Float32Array>())
    for (const [hash, vector] of found) known.set(hash, vector)
    await new Promise((resolve) => setImmediate(resolve))
  }
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
