import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startRealEngine } from "../testing/real-engine.ts"
import { readTranscripts, replay, withoutFacts } from "./transcript.ts"

let real: Awaited<ReturnType<typeof startRealEngine>>
beforeAll(async () => {
  real = await startRealEngine()
}, 60_000)
afterAll(() => real.engine.close())

// After a wanted change: npm run conversations -- --update, and read what it wrote.
describe("whole conversations run as they are written", () => {
  test.each(readTranscripts().map((transcript) => [transcript.title, transcript] as const))(
    "%s",
    async (_, transcript) => {
      expect(transcript.inputs).toHaveLength(20)
      expect(withoutFacts(await replay(transcript, real.engine))).toBe(withoutFacts(transcript.text))
    },
  )
})
