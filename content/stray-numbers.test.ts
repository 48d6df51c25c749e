import { describe, expect, it } from "vitest"
import { numbersIn } from "./numbers.ts"
import { type Place, strayNumbersOf } from "./stray-numbers.ts"

const line = (value: number, unit: string, says: string) => ({ value, unit, says })
const stray = strayNumbersOf({
  currency: "GBP",
  as_of: "30 September 2026",
  figures: {
    customers: line(41, "customers", "Paying customers"),
    customers_lost: line(3, "customers", "Customers lost"),
    trucks: line(40, "trucks", "Trucks on the road"),
    pilot: line(10, "weeks", "Length of a pilot"),
    lease: line(36, "months", "Term of a lease"),
    period: line(12, "months", "Anywhere: the months before the meeting"),
    closing: line(30, "day", "Day of June on which the round closes"),
    year: line(2027, "year", "Closing planned"),
    price: line(12_000, "GBP a year", "List price"),
    rate: line(10.4, "pence a kWh", "Rate of the old contracts (in model.pricing)"),
    margin: line(0.62, "share", "Gross margin"),
    nurses: line(17, "nurses", "Posts at the desk"),
  },
  derived: { arr: { formula: "customers * price", value: 492_000, unit: "GBP", says: "Recurring revenue" } },
})
const strays = (text: string, place?: Place) => stray(text, place).map(({ shown }) => shown)

describe("numbers as people write them", () => {
  it("are read with their unit, and names with digits are none", () => {
    const read = numbersIn("£4.2 million, 62%, about 490,000 and 17k")
    expect(read.map(({ value, kind }) => [value, kind])).toEqual([
      [4.2e6, "money"],
      [62, "share"],
      [490_000, "count"],
      [17_000, "count"],
    ])
    expect(numbersIn("ISO 27001, CO2, Q3, R-22 and round the clock, 24/7")).toEqual([])
  })

  it("know what they count", () => {
    const kinds = (text: string) => numbersIn(text).map(({ kind }) => kind)
    expect(kinds("10 weeks, 9 engineer months, 17 last year, 4 second-life cells")).toEqual([
      "time",
      "time",
      "count",
      "count",
    ])
    expect(kinds("30 June 2027, 22 in a hundred, 10.4p")).toEqual(["date", "year", "share", "money"])
    expect(numbersIn("12 of 14 confirmed events").map(({ after }) => after)).toEqual([
      ["confirmed", "events"],
      ["confirmed", "events"],
    ])
  })
})

describe("a line of the sheet vouches for a number", () => {
  it("that has its value, rounded as people round", () => {
    expect(strays("41 customers pay us, recurring revenue is £490,000 or £0.5 million, margin 62%")).toEqual([])
    expect(strays("43 customers pay us, recurring revenue is £480,000 and gross margin 65%")).toEqual([
      "43",
      "480,000",
      "65%",
    ])
  })

  it("in the same unit", () => {
    expect(strays("41% of customers pay a price of £41, or 12,000 customers")).toEqual(["41%", "41", "12,000"])
    expect(strays("A pilot has the length of 10 weeks")).toEqual([])
    expect(strays("A pilot has the length of 10 months")).toEqual(["10"])
    expect(strays("A lease has a term of 3 years")).toEqual([])
  })

  it("if the sentence speaks of the same thing", () => {
    expect(strays("We lost 3 customers")).toEqual([])
    expect(strays("We flew 3 kites")).toEqual(["3"])
    expect(strays("The round closes on 30 June 2027")).toEqual([])
    expect(strays("The round closes on 30 May 2027")).toEqual(["30"])
  })

  it("or if it may be said anywhere, or names the place", () => {
    expect(strays("It rained for 12 months")).toEqual([])
    const said = "It was never more than 10.4p"
    expect(strays(said)).toEqual(["10.4p"])
    expect(strays(said, { name: "model.pricing", around: "" })).toEqual([])
  })
})
