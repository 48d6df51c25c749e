import { describe, expect, test } from "vitest"
import { cosinesWith, inOneBlock } from "./block.ts"
import { createWorkbench, floatsOf } from "./workbench.ts"

/** Numbers without a pattern, the same at every run. */
const value = (at: number) => Math.sin(at * 12.9898) * 0.5
const vector = (size: number, from: number) => Float32Array.from({ length: size }, (_, i) => value(from + i))
const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0)

describe("matrices", () => {
  test.each([
    [1, 1, 1],
    [3, 5, 7],
    [57, 6, 384],
  ])("%i rows times %i rows of %i numbers are their inner products", (aRows, bRows, size) => {
    const bench = createWorkbench(floatsOf(aRows, size) + floatsOf(bRows, size) + floatsOf(aRows, bRows))
    const [a, b] = [bench.matrix(aRows, size), bench.matrix(bRows, size)]
    const out = bench.matrix(aRows, bRows)
    for (let row = 0; row < aRows; row++) a.values.set(vector(size, row * size), row * a.stride)
    for (let row = 0; row < bRows; row++) b.values.set(vector(size, 1000 + row * size), row * b.stride)
    bench.multiply(a, aRows, b, out)
    for (let i = 0; i < aRows; i++)
      for (let j = 0; j < bRows; j++)
        expect(out.values[i * out.stride + j]).toBeCloseTo(
          product(vector(size, i * size), vector(size, 1000 + j * size)),
          4,
        )
  })

  test("matrices that do not fit are refused, and so is more than the room there is", () => {
    const bench = createWorkbench(64)
    const [a, b] = [bench.matrix(2, 4), bench.matrix(2, 8)]
    expect(() => bench.multiply(a, 2, b, bench.matrix(2, 2))).toThrow(RangeError)
    expect(() => bench.matrix(1000, 1000)).toThrow(RangeError)
  })
})

test("many vectors at once get the same cosines as one alone", () => {
  const rows = Array.from({ length: 11 }, (_, row) => vector(6, row * 6))
  const cosines = cosinesWith(inOneBlock(rows), rows.length)
  const asked = Array.from({ length: 19 }, (_, at) => vector(6, 500 + at * 6))
  const together = cosines(asked).map((found) => [...found])
  for (const [at, one] of asked.entries()) {
    expect(together[at]).toHaveLength(rows.length)
    expect(together[at]).toEqual([...(cosines([one])[0] ?? [])])
  }
})
