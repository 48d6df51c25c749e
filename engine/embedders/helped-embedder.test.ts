import { expect, test, vi } from "vitest"
import type { Embedder } from "../types.ts"
import { withHelper } from "./helped-embedder.ts"

const batch = (size: number) => Array.from({ length: size }, (_, at) => `text ${at}`)

/** Embedders that say who worked: the vector of a text is its number. */
function agency(fails = false) {
  const made: { texts: string[][]; closed: boolean }[] = []
  const make = async (): Promise<Embedder> => {
    const one = { texts: [] as string[][], closed: false }
    made.push(one)
    const helper = made.length > 1
    return {
      id: "same",
      dimensions: 1,
      async embed(texts) {
        if (helper && fails) throw new Error("gone")
        one.texts.push(texts)
        return texts.map((text) => Float32Array.of(Number(text.slice(5))))
      },
      async close() {
        one.closed = true
      },
    }
  }
  return { made, make }
}

test("a second embedder shares large batches, keeps their order, and leaves when nothing large comes", async () => {
  vi.useFakeTimers()
  const { made, make } = agency()
  const embedder = await withHelper(make, { cores: 2, idleMs: 1000 })
  await embedder.embed(["text 7"])
  expect(made).toHaveLength(1)
  await embedder.embed(batch(40))
  expect((await embedder.embed(batch(41))).map(([value]) => value)).toEqual([...Array(41).keys()])
  expect(made.map(({ texts }) => texts.map(({ length }) => length))).toEqual([[1, 40, 21], [20]])
  await vi.advanceTimersByTimeAsync(1100)
  expect(made.map(({ closed }) => closed)).toEqual([false, true])
  await embedder.close()
  expect(made[0]?.closed).toBe(true)
  vi.useRealTimers()
})

test("a helper that fails costs time, never a vector; one core takes on nobody", async () => {
  const failing = agency(true)
  const embedder = await withHelper(failing.make, { cores: 2 })
  await embedder.embed(batch(40))
  expect((await embedder.embed(batch(40))).map(([value]) => value)).toEqual([...Array(40).keys()])
  await embedder.close()
  const single = agency()
  const alone = await withHelper(single.make, { cores: 1 })
  await alone.embed(batch(40))
  await alone.embed(batch(40))
  expect(single.made).toHaveLength(1)
  await alone.close()
})
