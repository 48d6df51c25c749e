/** Cosine similarity of two unit vectors, -1 to 1. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let [even, odd] = [0, 0]
  // Two sums at a time, since each addition would wait for the one before; within the bounds by the loop.
  for (let i = 0; i + 1 < a.length; i += 2) {
    even += (a[i] as number) * (b[i] as number)
    odd += (a[i + 1] as number) * (b[i + 1] as number)
  }
  return even + odd + (a.length % 2 === 1 ? (a.at(-1) ?? 0) * (b.at(-1) ?? 0) : 0)
}

/** Scores to shares that add up to 1; `sharpness` multiplies the scores first. */
export function softmax(scores: ArrayLike<number>, sharpness = 1): number[] {
  const values = Array.from(scores, (score) => score * sharpness)
  const top = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - top))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
