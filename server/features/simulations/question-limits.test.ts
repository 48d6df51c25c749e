import { afterEach, expect, test } from "vitest"
import { createClient } from "#server/testing/client.ts"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, complete, startMeeting } from "#server/testing/meeting.ts"

let tested: TestApp
afterEach(() => tested.close())

test("sixty questions a minute, then 429 with a sentence, also after a restart; then the meeting goes on", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "0.1" })
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  for (let question = 1; question <= 6; question++) expect((await ask(investor, id, `${question}?`)).status).toBe(200)
  const refused = await ask(investor, id, "One more?")
  expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining("Please wait a moment")])
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60)
  await tested.close()
  tested = await startTestApp({ RATE_LIMIT_SCALE: "0.1" }, { keep: true })
  const again = createClient(tested.app, investor.token)
  expect((await ask(again, id, "After a restart?")).status).toBe(429)
  expect((await ask(await tested.as("investor"), id, "Someone else?")).status).toBe(404)
  tested.clock.move(61)
  expect((await ask(again, id, "A minute later?")).status).toBe(200)
  expect((await again.ok("getSimulation", { params: { id } })).transcript).toHaveLength(7)
})

test("questions at once in many meetings of one user do not slip past the count", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "0.1" })
  const investor = await tested.as("investor")
  const ids: number[] = []
  for (let meeting = 0; meeting < 20; meeting++) ids.push(await startMeeting(investor))
  const answers = await Promise.all(ids.map((id) => ask(investor, id, "How big is your market?")))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(14)
  expect(await tested.db.selectFrom("log_entries").select("id").execute()).toHaveLength(6)
})

test("a meeting holds so many questions and can still be ended", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "0.02" })
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  const question = async (text: string) => {
    tested.clock.move(61)
    return (await ask(investor, id, text)).status
  }
  for (let count = 1; count <= 6; count++) expect(await question(`${count}?`)).toBe(200)
  expect(await question("One more?")).toBe(429)
  expect((await complete(investor, id)).status).toBe(200)
})
