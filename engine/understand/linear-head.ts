/**
 * Linear discriminant analysis: classes are clouds of one common shape around their means, so
 * the log-posterior of a class is linear in the vector. Fitted in closed form (Hastie, Tibshirani
 * and Friedman, The Elements of Statistical Learning, section 4.3), the covariance shrunk towards
 * a sphere; as exact here as a trained softmax head, and the same at every start.
 */
export type LinearHead = { weights: Float32Array[]; bias: number[] }

/** `block` holds the vectors row after row, `labels` their class numbers from 0. Keeps the thread busy. */
export function fitLinearHead(block: Float32Array, labels: number[], classes: number, shrinkage: number): LinearHead {
  const size = block.length / Math.max(1, labels.length)
  const means = classMeans(block, labels, classes, size)
  const covariance = new Float64Array(size * size)
  const residual = new Float64Array(size)
  for (let row = 0; row < labels.length; row++) {
    const mean = means[labels[row] ?? 0]
    for (let i = 0; i < size; i++) residual[i] = (block[row * size + i] ?? 0) - (mean?.[i] ?? 0)
    for (let i = 0; i < size; i++) {
      const value = residual[i] ?? 0
      for (let j = 0; j <= i; j++)
        covariance[i * size + j] = (covariance[i * size + j] ?? 0) + value * (residual[j] ?? 0)
    }
  }
  let trace = 0
  for (let i = 0; i < size; i++) trace += covariance[i * size + i] ?? 0
  for (let i = 0; i < size * size; i++) covariance[i] = ((1 - shrinkage) * (covariance[i] ?? 0)) / labels.length
  for (let i = 0; i < size; i++)
    covariance[i * size + i] = (covariance[i * size + i] ?? 0) + (shrinkage * trace) / labels.length / size
  cholesky(covariance, size)
  const weights: Float32Array[] = []
  const bias: number[] = []
  for (const mean of means) {
    const weight = solve(covariance, size, mean)
    weights.push(weight)
    bias.push(-0.5 * weight.reduce((sum, value, i) => sum + value * (mean[i] ?? 0), 0))
  }
  return { weights, bias }
}

/** Log-posteriors of the classes up to a common constant. */
export function scoreLinear(head: LinearHead, vector: Float32Array): number[] {
  return head.weights.map((weight, index) => {
    let sum = head.bias[index] ?? 0
    for (let i = 0; i < weight.length; i++) sum += (weight[i] ?? 0) * (vector[i] ?? 0)
    return sum
  })
}

function classMeans(block: Float32Array, labels: number[], classes: number, size: number): Float64Array[] {
  const means = Array.from({ length: classes }, () => new Float64Array(size))
  const counts = Array.from({ length: classes }, () => 0)
  for (const [row, label] of labels.entries()) {
    const mean = means[label]
    if (!mean) continue
    counts[label] = (counts[label] ?? 0) + 1
    for (let i = 0; i < size; i++) mean[i] = (mean[i] ?? 0) + (block[row * size + i] ?? 0)
  }
  for (const [label, mean] of means.entries())
    for (let i = 0; i < size; i++) mean[i] = (mean[i] ?? 0) / Math.max(1, counts[label] ?? 0)
  return means
}

/** In place: the lower triangle becomes L of A = L Lᵀ. */
function cholesky(a: Float64Array, size: number): void {
  for (let j = 0; j < size; j++) {
    for (let i = j; i < size; i++) {
      let sum = a[i * size + j] ?? 0
      for (let k = 0; k < j; k++) sum -= (a[i * size + k] ?? 0) * (a[j * size + k] ?? 0)
      a[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (a[j * size + j] ?? 1)
    }
  }
}

function solve(l: Float64Array, size: number, right: Float64Array): Float32Array {
  const x = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    let sum = x[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (l[i * size + k] ?? 0) * (x[k] ?? 0)
    x[i] = sum / (l[i * size + i] ?? 1)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] ?? 0
    for (let k = i + 1; k < size; k++) sum -= (l[k * size + i] ?? 0) * (x[k] ?? 0)
    x[i] = sum / (l[i * size + i] ?? 1)
  }
  return Float32Array.from(x)
}
