import { expect, test } from "vitest"
import type { Company } from "#contracts/companies.ts"
import { companiesIn, industriesOf, seatsFor } from "./industries.ts"

const company = (id: number, name: string, industry: string): Company => ({
  id,
  name,
  industry,
  stage: "Seed",
  description: "",
  introduction: "",
  management: [],
})
const companies = [company(1, "Zeta", "Health"), company(2, "Alpha", "Health"), company(3, "Loop", "Energy")]

test("industries once each, companies of one by name", () => {
  expect(industriesOf(companies)).toEqual(["Energy", "Health"])
  expect(companiesIn(companies, "Health").map((one) => one.name)).toEqual(["Alpha", "Zeta"])
  expect(companiesIn(companies, "")).toEqual([])
})

test("the lead sits in the middle, everyone on the table's far side", () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const managers = Array.from({ length: count }, (_, index) => ({ name: `${index}`, lead: index === 0 }))
    const seats = seatsFor(managers)
    expect(seats).toHaveLength(count)
    expect(Math.abs((seats.find(({ manager }) => manager.lead)?.seat.left ?? 0) - 50)).toBeLessThan(8)
    for (const { seat } of seats) expect(seat.left > 15 && seat.left < 85).toBe(true)
  }
})
