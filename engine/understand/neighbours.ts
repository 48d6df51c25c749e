/** Examples in one block of memory: a search of some thousands takes about a millisecond. */
export type Neighbourhood = { block: Float32Array; size: number; labels: number[]; weight: number }

/** `weight`: how much one of its examples counts beside one of another neighbourhood. */
export function createNeighbourhood(vectors: Float32Array[], labels: number[], weight = 1): Neighbourhood {
  const size = vectors[0]?.length ?? 0
  const block = new Float32Array(vectors.length * size)
  for (const [row, vector] of vectors.entries()) block.set(vector, row * size)
  return { block, size, labels, weight }
}

/**
 * Shares of the classes among all examples, each weighing by its nearness (a kernel estimate);
 * they add up to 1. `nearest` gives the highest cosine of each class, -1 for one without examples.
 */
export function weighNeighbours(
  neighbourhoods: Neighbourhood[],
  vector: Float32Array,
  classes: number,
  sharpness: number,
) {
  const shares = new Float64Array(classes)
  const nearest = new Float64Array(classes).fill(-1)
  let total = 0
  for (const { block, size, labels, weight: each } of neighbourhoods) {
    for (let row = 0; row < labels.length; row++) {
      const start = row * size
      let similarity = 0
      for (let i = 0; i < size; i++) similarity += (block[start + i] ?? 0) * (vector[i] ?? 0)
      const label = labels[row] ?? 0
      const weight = each * Math.exp(sharpness * (similarity - 1))
      shares[label] = (shares[label] ?? 0) + weight
      total += weight
      if (similarity > (nearest[label] ?? -1)) nearest[label] = similarity
    }
  }
  if (total > 0) for (let label = 0; label < classes; label++) shares[label] = (shares[label] ?? 0) / total
  return { shares, nearest }
}
