import { dotsOver } from "./wasm-dots.ts"

/** Rows of floats in a workbench: row after row, each filled up with zeros to `stride` floats. */
export type Matrix = { rows: number; stride: number; values: Float32Array }
/** Memory of one size for matrices that are multiplied with each other. */
export type Workbench = {
  /** A matrix of zeros. Throws a RangeError when the workbench has no room for it. */
  matrix(rows: number, columns: number): Matrix
  /** Writes the inner products of the first `aRows` rows of a with all of b: `out` has a row for each of them. */
  multiply(a: Matrix, aRows: number, b: Matrix, out: Matrix): void
}

const PAGE = 65_536
const FLOAT = 4

/** Floats that a matrix takes in a workbench. */
export function floatsOf(rows: number, columns: number): number {
  return upToFour(rows) * upToFour(columns)
}

/** A workbench for so many floats in all. */
export function createWorkbench(floats: number): Workbench {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT) / PAGE) + 1 })
  const { floats: multiplyFloats } = dotsOver(memory)
  let next = 0
  return {
    matrix(rows, columns) {
      const values = new Float32Array(memory.buffer, next * FLOAT, floatsOf(rows, columns))
      next += values.length
      return { rows, stride: upToFour(columns), values }
    },
    multiply(a, aRows, b, out) {
      if (a.stride !== b.stride || out.stride !== upToFour(b.rows)) throw new RangeError("Matrices do not fit.")
      multiplyFloats(
        a.values.byteOffset,
        aRows,
        b.values.byteOffset,
        out.stride,
        a.stride * FLOAT,
        out.values.byteOffset,
      )
    },
  }
}

function upToFour(count: number): number {
  return Math.ceil(count / 4) * 4
}
