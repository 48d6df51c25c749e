import { expect, test } from "vitest"
import {
  counted,
  dayWords,
  isNear,
  limitWords,
  nearestFirst,
  nearestShare,
  nearWords,
  type Outcome,
  shareOf,
  shareWords,
  turnedAway,
} from "./usage-figures.ts"

const LIMIT = { requests: 200, tokens: 400_000 }
const spent = (requests: number, tokens: number) => ({ requests, tokens })

test("numbers and days are written the British way", () => {
  expect(counted(1, "question")).toBe("1 question")
  expect(counted(1200, "question")).toBe("1,200 questions")
  expect(limitWords(LIMIT)).toBe("200 requests or 400,000 tokens")
  expect(dayWords("2024-09-03")).toBe("3 September 2024")
})

test("the nearer of requests and tokens counts", () => {
  expect(nearestShare(spent(100, 40_000), LIMIT)).toBe(0.5)
  expect(nearestShare(spent(20, 360_000), LIMIT)).toBe(0.9)
  // An installation may allow nothing at all.
  expect(shareOf(0, 0)).toBe(1)
})

test("a share is never rounded to nothing or to all", () => {
  expect([0, 0.001, 0.429, 0.8, 0.9999, 1, 1.5].map(shareWords)).toEqual([
    "0%",
    "under 1%",
    "42%",
    "80%, near the limit",
    "99%, near the limit",
    "100%, at the limit",
    "150%, at the limit",
  ])
  expect([0.79, 0.8].map(isNear)).toEqual([false, true])
})

test("who is near the limit is counted and comes first", () => {
  const [low, high, full] = [spent(2, 90_000), spent(170, 10_000), spent(10, 400_000)]
  expect(nearestFirst([low, high, full], LIMIT)).toEqual([full, high, low])
  const sentence = "near the limit of 200 requests or 400,000 tokens."
  expect(nearWords([low], LIMIT, "meeting")).toBe(`No meeting is ${sentence}`)
  expect(nearWords([low, high], LIMIT, "meeting")).toBe(`1 meeting is ${sentence}`)
  expect(nearWords([low, high, full], LIMIT, "user")).toBe(`2 users are ${sentence}`)
})

test("questions that the site's limit turned away are summed for one day", () => {
  const outcome = (day: string, fallbacks: Outcome["fallbacks"]): Outcome => {
    return { day, model: "tester", turns: 20, worded: 8, left: 2, ...spent(12, 900), fallbacks }
  }
  const outcomes = [
    outcome("2024-09-03", [
      { reason: "limit_day", turns: 7 },
      { reason: "busy", turns: 3 },
    ]),
    outcome("2024-09-02", [{ reason: "limit_day", turns: 10 }]),
  ]
  expect(turnedAway(outcomes, "2024-09-03")).toBe(7)
  expect(turnedAway(outcomes, "2024-09-04")).toBe(0)
})
