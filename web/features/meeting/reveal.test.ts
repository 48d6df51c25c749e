import { describe, expect, it } from "vitest"
import { fadingWords, nextReveal } from "./reveal.ts"

describe("nextReveal", () => {
  it("goes on by whole words and arrives", () => {
    const text = "We earn only when the batteries work."
    const seen: string[] = []
    for (let shown = 0; shown < text.length; ) {
      shown = nextReveal(text, shown)
      seen.push(text.slice(0, shown))
    }
    expect(seen[0]).toBe("We earn ")
    expect(seen.at(-1)).toBe(text)
    expect(seen.every((part) => part === text || part.endsWith(" "))).toBe(true)
  })
  it("shows a long reply within two seconds of steps", () => {
    const text = "word ".repeat(400)
    let steps = 0
    for (let shown = 0; shown < text.length; steps++) shown = nextReveal(text, shown)
    expect(steps).toBeLessThan(80)
  })
  it("never passes the end", () => expect(nextReveal("", 10)).toBe(0))
})

it("parts the last three words", () => {
  expect(fadingWords("Since July it has come back")).toEqual({
    settled: "Since July it ",
    fading: ["has ", "come ", "back"],
  })
  expect(fadingWords("")).toEqual({ settled: "", fading: [] })
})
