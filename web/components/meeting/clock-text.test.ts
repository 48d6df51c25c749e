import { describe, expect, it } from "vitest"
import { clockText, dateAndTime } from "./clock-text.ts"
import { simulationId } from "./simulation-id.ts"

describe("clockText", () => {
  it("shows minutes and seconds in two digits each", () => {
    expect([0, 9, 61, 299, 900, 3600].map(clockText)).toEqual(["00:00", "00:09", "01:01", "04:59", "15:00", "60:00"])
  })
  it("never shows less than nothing or a fraction", () => {
    expect(clockText(-3)).toBe("00:00")
    expect(clockText(59.9)).toBe("00:59")
  })
})

describe("dateAndTime", () => {
  it("puts the time first, then day, month and year", () => {
    expect(dateAndTime(new Date(2024, 8, 3, 14, 5))).toBe("14:05, 3 September 2024")
  })
})

describe("simulationId", () => {
  it("takes positive whole numbers only", () => {
    expect(simulationId("12")).toBe(12)
    for (const wrong of [undefined, "", "0", "-1", "1.5", "abc", "1e3", "9999999999999999"])
      expect(simulationId(wrong)).toBeNull()
  })
})
