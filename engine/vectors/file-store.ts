import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import type { VectorStore } from "../types.ts"

/**
 * Keeps vectors in one file, so that measuring commands and tests do not embed the examples anew
 * at each run. Writes are gathered and made by `flush`.
 */
export function createFileVectorStore(path: string): VectorStore & { flush(): Promise<void> } {
  let changed = false
  const loaded = load(path)
  return {
    async read(embedderId, hashes) {
      const vectors = await loaded
      const found = new Map<string, Float32Array>()
      for (const hash of hashes) {
        const vector = vectors.get(`${embedderId}:${hash}`)
        if (vector) found.set(hash, vector)
      }
      return found
    },
    async write(embedderId, made) {
      const vectors = await loaded
      for (const [hash, vector] of made) vectors.set(`${embedderId}:${hash}`, vector)
      changed = true
    },
    async flush() {
      if (!changed) return
      const vectors = await loaded
      const lines = [...vectors].map(
        ([key, vector]) =>
          `${key} ${Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString("base64")}`,
      )
      await mkdir(dirname(path), { recursive: true })
      // Renamed into place: another process reads the whole file or the one before.
      const draft = `${path}.${process.pid}`
      await writeFile(draft, lines.join("\n"))
      await rename(draft, path)
      changed = false
    },
  }
}

async function load(path: string): Promise<Map<string, Float32Array>> {
  const text = await readFile(path, "utf8").catch(() => "")
  const vectors = new Map<string, Float32Array>()
  for (const line of text.split("\n")) {
    const [key, encoded] = line.split(" ")
    if (!key || !encoded) continue
    const bytes = Buffer.from(encoded, "base64")
    vectors.set(key, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)))
  }
  return vectors
}
