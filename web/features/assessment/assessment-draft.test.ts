import { describe, expect, it } from "vitest"
import {
  addItem,
  changeItem,
  EMPTY_DRAFT,
  isWritten,
  parseDraft,
  removeItem,
  stillNeeded,
  toAssessment,
} from "./assessment-draft.ts"

const question = { id: 3, title: "Price", question: "What would you pay?" }
const full = {
  strengths: ["Margin", " ", "Team "],
  weaknesses: ["One customer"],
  dd_items: ["Contracts"],
  ic_response: " Less than asked. ",
  question,
}

describe("the list of an assessment", () => {
  it("gets the next box after the one Enter was pressed in", () => {
    expect(addItem(["a", "b"], 0)).toEqual({ list: ["a", "", "b"], focus: 1 })
  })
  it("uses an empty neighbour before making another", () => {
    expect(addItem(["a", ""], 0)).toEqual({ list: ["a", ""], focus: 1 })
  })
  it("stops at five", () => {
    const five = ["a", "b", "c", "d", "e"]
    expect(addItem(five, 2)).toEqual({ list: five, focus: 3 })
    expect(addItem(five, 4)).toEqual({ list: five, focus: 4 })
  })
  it("keeps one box when the last is removed", () => {
    expect(removeItem(["a", "b"], 1)).toEqual({ list: ["a"], focus: 0 })
    expect(removeItem(["a"], 0)).toEqual({ list: [""], focus: 0 })
  })
  it("changes one item", () => expect(changeItem(["a", "b"], 1, "c")).toEqual(["a", "c"]))
})

describe("the draft", () => {
  it("survives storage with its question", () => expect(parseDraft(JSON.stringify(full))).toEqual(full))
  it("keeps what can be read of a damaged one", () => {
    expect(parseDraft('{"strengths":["a"],"weaknesses":7}')).toEqual({ ...EMPTY_DRAFT, strengths: ["a"] })
    for (const wrong of [null, "", "{", "[]", "null"]) expect(parseDraft(wrong)).toEqual(EMPTY_DRAFT)
  })
})

describe("completing", () => {
  it("needs the first of each list and the reply", () => {
    expect(stillNeeded(EMPTY_DRAFT)).toBe(
      "Still needed: a first strength, a first weakness, a first due diligence point and your reply to the committee.",
    )
    expect(stillNeeded({ ...full, weaknesses: ["  ", "second"] })).toBe("Still needed: a first weakness.")
    expect(stillNeeded(full)).toBeNull()
    expect(isWritten("strengths", full)).toBe(true)
  })
  it("needs the committee's question too", () => expect(toAssessment({ ...full, question: null })).toBeNull())
  it("hands in what was written, trimmed and without empty boxes", () => {
    expect(toAssessment(full)).toEqual({
      strengths: ["Margin", "Team"],
      weaknesses: ["One customer"],
      dd_items: ["Contracts"],
      ic_question_id: 3,
      ic_response: "Less than asked.",
    })
  })
})
