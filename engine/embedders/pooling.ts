export type Pooling = "cls" | "mean"

/** The tokens' vectors, row after row, as one unit vector: that of the first token, or the mean of all. */
export function pool(hidden: Float32Array, dimensions: number, pooling: Pooling): Float32Array {
  const vector = new Float32Array(dimensions)
  const rows = pooling === "cls" ? 1 : hidden.length / dimensions
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < dimensions; i++) vector[i] = (vector[i] ?? 0) + (hidden[row * dimensions + i] ?? 0)
  }
  return unit(vector)
}

/**
 * The unit vectors of a text's last layer and of some inner layers one after another, as one unit vector: a
 * cosine of two such is the weighted mean of the cosines of their parts.
 */
export function beside(vector: Float32Array, inner: Float32Array[], innerWeight: number): Float32Array {
  const size = vector.length
  const all = new Float32Array(size * (1 + inner.length))
  all.set(vector)
  for (const [at, one] of inner.entries())
    all.set(
      one.map((value) => value * innerWeight),
      size * (at + 1),
    )
  return unit(all)
}

/** Changes the vector itself to length 1. */
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}
