import { describe, expect, it } from "vitest"
import { countDown, reconcile, startingSeconds, storedSeconds } from "./meeting-clock.ts"

describe("startingSeconds", () => {
  it("takes the stored timer first, then the runtime, then 900", () => {
    expect(startingSeconds("421", 45)).toBe(421)
    expect(startingSeconds("0", 45)).toBe(0)
    expect(startingSeconds(null, 45)).toBe(2700)
    expect(startingSeconds(null, undefined)).toBe(900)
  })
  it("does not believe a stored timer that is no number of seconds", () => {
    for (const wrong of ["", "abc", "-5", "1.5", "NaN", "1e9", "999999"]) expect(storedSeconds(wrong)).toBeNull()
  })
})

describe("countDown", () => {
  it("counts what has passed and stops at nothing", () => {
    expect(countDown(10_000, 1_004)).toBe(8_996)
    expect(countDown(300, 1_000)).toBe(0)
  })
  it("counts at most fifteen seconds of a sleep, and no time backwards", () => {
    expect(countDown(600_000, 3_600_000)).toBe(585_000)
    expect(countDown(600_000, -50)).toBe(600_000)
  })
})

describe("reconcile", () => {
  it("comes down to the server's count at once", () => expect(reconcile(600, 540)).toBe(540))
  it("does not twitch for a second", () => {
    expect(reconcile(600, 599)).toBe(600)
    expect(reconcile(600, 601, 30)).toBe(600)
  })
  it("never rises without a reason", () => expect(reconcile(100, 800)).toBe(100))
  it("rises by what was lost to waiting and no more", () => {
    expect(reconcile(580, 600, 12.7)).toBe(592)
    expect(reconcile(580, 586, 60)).toBe(586)
  })
})
