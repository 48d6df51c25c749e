import { expect, test } from "vitest"
import { clockFace, markReached, minutesLeft } from "./timer-words.ts"

test("the face of the clock", () => {
  expect(clockFace(1122)).toBe("18:42")
  expect(clockFace(59.9)).toBe("00:59")
  expect(clockFace(-3)).toBe("00:00")
  expect(clockFace(6000)).toBe("100:00")
})

test("a mark is reached once, also when readings are far apart", () => {
  const marks = [600, 300, 60]
  expect(markReached(601, 600, marks)).toBe(600)
  expect(markReached(600, 599, marks)).toBeNull()
  expect(markReached(700, 250, marks)).toBe(300)
  expect(markReached(250, 700, marks)).toBeNull()
})

test("the words of a mark", () => {
  expect(minutesLeft(60)).toBe("1 minute left")
  expect(minutesLeft(300)).toBe("5 minutes left")
})
