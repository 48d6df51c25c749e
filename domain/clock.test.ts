import { expect, test } from "vitest"
import { type Clock, countTime, cutTimeLeft, isOver, secondsUsed, timeLeft } from "./clock.ts"

const start = Date.parse("2026-01-01T10:00:00Z")
const clock: Clock = { runtime: 15, activeSeconds: 0, countedAt: start, startedAt: start }
const after = (seconds: number) => start + seconds * 1000

test("a beat adds the time since the last count", () => {
  expect(countTime(clock, after(10)).activeSeconds).toBe(10)
})

test("time away from the page adds fifteen seconds at most", () => {
  expect(countTime(clock, after(3600)).activeSeconds).toBe(15)
})

test("a clock set back takes nothing away and lets nothing be counted twice", () => {
  const back = countTime(clock, after(-60))
  expect(back).toEqual(clock)
})

test("a meeting closes thirty seconds after its runtime, not at it", () => {
  expect(isOver({ ...clock, activeSeconds: 930 }, after(930))).toBe(false)
  expect(isOver({ ...clock, activeSeconds: 930.5 }, after(931))).toBe(true)
})

test("a meeting left alone closes after a day", () => {
  expect(isOver(clock, after(24 * 3600))).toBe(false)
  expect(isOver(clock, after(24 * 3600 + 1))).toBe(true)
})

test("time left is whole seconds, never negative, and a claim is cut to it", () => {
  expect(timeLeft({ runtime: 15, activeSeconds: 0.9 })).toBe(900)
  expect(timeLeft({ runtime: 15, activeSeconds: 950 })).toBe(0)
  expect(cutTimeLeft(900, { runtime: 15, activeSeconds: 100 })).toBe(800)
  expect(cutTimeLeft(50, { runtime: 15, activeSeconds: 100 })).toBe(50)
  expect(secondsUsed(15, 50)).toBe(850)
})
