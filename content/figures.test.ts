import { describe, expect, it } from "vitest"
import { checkSheet, evaluate } from "./figures.ts"

const sheet = {
  currency: "GBP" as const,
  as_of: "30 September 2026",
  figures: {
    customers: { value: 41, unit: "customers", says: "paying customers" },
    price: { value: 12_000, unit: "GBP a year", says: "list price" },
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
})
