import { describe, expect, it } from "vitest"
import { checkSheet, evaluate, numbersIn, strayNumbers } from "./figures.ts"

const sheet = {
  currency: "GBP" as const,
  as_of: "30 September 2026",
  figures: {
    customers: { value: 41, unit: "customers", says: "paying customers" },
    price: { value: 12_000, unit: "GBP a year", says: "list price" },
    margin: { value: 0.62, unit: "share", says: "gross margin" },
  },
  derived: { arr: { formula: "customers * price", value: 492_000, unit: "GBP", says: "recurring revenue" } },
}

describe("the sheet of figures", () => {
  it("computes plain arithmetic with precedence, parentheses and names", () => {
    expect(evaluate("(a + 2) * 3 - a / 4", (name) => (name === "a" ? 8 : undefined))).toBe(28)
    expect(evaluate("-a + 10", () => 4)).toBe(6)
  })

  it.each([
    ["a +", "the end"],
    ["(a", "not closed"],
    ["b * 2", '"b"'],
    ["a ; a", '";"'],
  ])("says what is wrong with %s", (formula, word) => {
    expect(() => evaluate(formula, (name) => (name === "a" ? 1 : undefined))).toThrow(word)
  })

  it("recomputes what is derived", () => {
    expect(checkSheet(sheet)).toEqual([])
    const wrong = { ...sheet, derived: { arr: { ...sheet.derived.arr, value: 600_000 } } }
    expect(checkSheet(wrong)).toEqual(["arr: the sheet says 600000, its formula gives 492000"])
  })

  it("reads numbers as people write them", () => {
    expect(numbersIn("£4.2 million, 62%, about 490,000 and 17k").map(({ value }) => value)).toEqual([
      4.2e6, 62, 490_000, 17_000,
    ])
    expect(numbersIn("ISO 27001, CO2, Q3 and round the clock, 24/7")).toEqual([])
  })

  it("allows rounding and finds strangers", () => {
    expect(strayNumbers("41 customers, about 490,000 or £0.5 million a year at 62%", sheet)).toEqual([])
    expect(strayNumbers("43 customers at 65% and £480,000", sheet)).toEqual(["43", "65%", "480,000"])
  })

  it("is not content with the right number in the wrong unit", () => {
    expect(strayNumbers("41% of them pay £41, or 12,000 of S$12,000", sheet)).toEqual(["41%", "41"])
  })
})
