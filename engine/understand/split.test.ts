import { expect, test } from "vitest"
import { addressed } from "./addressed.ts"
import { isQuestion, questionParts, sentences } from "./split.ts"

test.each([
  ["How big is the market, who leads it and what is your price?", 3],
  ["What drives growth: more buyers, more use or higher prices?", 1],
  ["I read your deck on the train. How long does the cash last?", 1],
  ["1) who owns the code 2) how long is the lease", 2],
  ["Revenue grew 4.2 per cent. Why?", 1],
  ["Tell me about the lease and the roof.", 2],
  ["I was wondering about the lease, and whether you own the roof.", 2],
  ["Why would anyone pick you, and couldn't they do it themselves?", 2],
  ["How much do you want, and at what price?", 2],
  ["What do you do, who buys it, and why now?", 3],
  ["Tell me how the roof is made, tiles and so on.", 1],
  ["Explain the supply chain.", 1],
])("%s has %i parts", (text, count) => expect(questionParts(text)).toHaveLength(count))

test("sentences end where they end", () => {
  expect(sentences("Good. It cost 4.2 million? Yes!")).toEqual(["Good.", "It cost 4.2 million?", "Yes!"])
  expect(isQuestion("We sell boxes.")).toBe(false)
  expect(isQuestion("I'd like to know what you pay yourselves.")).toBe(true)
})

const management = [
  { name: "Ines Halvard", role: "Chief executive", lead: true, temperament: "", field: [] },
  { name: "Tobias Okwuosa", role: "Chief financial officer", lead: false, temperament: "", field: [] },
]

test.each([
  ["Tobias, how long does the cash last?", "Tobias Okwuosa"],
  ["How long does the cash last, Mr Okwuosa?", "Tobias Okwuosa"],
  ["A question for your CFO: what is the burn?", "Tobias Okwuosa"],
  ["I'd like to hear from Ines Halvard on this", "Ines Halvard"],
  ["When did Tobias join the company?", undefined],
  ["What does the CFO earn?", undefined],
])("%s speaks to %s", (text, name) => expect(addressed(text, management)?.name).toBe(name))
