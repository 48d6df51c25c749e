import { describe, expect, it } from "vitest"
import {
  carryToNotes,
  charactersLeft,
  charactersText,
  joinDraft,
  newClientId,
  newPending,
  parsePending,
} from "./pending-question.ts"

const uuid = "3f2b8c1e-5a4d-4e6f-8a1b-2c3d4e5f6a7b"
const now = new Date("2026-03-04T10:00:00Z")

describe("a pending question", () => {
  it("survives storage with its id", () => {
    const pending = newPending("  How large is the market?\n", uuid, now)
    expect(pending?.input).toBe("How large is the market?")
    expect(parsePending(JSON.stringify(pending))).toEqual(pending)
  })
  it("is not made of nothing or of too much", () => {
    expect(newPending(" \n ", uuid, now)).toBeNull()
    expect(newPending("x".repeat(2001), uuid, now)).toBeNull()
  })
  it("is not read from what is no question", () => {
    for (const wrong of [null, "", "{", "null", "[]", '{"input":"a"}', '{"client_id":"x","input":"a","asked_at":"y"}'])
      expect(parsePending(wrong)).toBeNull()
  })
  it("gets an id of the form the server takes, no two alike", () => {
    const [one, other] = [newClientId(), newClientId()]
    expect(parsePending(JSON.stringify({ client_id: one, input: "a", asked_at: now.toISOString() }))).not.toBeNull()
    expect(one).not.toBe(other)
  })
})

describe("words that were not asked", () => {
  it("come back into the box before what was typed since", () => {
    expect(joinDraft("First?", "")).toBe("First?")
    expect(joinDraft("First?", "Second")).toBe("First?\nSecond")
  })
  it("are carried to the notes once", () => {
    const once = carryToNotes("CAC 14k", "And what about")
    expect(once).toBe("CAC 14k\nNot asked: And what about\n")
    expect(carryToNotes(once, " And what about ")).toBe(once)
    expect(carryToNotes("", "  ")).toBe("")
  })
})

it("counts characters only near the limit", () => {
  expect(charactersLeft("x".repeat(1799))).toBeNull()
  expect(charactersLeft("x".repeat(1950))).toBe(50)
  expect(charactersLeft("x".repeat(2001))).toBe(-1)
  expect([charactersText(50), charactersText(1), charactersText(-3)]).toEqual([
    "50 characters left",
    "1 character left",
    "3 characters too many",
  ])
})
