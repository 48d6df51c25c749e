import { describe, expect, it } from "vitest"
import type { ReviewReply } from "#contracts/assessments.ts"
import { hop, labelLines, labelRise, seats } from "./path-geometry.ts"
import { countLogs, firstPlaces, itemParts, paragraphs, pathRuns, percent, questionPath } from "./review-path.ts"

const log = (line: number) => ({
  id: line,
  input: `question ${line}`,
  output: "answer",
  flagged: false,
  executive: { name: "Ines Halvard", role: "Chief executive" },
  line,
  asked_at_seconds: line * 10,
})
const topic = (id: string, ...lines: number[]) => ({ id, topic_title: id, logs: lines.map(log) })
const transcript: ReviewReply["transcript"] = [
  {
    header: "Market",
    sections: [
      {
        id: "market",
        title: "Market",
        topic_coverage: "2 of 2",
        topics: [topic("market.size", 1, 2), topic("market.growth", 4)],
      },
    ],
  },
  {
    header: "Finance",
    sections: [{ id: "round", title: "Round", topic_coverage: "1 of 2", topics: [topic("round.ask", 2, 3)] }],
  },
  {
    header: "Beside the framework",
    sections: [{ id: "others", title: "Others", topic_coverage: "", topics: [topic("others", 5)] }],
  },
]
const coverage: ReviewReply["coverage"] = [
  {
    category: "Market",
    topics: [
      { identifier: "market.size", title: "Market size", covered: true },
      { identifier: "market.growth", title: "Market growth", covered: true },
    ],
  },
  {
    category: "Finance",
    topics: [
      { identifier: "round.ask", title: "The ask", covered: true },
      { identifier: "round.terms", title: "Terms", covered: false },
    ],
  },
]

describe("the path of the questions", () => {
  it("follows the lines, and stays where the reader stayed", () => {
    expect(questionPath(transcript, coverage)).toEqual(["market.size", "round.ask", "market.growth"])
  })
  it("reads as runs within a category", () => {
    expect(pathRuns(["market.size", "market.growth", "round.ask", "unknown"], coverage)).toEqual([
      { category: "Market", topics: ["Market size", "Market growth"] },
      { category: "Finance", topics: ["The ask"] },
    ])
  })
  it("gives each topic a seat of its own, and lines between them", () => {
    const { seats: placed, labels } = seats(coverage)
    expect(new Set(placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(4)
    expect(labels.map(({ category }) => category)).toEqual(["Market", "Finance"])
    const [one, other] = placed
    if (one && other) expect(hop(one, other)).toMatch(/^M[\d.]+ [\d.]+Q[\d.]+ [\d.]+ [\d.]+ [\d.]+$/)
    expect(seats([]).seats).toEqual([])
  })
})

describe("the names around the table", () => {
  it("stand in two lines of about the same length", () => {
    expect(labelLines("Risk, legal and outcome")).toEqual(["Risk, legal", "and outcome"])
    expect(labelLines("Finance")).toEqual(["Finance"])
  })
  it("keep clear of the table", () => {
    expect(labelRise(40, 2)).toBe(1)
    expect(labelRise(200, 2)).toBe(0.5)
    expect(labelRise(380, 2)).toBeLessThan(0)
  })
})

describe("lines", () => {
  it("are linked to where they stand first", () => {
    expect(firstPlaces(transcript).get(2)).toBe("market.size")
    expect(countLogs(transcript)).toBe(5)
  })
})

it("parts an item into title and description", () => {
  expect(itemParts("One customer: pays 61 % of all: risky")).toEqual({
    title: "One customer",
    description: "Pays 61 % of all: risky",
  })
  expect(itemParts("Team")).toEqual({ title: "Team", description: "" })
})
it("shows percent with two decimals", () => {
  expect([percent(28, 46), percent(0, 46), percent(46, 46), percent(0, 0)]).toEqual(["60.87", "0.00", "100.00", "0.00"])
})
it("parts paragraphs at blank lines", () => expect(paragraphs("a\nb\n\n \nc\n\n")).toEqual(["a\nb", "c"]))
