import { expect, test } from "vitest"
import { featuresOf, initialsOf } from "./portrait-features.ts"

test("the same name draws the same portrait, whatever its case", () => {
  expect(featuresOf("Ines Halvard")).toEqual(featuresOf("Ines Halvard"))
  expect(featuresOf("ines halvard").hair).toBe(featuresOf("Ines Halvard").hair)
})

test("names are spread over tones and ring centres", () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`)
  const looks = new Set(names.map((name) => JSON.stringify([featuresOf(name).tone, featuresOf(name).centre])))
  expect(looks.size).toBeGreaterThan(40)
})

test("no beard on a name that ends in a vowel", () => {
  const surnames = Array.from({ length: 100 }, (_, index) => `Mirela Strand ${index}`)
  expect(surnames.filter((name) => featuresOf(name).hair === "beard")).toEqual([])
})

test("initials of one, two and more names, and of letters beyond the first plane", () => {
  expect(initialsOf("Ines Halvard")).toBe("IH")
  expect(initialsOf("Jean van der Berg")).toBe("JB")
  expect(initialsOf("Ruth")).toBe("R")
  expect(initialsOf("𝒜da")).toBe("𝒜")
  expect(initialsOf("  ")).toBe("")
})
