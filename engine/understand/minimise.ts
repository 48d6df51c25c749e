/** The value at a point; its slope is written into the second argument. */
export type Slope = (point: Float64Array, slope: Float64Array) => number

const REMEMBERED = 8
const ENOUGH = 1e-4
const SHORTEST = 1e-6

/**
 * The lowest point of a smooth convex function, from zero in at most `rounds` steps of L-BFGS
 * (Nocedal and Wright, Numerical Optimization, algorithm 7.4) with halved steps until it falls enough.
 */
export function minimise(value: Slope, size: number, rounds: number): Float64Array {
  let point: Float64Array = new Float64Array(size)
  let slope: Float64Array = new Float64Array(size)
  let height = value(point, slope)
  const moves: { step: Float64Array; turn: Float64Array; curve: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const direction = downhill(slope, moves)
    const fall = dot(direction, slope)
    if (fall >= 0) break
    // Without memory the slope's length says nothing about how far to go.
    let length = moves.length === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1
    let tried = point
    const nextSlope = new Float64Array(size)
    let nextHeight = height
    for (; length > SHORTEST; length /= 2) {
      tried = along(point, direction, length)
      nextHeight = value(tried, nextSlope)
      if (nextHeight <= height + ENOUGH * length * fall) break
    }
    if (length <= SHORTEST) break
    const step = along(tried, point, -1)
    const turn = along(nextSlope, slope, -1)
    const curve = dot(step, turn)
    if (curve > 0) moves.push({ step, turn, curve })
    if (moves.length > REMEMBERED) moves.shift()
    ;[point, slope, height] = [tried, nextSlope, nextHeight]
  }
  return point
}

/** The slope, turned by what the last moves tell of the curvature, and reversed. */
function downhill(slope: Float64Array, moves: { step: Float64Array; turn: Float64Array; curve: number }[]) {
  const direction = slope.map((one) => -one)
  const taken: number[] = []
  for (const { step, turn, curve } of moves.toReversed()) {
    const share = dot(step, direction) / curve
    taken.push(share)
    addTo(direction, turn, -share)
  }
  const last = moves.at(-1)
  if (last) {
    const size = last.curve / dot(last.turn, last.turn)
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * size
  }
  for (const { step, turn, curve } of moves) addTo(direction, step, (taken.pop() ?? 0) - dot(turn, direction) / curve)
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function addTo(a: Float64Array, b: Float64Array, times: number): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] as number) + times * (b[i] as number)
}

/** a + times · b */
function along(a: Float64Array, b: Float64Array, times: number): Float64Array {
  const sum = Float64Array.from(a)
  addTo(sum, b, times)
  return sum
}
