import type { VectorStore } from "#engine/types.ts"
import type { Db } from "./schema.ts"

/** PostgreSQL takes at most 65,535 parameters a statement; three a row and room to spare. */
const BATCH = 500

/** Copied, since the bytes as the driver gives them need not lie on a boundary of four. */
const floats = (bytes: Buffer) => new Float32Array(Uint8Array.from(bytes).buffer)

/** The engine's vectors, kept in the database between runs. Hashes are hexadecimal SHA-256. */
export function databaseVectors(db: Db): VectorStore {
  return {
    async read(embedderId, hashes) {
      const found = new Map<string, Float32Array>()
      for (let start = 0; start < hashes.length; start += BATCH) {
        const batch = hashes.slice(start, start + BATCH).map((hash) => Buffer.from(hash, "hex"))
        const rows = await db
          .selectFrom("embeddings")
          .select(["content_hash", "vector"])
          .where("model_id", "=", embedderId)
          .where("content_hash", "in", batch)
          .execute()
        for (const row of rows) found.set(row.content_hash.toString("hex"), floats(row.vector))
      }
      return found
    },
    async write(embedderId, vectors) {
      const rows = [...vectors].map(([hash, vector]) => ({
        model_id: embedderId,
        content_hash: Buffer.from(hash, "hex"),
        vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
      }))
      for (let start = 0; start < rows.length; start += BATCH) {
        await db
          .insertInto("embeddings")
          .values(rows.slice(start, start + BATCH))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}
