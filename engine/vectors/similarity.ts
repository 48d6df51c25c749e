/** Cosine similarity of two unit vectors, -1 to 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** Scores to shares that add up to 1; `sharpness` multiplies the scores first. */
export function softmax(scores: ArrayLike<number>, sharpness = 1): number[] {
  const values = Array.from(scores, (score) => score * sharpness)
  const top = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - top))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
