import { expect, test } from "vitest"
import { ringStrokes } from "./ring-geometry.ts"

test("one stroke a part, in order, none for nothing", () => {
  const strokes = ringStrokes([[true, false], [true]])
  expect(strokes.map((stroke) => stroke.on)).toEqual([true, false, true])
  expect(new Set(strokes.map((stroke) => stroke.key)).size).toBe(3)
  expect(ringStrokes([])).toEqual([])
})
