/** Examples in one block of memory: a search of some thousands takes about a millisecond. */
export type Neighbourhood = { block: Float32Array; size: number; labels: number[] }

export function createNeighbourhood(vectors: Float32Array[], labels: number[]): Neighbourhood {
  const size = vectors[0]?.length ?? 0
  const block = new Float32Array(vectors.length * size)
  for (const [row, vector] of vectors.entries()) block.set(vector, row * size)
  return { block, size, labels }
}

export type Neighbour = { label: number; similarity: number }

/** The `count` nearest examples of all neighbourhoods together, nearest first. */
export function nearest(neighbourhoods: Neighbourhood[], vector: Float32Array, count: number): Neighbour[] {
  const best: Neighbour[] = []
  let worst = Number.NEGATIVE_INFINITY
  for (const { block, size, labels } of neighbourhoods) {
    for (let row = 0; row < labels.length; row++) {
      const start = row * size
      let similarity = 0
      for (let i = 0; i < size; i++) similarity += (block[start + i] ?? 0) * (vector[i] ?? 0)
      if (best.length === count && similarity <= worst) continue
      let at = best.length
      while (at > 0 && (best[at - 1]?.similarity ?? 0) < similarity) at--
      best.splice(at, 0, { label: labels[row] ?? 0, similarity })
      if (best.length > count) best.pop()
      worst = best.at(-1)?.similarity ?? worst
    }
  }
  return best
}

/** Shares of the classes among neighbours, the nearer ones weighing more; they add up to 1. */
export function vote(neighbours: Neighbour[], classes: number, sharpness: number): number[] {
  const shares = new Array<number>(classes).fill(0)
  const top = neighbours[0]?.similarity ?? 0
  let total = 0
  for (const { label, similarity } of neighbours) {
    const weight = Math.exp(sharpness * (similarity - top))
    shares[label] = (shares[label] ?? 0) + weight
    total += weight
  }
  return total > 0 ? shares.map((share) => share / total) : shares
}
