import { expect, test } from "vitest"
import type { CompanyCase } from "#contracts/companies.ts"
import { answerPlace, countGivenAway, givenAway, itemPlace, waysTo } from "./key-places.ts"

const topic = (identifier: string, title: string) => ({ identifier, title, answers: [] })
const file: CompanyCase = {
  managers: [],
  categories: [
    {
      identifier: "opportunity",
      title: "Market opportunity",
      sections: [
        {
          identifier: "market",
          title: "Market",
          topics: [topic("market.size", "Market size"), topic("market.timing", "Timing")],
        },
      ],
    },
  ],
  beside: [],
  strengths: [
    {
      item: "Large: And growing.",
      revealed_by: [
        { topic: "market.size", level: 1 },
        { topic: "market.timing", level: 2 },
        { topic: "market.size", level: 3 },
      ],
    },
  ],
  weaknesses: [{ item: "Late: By two years.", revealed_by: [{ topic: "market.timing", level: 2 }] }],
  dd_items: [{ item: "Contracts: Read them.", revealed_by: [] }],
}

test("an answer names the items it gives away, and where they stand", () => {
  expect(givenAway(file, "market.timing", 2)).toEqual([
    { place: itemPlace("strengths", 0), words: "Strength: Large" },
    { place: itemPlace("weaknesses", 0), words: "Weakness: Late" },
  ])
  expect(givenAway(file, "market.timing", 1)).toEqual([])
  expect(answerPlace("market.size", 1)).not.toBe(answerPlace("market.size", 3))
})

test("an item names its answers by topic, once each; nothing where the file does not know it", () => {
  expect(waysTo(file, "strengths", "Large: And growing.")).toEqual([
    { topic: "market.size", title: "Market size", levels: [1, 3] },
    { topic: "market.timing", title: "Timing", levels: [2] },
  ])
  expect(waysTo(file, "dd_items", "Contracts: Read them.")).toEqual([])
  expect(waysTo(file, "strengths", "Not on the list")).toBeNull()
  expect(waysTo(undefined, "strengths", "Large: And growing.")).toBeNull()
})

test("an item that several answers give away counts once", () => {
  expect(countGivenAway(file, ["market.size", "market.timing"])).toBe(2)
  expect(countGivenAway(file, ["market.size"])).toBe(1)
  expect(countGivenAway(file, [])).toBe(0)
})
