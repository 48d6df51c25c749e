import { dotsOver } from "./wasm-dots.ts"

/** Vectors row after row in one piece of memory. */
export function inOneBlock(vectors: Float32Array[]): Float32Array {
  const size = vectors[0]?.length ?? 0
  const block = new Float32Array(vectors.length * size)
  for (const [row, vector] of vectors.entries()) block.set(vector, row * size)
  return block
}

/** Queries that are held against the rows in one pass over them. */
const AT_ONCE = 8
const PAGE = 65_536
/** Largest whole number of a row and of a query: sums of 4,000 products still fit into 32 bits. */
const OF_ROW = 127
const OF_QUERY = 4095

/**
 * Gives the cosines of unit vectors with each row of a block of unit vectors, one list a vector. Rows are
 * kept as whole numbers of eight bits, each row at unit length again: what takes the time is fetching them
 * from memory, and a cosine is off by a thousandth at most times.
 */
export function cosinesWith(block: Float32Array, rows: number): (vectors: Float32Array[]) => Float32Array[] {
  if (rows === 0) return (vectors) => vectors.map(() => new Float32Array())
  const size = block.length / rows
  const [rowBytes, wideRows] = [Math.ceil(size / 8) * 8, Math.ceil(rows / 4) * 4]
  const [ofRows, ofQueries] = [wideRows * rowBytes, AT_ONCE * rowBytes * 2]
  const memory = new WebAssembly.Memory({ initial: Math.ceil((ofRows + ofQueries + AT_ONCE * wideRows * 4) / PAGE) })
  const examples = new Int8Array(memory.buffer, 0, ofRows)
  const queries = new Int16Array(memory.buffer, ofRows, AT_ONCE * rowBytes)
  const products = new Int32Array(memory.buffer, ofRows + ofQueries, AT_ONCE * wideRows)
  const { wholes } = dotsOver(memory)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row++)
    scales[row] = inWholes(block.subarray(row * size, (row + 1) * size), OF_ROW, examples, row * rowBytes)

  return (vectors) => {
    const found: Float32Array[] = []
    for (let start = 0; start < vectors.length; start += AT_ONCE) {
      const some = vectors.slice(start, start + AT_ONCE)
      const ofEach = some.map((vector, at) => inWholes(vector, OF_QUERY, queries, at * rowBytes))
      wholes(queries.byteOffset, some.length, 0, wideRows, rowBytes, products.byteOffset)
      for (const [at, scale] of ofEach.entries()) {
        const cosines = new Float32Array(rows)
        // Within the bounds by the loop.
        for (let row = 0; row < rows; row++)
          cosines[row] = (products[at * wideRows + row] as number) * scale * (scales[row] as number)
        found.push(cosines)
      }
    }
    return found
  }
}

/** Writes a vector as whole numbers up to `most`; gives what brings these to length 1. */
function inWholes(vector: Float32Array, most: number, to: Int8Array | Int16Array, from: number): number {
  let highest = Number.MIN_VALUE
  for (const value of vector) highest = Math.max(highest, Math.abs(value))
  let squares = 0
  for (let i = 0; i < vector.length; i++) {
    const whole = Math.round(((vector[i] as number) / highest) * most)
    to[from + i] = whole
    squares += whole * whole
  }
  return 1 / (Math.sqrt(squares) || 1)
}
