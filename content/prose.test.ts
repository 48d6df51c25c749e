import { expect, it } from "vitest"
import { opening, overlap, readingGrade, repeatedRuns, sharedRuns, wordsIn } from "./prose.ts"

it("takes numbers, apostrophes and hyphens as parts of words", () => {
  expect(wordsIn("We’ve 9,400 sites, cell-by-cell; 2.1% error.")).toEqual([
    "we've",
    "9,400",
    "sites",
    "cell-by-cell",
    "2.1",
    "error",
  ])
  expect(opening("Britain is 5,900 of those.")).toBe("britain is 5,900 of")
})

it("sees what is said twice", () => {
  expect(overlap("We lost a customer in April.", "The customer lost in April left over price.")).toBeCloseTo(3 / 5)
  expect(sharedRuns("it comes to a million a year", "that it comes to a million", 4)).toEqual([
    "it comes to a",
    "comes to a million",
  ])
  expect(repeatedRuns(["so it goes", "so it goes", "so it went"], 2, 2)).toEqual([{ run: "so it", times: 3 }])
})

it("grades plain sentences low and heavy ones high", () => {
  expect(readingGrade("The cat sat on the mat.")).toBeLessThan(1)
  expect(readingGrade("Institutional investors habitually underestimate organisational complexity.")).toBeGreaterThan(
    16,
  )
})
