import { describe, expect, it } from "vitest"
import type { LogEntry } from "#contracts/simulations.ts"
import { shownTurns } from "./turns.ts"

const executive = { name: "Ines Halvard", role: "Chief executive" }
const entry: LogEntry = {
  input: "How large is the market?",
  output: "Large enough.",
  type: "standard",
  kind: "question",
  sources: [],
  similarity_scores: [],
  executive,
}
const pending = {
  client_id: "3f2b8c1e-5a4d-4e6f-8a1b-2c3d4e5f6a7b",
  input: "And next year?",
  asked_at: "2026-03-04T10:00:00.000Z",
}
const states = (...turns: Parameters<typeof shownTurns>) => shownTurns(...turns).map((turn) => turn.state)

describe("shownTurns", () => {
  it("shows a submitted question at once, thinking, then speaking, under one key", () => {
    const thinking = shownTurns([entry], pending, { phase: "sending", speaker: null, text: "", resumed: false })
    expect(thinking.map((turn) => turn.state)).toEqual(["answered", "thinking"])
    const speaking = shownTurns([entry], pending, { phase: "sending", speaker: executive, text: "It", resumed: false })
    expect(speaking[1]).toMatchObject({ state: "speaking", reply: { text: "It" } })
    const answered = shownTurns([entry, { ...entry, input: pending.input }], null, { phase: "idle" })
    expect(answered[1]?.key).toBe(thinking[1]?.key)
  })
  it("keeps a failed question in view", () => {
    expect(states([entry], pending, { phase: "failed", message: "No connection" })).toEqual(["answered", "failed"])
  })
  it("does not show a question twice that the server had answered before a reload", () => {
    const again = { ...pending, input: entry.input }
    expect(states([entry], again, { phase: "sending", speaker: null, text: "", resumed: true })).toEqual(["answered"])
    expect(states([entry], again, { phase: "idle" })).toEqual(["answered"])
  })
  it("does show the same words asked a second time", () => {
    const again = { ...pending, input: entry.input }
    expect(states([entry], again, { phase: "sending", speaker: null, text: "", resumed: false })).toHaveLength(2)
  })
})
