import { expect, test } from "vitest"
import { BESIDE, countTopics, coverageByCategory, coveredTopics, groupTranscript, type Outline } from "./coverage.ts"

const outline: Outline = [
  {
    identifier: "opportunity",
    title: "Opportunity",
    sections: [
      {
        identifier: "market",
        title: "Market",
        topics: [
          { identifier: "market.size", title: "Size" },
          { identifier: "market.growth", title: "Growth" },
        ],
      },
    ],
  },
  {
    identifier: "people",
    title: "People",
    sections: [{ identifier: "team", title: "Team", topics: [{ identifier: "team.founders", title: "Founders" }] }],
  },
]
const entry = (id: number, topics: string[], type: "standard" | "others" = "standard", kind = "question") => ({
  id,
  topics,
  type,
  kind,
})

test("a topic counts once, only by a standard answer, only if the framework has it", () => {
  const covered = coveredTopics(outline, [
    entry(1, ["market.size"]),
    entry(2, ["market.size", "made.up"]),
    entry(3, ["team.founders"], "others"),
  ])
  expect([...covered]).toEqual(["market.size"])
  expect(countTopics(outline)).toBe(3)
  expect(coverageByCategory(outline, covered)[0]?.topics.map((topic) => topic.covered)).toEqual([true, false])
})

test("every entry stands in the transcript exactly once, in the framework's order", () => {
  const entries = [
    entry(1, [], "others", "small_talk"),
    entry(2, ["team.founders", "market.size"]),
    entry(3, ["market.size"]),
    entry(4, []),
  ]
  const grouped = groupTranscript(outline, entries)
  expect(grouped.map((category) => category.header)).toEqual(["Opportunity", "People", BESIDE])
  expect(grouped[0]?.sections[0]?.topic_coverage).toBe("1 of 2")
  const ids = grouped.flatMap((category) =>
    category.sections.flatMap((section) => section.topics.flatMap((topic) => topic.logs.map((log) => log.id))),
  )
  expect(ids).toEqual([3, 2, 1, 4])
})

test("an empty meeting has an empty transcript", () => {
  expect(groupTranscript(outline, [])).toEqual([])
})
