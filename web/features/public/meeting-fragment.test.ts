import { expect, test } from "vitest"
import { FRAGMENT, fragmentAt, LAST_BEAT } from "./meeting-fragment.ts"

test("the fragment begins empty, ends whole, and never takes a word back", () => {
  expect(fragmentAt(0)).toMatchObject({ questionWords: 0, replyWords: 0, asked: false, answering: false, lit: false })
  expect(fragmentAt(LAST_BEAT)).toMatchObject({
    questionWords: FRAGMENT.question.split(" ").length,
    replyWords: FRAGMENT.reply.split(" ").length,
    lit: true,
  })
  for (let beat = 1; beat <= LAST_BEAT; beat++) {
    expect(fragmentAt(beat).replyWords).toBeGreaterThanOrEqual(fragmentAt(beat - 1).replyWords)
    expect(fragmentAt(beat).seconds).toBeLessThanOrEqual(fragmentAt(beat - 1).seconds)
  }
})
