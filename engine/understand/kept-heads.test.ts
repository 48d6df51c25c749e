import { expect, test } from "vitest"
import type { VectorStore } from "../types.ts"
import { learnWithKeptHeads } from "./kept-heads.ts"

const lesson = () => ({
  texts: ["how large is the market", "market size please", "what does it cost", "the cost of one", "price please"],
  labels: [0, 0, 1, 1, 1],
  vectors: Float32Array.from([1, 0, 0, 0.8, 0.6, 0, 0, 1, 0, 0, 0.8, 0.6, 0, 0.6, 0.8]),
  classes: 2,
  hints: [],
  groups: [0, 1],
})
const asked = [{ text: "cost of the market", vector: Float32Array.of(0.6, 0.8, 0) }]

function memory(): VectorStore & { rows: Map<string, Float32Array>; writes: number } {
  const rows = new Map<string, Float32Array>()
  const store = {
    rows,
    writes: 0,
    async read(embedderId: string, hashes: string[]) {
      const known = hashes.flatMap((hash) => {
        const row = rows.get(embedderId + hash)
        return row ? [[hash, row] as const] : []
      })
      return new Map(known)
    },
    async write(embedderId: string, vectors: Map<string, Float32Array>) {
      store.writes++
      for (const [hash, row] of vectors) rows.set(embedderId + hash, row)
    },
  }
  return store
}

async function opinions(store: VectorStore, taught = lesson(), embedderId = "one") {
  const thread = await learnWithKeptHeads(taught, embedderId, store)
  const found = await thread.classify(asked)
  await thread.close()
  return found
}

test("heads are trained once for a lesson and an embedder, and think the same when they come from the store", async () => {
  const store = memory()
  const trained = await opinions(store)
  expect(await opinions(store)).toEqual(trained)
  expect(store.writes).toBe(1)
  await opinions(store, lesson(), "another")
  expect(store.writes).toBe(2)
  const relabelled = await opinions(store, { ...lesson(), labels: [1, 1, 0, 0, 0] })
  expect(store.writes).toBe(3)
  expect(relabelled).not.toEqual(trained)
})

test("a row of another length, or a store that fails, costs a training and nothing else", async () => {
  const store = memory()
  const trained = await opinions(store)
  for (const key of store.rows.keys()) store.rows.set(key, new Float32Array(5))
  expect(await opinions(store)).toEqual(trained)
  const broken: VectorStore = {
    read: () => Promise.reject(new Error("gone")),
    write: () => Promise.reject(new Error("gone")),
  }
  expect(await opinions(broken)).toEqual(trained)
})
