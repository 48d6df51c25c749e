/** Examples in one block of memory, row after row, with the class of each. */
export type Neighbourhood = { block: Float32Array; labels: Int32Array }

export function createNeighbourhood(vectors: Float32Array[], labels: number[]): Neighbourhood {
  return { block: inOneBlock(vectors), labels: Int32Array.from(labels) }
}

export function inOneBlock(vectors: Float32Array[]): Float32Array {
  const size = vectors[0]?.length ?? 0
  const block = new Float32Array(vectors.length * size)
  for (const [row, vector] of vectors.entries()) block.set(vector, row * size)
  return block
}

/** Cosines of unit vectors with each row of a block of unit vectors, one list a vector. */
export function similarities(block: Float32Array, rows: number, vectors: Float32Array[]): Float32Array[] {
  const found: Float32Array[] = []
  for (let at = 0; at < vectors.length; at += 2) {
    const [first, second] = [vectors[at], vectors[at + 1]]
    if (first && second) found.push(...twoAtOnce(block, rows, first, second))
    else if (first) found.push(oneAlone(block, rows, first))
  }
  return found
}

/** Two rows at a time, for the same reason. */
function oneAlone(block: Float32Array, rows: number, vector: Float32Array): Float32Array {
  const size = vector.length
  const found = new Float32Array(rows)
  for (let row = 0; row < rows; row += 2) {
    const upper = row * size
    const lower = row + 1 < rows ? upper + size : upper
    let a = 0
    let b = 0
    for (let i = 0; i < size; i++) {
      // Within the bounds by the loops around it.
      const x = vector[i] as number
      a += (block[upper + i] as number) * x
      b += (block[lower + i] as number) * x
    }
    found[row] = a
    if (row + 1 < rows) found[row + 1] = b
  }
  return found
}

/**
 * Two vectors and two rows at a time, without a check within the loop: most of the time goes into
 * fetching numbers, and each is used twice. Six thousand rows of 384 take a millisecond a vector.
 */
function twoAtOnce(block: Float32Array, rows: number, first: Float32Array, second: Float32Array) {
  const size = first.length
  const [x, y] = [Float64Array.from(first), Float64Array.from(second)]
  const [ofFirst, ofSecond] = [new Float32Array(rows), new Float32Array(rows)]
  for (let row = 0; row < rows; row += 2) {
    const upper = row * size
    // The last row of an odd number stands beside itself.
    const lower = row + 1 < rows ? upper + size : upper
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let i = 0; i < size; i++) {
      // Within the bounds by the loops around it.
      const p = block[upper + i] as number
      const q = block[lower + i] as number
      const u = x[i] as number
      const v = y[i] as number
      a += p * u
      b += p * v
      c += q * u
      d += q * v
    }
    ofFirst[row] = a
    ofSecond[row] = b
    if (row + 1 < rows) {
      ofFirst[row + 1] = c
      ofSecond[row + 1] = d
    }
  }
  return [ofFirst, ofSecond]
}
