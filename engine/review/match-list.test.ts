import { afterAll, beforeAll, expect, test } from "vitest"
import { createBuiltinEmbedder } from "../embedders/onnx-embedder.ts"
import type { Embedder } from "../types.ts"
import type { List } from "./likeness.ts"
import { matchList } from "./match-list.ts"
import { createValence, type Valence } from "./valence.ts"

const STRENGTHS = [
  "Ovens that save gas: A bakery's gas bill falls by 31 per cent, as a meter of the works in Ostrava showed.",
  "Bakers stay: Only 4 of 190 bakeries gave their oven back in three years.",
  "Service on the spot: A fitter arrives within five hours, from seven depots.",
  "Patented door: The seal of the door is protected until 2039.",
  "Founders from the trade: One was a master baker, the other built furnaces.",
]
const WEAKNESSES = [
  "Burner not certified: The new burner is sold without the certificate for France.",
  "One steel mill: All plates come from a single mill in Poland.",
  "Long wait for ovens: Delivery takes nine months.",
  "Thin finance team: A part-time bookkeeper keeps the accounts.",
  "Costly depots: Each depot loses money in its first two years.",
]

let embedder: Embedder
let valence: Valence
beforeAll(async () => {
  embedder = await createBuiltinEmbedder()
  valence = await createValence((texts) => embedder.embed(texts))
}, 60_000)
afterAll(() => embedder.close())

async function matched(list: List, written: string[]) {
  const embed = (texts: string[]) => embedder.embed(texts)
  const expected = list === "strengths" ? STRENGTHS : WEAKNESSES
  const { pairs } = await matchList(list, written, expected, valence, embed, embed)
  return pairs.map((pair) => [pair.written, pair.expected]).sort(([a = 0], [b = 0]) => a - b)
}

test("titles that are copied, in whatever order, are all matched", async () => {
  const titles = WEAKNESSES.map((item) => item.split(":")[0] ?? "").toReversed()
  expect(await matched("weaknesses", titles)).toEqual([0, 1, 2, 3, 4].map((at) => [at, 4 - at]))
})

test("a detail of the description is enough, two points find two items, and praise in general finds none", async () => {
  expect(
    await matched("strengths", [
      "Nice colours",
      "Repairs: a fitter comes from one of the depots within hours",
      "Hardly any bakery gives the oven back, and the door has a patent",
    ]),
  ).toEqual([
    [1, 2],
    [2, 1],
    [2, 3],
  ])
})

test("what says the opposite is no match, however many words it shares", async () => {
  expect(await matched("weaknesses", ["The new burner has been certified in France"])).toEqual([])
  expect(await matched("strengths", ["Bakers do not stay, many bakeries gave their oven back"])).toEqual([])
})
