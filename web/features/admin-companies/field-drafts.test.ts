import { expect, test } from "vitest"
import { type CompanyWithKey, patchCompanyBody } from "#contracts/companies.ts"
import { draftsOf, type FieldName, isChanged, joinItem, parseItem, patchOf, problemOf } from "./field-drafts.ts"

const company: CompanyWithKey = {
  id: 1,
  name: "Halden Loop",
  industry: "Energy storage",
  stage: "Venture",
  description: "Leases batteries.",
  introduction: "Good morning.",
  management: [
    { name: "Ines Halvard", role: "Chief executive", lead: true },
    { name: "Tobias Okwuosa", role: "Chief financial officer", lead: false },
  ],
  strengths: ["Paid by the hour: It earns when batteries work: not before."],
  weaknesses: ["Software: Owned by a university."],
  dd_items: [],
}
const FIELDS = Object.keys(draftsOf(company)) as FieldName[]

test("an item is its title and description, parted by the first colon", () => {
  expect(parseItem("A title: what it means: in full")).toEqual({
    title: "A title",
    description: "what it means: in full",
  })
  expect(parseItem("No colon")).toEqual({ title: "No colon", description: "" })
  expect(joinItem({ title: " A title ", description: " what it means " })).toBe("A title: what it means")
  for (const item of company.strengths) expect(joinItem(parseItem(item))).toBe(item)
})

test("opening a field changes nothing, and each field is a change of its own that the server takes", () => {
  const drafts = draftsOf(company)
  for (const name of FIELDS) {
    expect([name, isChanged(name, drafts[name], company)]).toEqual([name, false])
    expect([name, problemOf({ [name]: drafts[name] })]).toEqual([name, null])
    const patch = patchOf(name, drafts[name])
    expect(Object.keys(patch)).toEqual([name])
    expect(patch[name]).toEqual(company[name])
    expect(patchCompanyBody.safeParse({ investor_company: patch }).success).toBe(true)
  }
})

test("white space around words is no change", () => {
  expect(isChanged("name", "  Halden Loop ", company)).toBe(false)
  expect(isChanged("name", "Halden", company)).toBe(true)
  expect(isChanged("stage", "Growth", company)).toBe(true)
  expect(isChanged("weaknesses", [{ title: "Software ", description: " Owned by a university." }], company)).toBe(false)
  expect(isChanged("weaknesses", [], company)).toBe(true)
})

test("what cannot be saved says why", () => {
  const [first, second] = company.management
  if (!first || !second) throw new Error("two managers")
  expect(problemOf({ description: " " })).toBe("This cannot be empty.")
  expect(problemOf({ management: [first, { ...second, lead: true }] })).toBe("Choose who leads the meeting.")
  expect(problemOf({ management: [second] })).toBe("Choose who leads the meeting.")
  expect(problemOf({ management: [first, { ...second, role: "" }] })).toBe("Every manager needs a name and a role.")
  expect(problemOf({ management: [first, { ...second, name: "ines halvard " }] })).toBe(
    "Two managers have the same name.",
  )
  const item = { title: "Software", description: "Owned by a university." }
  expect(problemOf({ weaknesses: [item, { title: "", description: "x" }] })).toBe(
    "Every item needs a title and a description.",
  )
  expect(problemOf({ weaknesses: [{ ...item, title: "One: two" }] })).toContain("no colon")
  expect(problemOf({ weaknesses: [item, item] })).toBe("Two items have the same title.")
  expect(problemOf({ weaknesses: [{ ...item, description: "x".repeat(2000) }] })).toContain("2,000 characters")
  expect(problemOf({ weaknesses: [] })).toBeNull()
})
