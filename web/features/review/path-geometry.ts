/** Where topics stand on the circle of the question path, and the lines between them. */
const CENTRE = 200
const RADIUS = 150
const GAP_DEGREES = 5

export type Seat = { identifier: string; x: number; y: number; covered: boolean }
type Coverage = readonly { category: string; topics: readonly { identifier: string; covered: boolean }[] }[]

const at = (degrees: number, radius: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180
  return { x: CENTRE + Math.cos(radians) * radius, y: CENTRE + Math.sin(radians) * radius }
}

/** A seat a topic, clockwise from the top in a box of 400, with a gap between categories; and where a category's name goes. */
export function seats(coverage: Coverage): { seats: Seat[]; labels: { category: string; x: number; y: number }[] } {
  const count = coverage.reduce((sum, { topics }) => sum + topics.length, 0)
  const step = count === 0 ? 0 : (360 - GAP_DEGREES * coverage.length) / count
  const placed: Seat[] = []
  const labels: { category: string; x: number; y: number }[] = []
  let angle = GAP_DEGREES / 2
  for (const { category, topics } of coverage) {
    labels.push({ category, ...at(angle + (step * topics.length) / 2, RADIUS + 22) })
    for (const topic of topics) {
      placed.push({ ...topic, ...at(angle + step / 2, RADIUS) })
      angle += step
    }
    angle += GAP_DEGREES
  }
  return { seats: placed, labels }
}

const n = (value: number) => value.toFixed(1)

/** One question to the next: a curve that bends towards the middle of the table, the more the further it goes. */
export function hop(from: Seat, to: Seat): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const distance = Math.hypot(from.x - to.x, from.y - to.y)
  const pull = 0.25 + 0.4 * (1 - distance / (2 * RADIUS))
  const bend = { x: middle.x + (CENTRE - middle.x) * pull, y: middle.y + (CENTRE - middle.y) * pull }
  return `M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}`
}

/** A category's name in one or two lines of about the same length. */
export function labelLines(name: string): string[] {
  const words = name.split(" ")
  if (words.length < 2) return [name]
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** How far above its point a label of so many lines starts, in lines: over the table it ends there, under it begins there. */
export function labelRise(y: number, lines: number): number {
  if (y < CENTRE - RADIUS * 0.6) return lines - 1
  return y > CENTRE + RADIUS * 0.6 ? -0.3 : (lines - 1) / 2
}
