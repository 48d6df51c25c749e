import { expect, test } from "vitest"
import { contradict, leanings, opposition } from "./polarity.ts"

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
  ["Attrition stays below 3 %", "Staff are loyal"],
  ["Almost nobody leaves", "Customers stay"],
  ["Only one lender", "One bank carries the financing"],
  ["Staff keep resigning", "High turnover of staff"],
  ["Dependent on two accounts", "Revenue is concentrated"],
  ["Market counted from named sites", "Prices were raised in March"],
])("%s and %s do not", (a, b) => {
  expect(apart(a, b)).toBe(0)
})

test.each([
  ["The drug is approved", "Drug not approved yet"],
  ["The roof is finished", "Unfinished roof"],
  ["The pump hasn't passed its test", "Pump passed every test"],
])("%s contradicts %s", (a, b) => {
  expect(contradict(a, b)).toBe(true)
  expect(contradict(b, a)).toBe(true)
})

test.each([
  ["The drug was never approved", "Drug not approved yet"],
  ["Not tested on ships", "Missing test at sea"],
  ["Read the permit, not only the summary", "Summary of the permit"],
  ["The alloy has no rival", "Untested alloy"],
])("%s does not contradict %s", (a, b) => {
  expect(contradict(a, b)).toBe(false)
})
