import { afterAll, beforeAll, expect, test } from "vitest"
import { startRealEngine } from "../testing/real-engine.ts"

let real: Awaited<ReturnType<typeof startRealEngine>>
beforeAll(async () => {
  real = await startRealEngine()
}, 60_000)
afterAll(() => real.engine.close())

test.each([
  ["Are you profitable?", "Not yet."],
  ["So, is the company actually making money at the moment?", "Not yet."],
  ["Is the market growing?", "Yes."],
  ["Do you own the technology?", "Not all of it."],
  ["Is there an independent chair?", "The chair, yes."],
])("%s is answered with %s", async (question, says) => {
  const { output } = await real.ask(question)
  expect(output).toMatch(new RegExp(`(?:^|[.!:] )${says.replace(".", "\\.")} `))
})

// Each is nearly one of the listed questions, and another question.
test.each([
  "Were you profitable last year?",
  "Are you unprofitable?",
  "Haven't you lost any customers?",
  "Will the market grow?",
  "Do you own the technology in Sweden?",
  "Does the university own the technology?",
  "Are your competitors profitable?",
])("%s gets neither yes nor no", async (question) => {
  const { output } = await real.ask(question)
  expect(output).not.toMatch(/(?:^|[.!:] )(?:Yes|No|Not yet|Not all of it)[.,]/)
})

test("a plain question for a detail is answered with that detail", async () => {
  const { output, trace } = await real.ask("Do you have a lead investor?")
  expect(trace.facts).toEqual(["capital.ask.2"])
  expect(output).toContain("Not yet.")
})

test("asked again, the answer stays the same", async () => {
  const turns = await real.talk(["Are you profitable?", "Are you profitable?", "Are you profitable?"])
  for (const { output } of turns) expect(output).toContain("Not yet.")
})

test("each of several questions gets its own yes or no", async () => {
  const { output, trace } = await real.ask("Is the market growing, and do you have a board?")
  expect(trace.topics).toEqual(["market.growth", "governance.board"])
  expect(output.match(/\bYes\./g)).toHaveLength(2)
})
