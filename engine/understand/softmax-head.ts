import { createWorkbench, floatsOf, type Matrix } from "../vectors/workbench.ts"
import { minimise } from "./minimise.ts"

/** One row of weights a class, the constant at its end. */
export type SoftmaxHead = { size: number; weights: Float32Array }

/**
 * Multinomial logistic regression (Bishop, Pattern Recognition and Machine Learning, section 4.3.4):
 * shares of the classes are the softmax of linear scores. Weights are held small by a Gaussian prior
 * whose width is `reach`; every class weighs the same, however many examples it has. `rounds` of
 * L-BFGS from zero: stopping early is a prior as well, and the same at every start.
 * `block` holds the vectors row after row. Keeps the thread busy for about a second.
 */
export function fitSoftmaxHead(
  block: Float32Array,
  labels: number[],
  classes: number,
  { reach, rounds }: { reach: number; rounds: number },
): SoftmaxHead {
  const rows = labels.length
  const size = block.length / Math.max(1, rows)
  const bench = createWorkbench(
    floatsOf(rows, size) + floatsOf(size, rows) + floatsOf(classes, size) * 2 + floatsOf(classes, rows) * 2,
  )
  const [examples, across] = [bench.matrix(rows, size), bench.matrix(size, rows)]
  const [scale, slopes] = [bench.matrix(classes, size), bench.matrix(classes, size)]
  const [scores, errors] = [bench.matrix(classes, rows), bench.matrix(classes, rows)]
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < size; i++) {
      const value = block[row * size + i] ?? 0
      examples.values[row * examples.stride + i] = value
      across.values[i * across.stride + row] = value
    }
  }
  const each = evenly(labels, classes)
  const wide = size + 1

  /** The misfit of the weights, and its slope in each of them. */
  const misfit = (weights: Float64Array, slope: Float64Array): number => {
    for (let label = 0; label < classes; label++)
      for (let i = 0; i < size; i++) scale.values[label * scale.stride + i] = (weights[label * wide + i] ?? 0) * reach
    bench.multiply(scale, classes, examples, scores)
    let loss = softmaxErrors(scores, errors, labels, each, (label) => weights[label * wide + size] ?? 0)
    bench.multiply(errors, classes, across, slopes)
    for (let label = 0; label < classes; label++) {
      let constant = 0
      for (let row = 0; row < rows; row++) constant += errors.values[label * errors.stride + row] ?? 0
      slope[label * wide + size] = constant
      for (let i = 0; i < size; i++) {
        const weight = weights[label * wide + i] ?? 0
        loss += 0.5 * weight * weight
        slope[label * wide + i] = reach * (slopes.values[label * slopes.stride + i] ?? 0) + weight
      }
    }
    return loss
  }
  const found = minimise(misfit, classes * wide, rounds)
  return { size, weights: Float32Array.from(found, (weight, at) => (at % wide < size ? weight * reach : weight)) }
}

/** Linear scores of the classes: their softmax is the share of each. */
export function scoreSoftmax({ size, weights }: SoftmaxHead, vector: Float32Array): Float64Array {
  const scores = new Float64Array(weights.length / (size + 1))
  for (let label = 0; label < scores.length; label++) {
    const start = label * (size + 1)
    let sum = weights[start + size] ?? 0
    // Within the bounds by the loop.
    for (let i = 0; i < size; i++) sum += (weights[start + i] as number) * (vector[i] as number)
    scores[label] = sum
  }
  return scores
}

/** The weight of an example of each class, so that all classes together weigh the same. */
export function evenly(labels: number[], classes: number): Float64Array {
  const sizes = new Float64Array(classes)
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1
  return sizes.map((size) => labels.length / classes / Math.max(1, size))
}

/** Shares less what they should be, times the class's weight, into `errors`; gives the log-loss. */
function softmaxErrors(
  scores: Matrix,
  errors: Matrix,
  labels: number[],
  each: Float64Array,
  constant: (label: number) => number,
): number {
  const constants = Float64Array.from({ length: scores.rows }, (_, label) => constant(label))
  let loss = 0
  for (const [row, own] of labels.entries()) {
    let top = Number.NEGATIVE_INFINITY
    for (let label = 0; label < constants.length; label++)
      top = Math.max(top, (scores.values[label * scores.stride + row] as number) + (constants[label] as number))
    let sum = 0
    for (let label = 0; label < constants.length; label++) {
      const at = label * scores.stride + row
      const power = Math.exp((scores.values[at] as number) + (constants[label] as number) - top)
      errors.values[at] = power
      sum += power
    }
    const weight = each[own] ?? 0
    const right = errors.values[own * scores.stride + row] ?? 0
    loss -= weight * Math.log(Math.max(right / sum, Number.MIN_VALUE))
    for (let label = 0; label < constants.length; label++) {
      const at = label * scores.stride + row
      errors.values[at] = weight * ((errors.values[at] as number) / sum - (label === own ? 1 : 0))
    }
  }
  return loss
}
