import { expect, test } from "vitest"
import { leanings, opposition } from "./polarity.ts"

const apart = (a: string, b: string) => opposition(leanings(a), leanings(b))

test.each([
  ["Low churn", "Customers leave quickly"],
  ["Revenue is growing", "Revenue keeps falling"],
  ["Sales depend on one customer", "Sales are well diversified"],
  ["The team is experienced", "A weak, inexperienced team"],
  ["Short sales cycle", "Deals drag on for a long time"],
])("%s and %s say opposite things", (a, b) => {
  expect(apart(a, b)).toBeGreaterThan(0.5)
})

test.each([
  ["Low churn", "Hardly anyone leaves"],
  ["Customers rarely cancel", "Strong retention"],
  ["Almost nobody leaves", "Customers stay"],
  ["Only one lender", "One bank carries the financing"],
  ["Staff keep resigning", "High turnover of staff"],
  ["Dependent on two accounts", "Revenue is concentrated"],
  ["Market counted from named sites", "Prices were raised in March"],
])("%s and %s do not", (a, b) => {
  expect(apart(a, b)).toBe(0)
})
