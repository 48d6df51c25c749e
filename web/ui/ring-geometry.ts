/** Where the strokes of a coverage ring stand: one a topic, in order, with a gap between groups. */

const GAP_DEGREES = 2.2
const CENTRE = 120
const INNER = 102
const OUTER = 117

export type Stroke = { d: string; on: boolean; key: string }

/** Strokes in a box of 240, clockwise from the top. `groups` holds true for what is covered. */
export function ringStrokes(groups: readonly (readonly boolean[])[]): Stroke[] {
  const count = groups.reduce((sum, group) => sum + group.length, 0)
  if (count === 0) return []
  const step = (360 - GAP_DEGREES * groups.length) / count
  const strokes: Stroke[] = []
  let angle = GAP_DEGREES / 2
  for (const [index, group] of groups.entries()) {
    for (const [place, on] of group.entries()) {
      const radians = ((angle + step / 2 - 90) * Math.PI) / 180
      const at = (radius: number) =>
        `${(CENTRE + Math.cos(radians) * radius).toFixed(2)} ${(CENTRE + Math.sin(radians) * radius).toFixed(2)}`
      strokes.push({ key: `${index}.${place}`, d: `M${at(INNER)}L${at(OUTER)}`, on })
      angle += step
    }
    angle += GAP_DEGREES
  }
  return strokes
}
