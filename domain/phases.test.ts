import { expect, test } from "vitest"
import { refusal } from "./phases.ts"

test("each step is open in its own phases only", () => {
  const open = (step: Parameters<typeof refusal>[0]) =>
    (["running", "ended", "assessed"] as const).filter((status) => refusal(step, status) === null)
  expect(open("ask")).toEqual(["running"])
  expect(open("complete")).toEqual(["running", "ended", "assessed"])
  expect(open("assess")).toEqual(["ended", "assessed"])
  expect(open("review")).toEqual(["assessed"])
  expect(open("give_feedback")).toEqual(["assessed"])
})
