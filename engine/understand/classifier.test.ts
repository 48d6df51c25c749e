import { describe, expect, test } from "vitest"
import { fitClassifier, type Lesson } from "./classifier.ts"
import { buildLexicon, readLexicon } from "./lexical.ts"
import { minimise } from "./minimise.ts"

const texts = ["how large is the market", "market size please", "what does it cost", "the cost of one", "price please"]
const labels = [0, 0, 1, 1, 1]
const vectors = Float32Array.from([1, 0, 0, 0.8, 0.6, 0, 0, 1, 0, 0, 0.8, 0.6, 0, 0.6, 0.8])
const lesson: Lesson = { texts, labels, vectors, classes: 2, hints: [{ text: "pricing", label: 1 }] }

describe("a classifier", () => {
  const classifier = fitClassifier(lesson)

  test("knows its examples, and its shares add up to 1", () => {
    const opinions = classifier.classify(texts.map((text, at) => ({ text, vector: vectors.slice(at * 3, at * 3 + 3) })))
    for (const [at, { shares, nearest }] of opinions.entries()) {
      const own = labels[at] ?? 0
      expect(shares[own]).toBeGreaterThan(0.5)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
      expect(nearest[own]).toBeCloseTo(1, 5)
    }
  })

  test("says which words it has never met", () => {
    const [opinion] = classifier.classify([{ text: "the market for 12 zeppelins", vector: Float32Array.of(1, 0, 0) }])
    expect(opinion?.unknown).toEqual(["for", "zeppelin"])
  })

  test("a company's own question draws towards its class", () => {
    const asked = { text: "and what about it", vector: Float32Array.of(0.6, 0.6, 0.5) }
    const own = { text: "and what about it", similarity: 1, label: 0 }
    const [alone, together] = classifier.classify([asked, { ...asked, further: [own] }])
    expect(together?.shares[0]).toBeGreaterThan(alone?.shares[0] ?? 1)
    expect(together?.nearest[0]).toBe(1)
  })

  test("learns the same from the same lesson", () => {
    const asked = [{ text: "cost of the market", vector: Float32Array.of(0.6, 0.8, 0) }]
    expect(fitClassifier(lesson).classify(asked)).toEqual(classifier.classify(asked))
  })
})

test("words liken a text to the examples and speak for classes, mistyped ones as well", () => {
  const lexicon = buildLexicon(texts, labels, 2, [])
  const { says, likeness } = readLexicon(lexicon, "markett pleas")
  expect(says[0]).toBeGreaterThan(says[1] ?? 0)
  expect(likeness[1]).toBeGreaterThan(likeness[0] ?? 1)
  expect(Math.max(...readLexicon(lexicon, "zzzz").likeness)).toBe(0)
  expect(readLexicon(lexicon, "the cost of one").likenessTo("the cost of one")).toBeCloseTo(1, 6)
  expect(readLexicon(lexicon, "zzzz").likenessTo("zzzz")).toBe(0)
})

test("the lowest point of a bowl is found", () => {
  const point = minimise(
    ([x = 0, y = 0], slope) => {
      slope[0] = 2 * (x - 3)
      slope[1] = 40 * (y + 1)
      return (x - 3) ** 2 + 20 * (y + 1) ** 2
    },
    2,
    30,
  )
  expect(point[0]).toBeCloseTo(3, 3)
  expect(point[1]).toBeCloseTo(-1, 3)
})
