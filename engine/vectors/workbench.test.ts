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

describe("cosines", () => {
  const unit = (size: number, from: number) => {
    const made = vector(size, from)
    const length = Math.hypot(...made)
    return made.map((one) => one / length)
  }

  test.each([
    [1, 3],
    [11, 6],
    [300, 384],
  ])("of %i rows of %i numbers are right to the second decimal, alone or many at once", (rows, size) => {
    const examples = Array.from({ length: rows }, (_, row) => unit(size, row * size))
    const cosines = cosinesWith(inOneBlock(examples), rows)
    const asked = Array.from({ length: 19 }, (_, at) => unit(size, 5000 + at * size))
    const together = cosines(asked)
    for (const [at, one] of asked.entries()) {
      expect(together[at]).toHaveLength(rows)
      expect(together[at]).toEqual(cosines([one])[0])
      for (const [row, example] of examples.entries()) expect(together[at]?.[row]).toBeCloseTo(product(example, one), 2)
    }
  })

  test("with no rows there are none", () => {
    expect(cosinesWith(new Float32Array(), 0)([unit(4, 1)])).toEqual([new Float32Array()])
  })
})
