import { afterEach, beforeEach, expect, test } from "vitest"
import type { Client } from "#server/testing/client.ts"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, complete, giveFeedback, startMeeting, submit, writeAssessment } from "#server/testing/meeting.ts"

let tested: TestApp
let investor: Client
beforeEach(async () => {
  tested = await startTestApp()
  investor = await tested.as("investor")
})
afterEach(() => tested.close())

const review = (id: number) => investor.call("review", { params: { id } })

test("each step out of order is refused and changes nothing", async () => {
  const id = await startMeeting(investor)
  const assessment = await writeAssessment(investor)
  expect((await submit(investor, id, assessment)).status).toBe(409)
  expect((await review(id)).status).toBe(409)
  expect((await giveFeedback(investor, id)).status).toBe(409)
  await complete(investor, id)
  expect((await ask(investor, id, "One more?")).status).toBe(409)
  expect((await review(id)).status).toBe(409)
  expect((await giveFeedback(investor, id)).status).toBe(409)
  expect(await tested.db.selectFrom("investor_assessments").selectAll().execute()).toEqual([])
  expect((await submit(investor, id, assessment)).status).toBe(201)
  expect((await complete(investor, id)).status).toBe(200)
  expect((await ask(investor, id, "One more?")).status).toBe(409)
  expect((await review(id)).status).toBe(200)
  expect((await giveFeedback(investor, id)).status).toBe(201)
  expect((await investor.ok("getSimulation", { params: { id } })).status).toBe("assessed")
})

test("twenty at once make one assessment; the same words again succeed, others do not", async () => {
  const id = await startMeeting(investor)
  await complete(investor, id)
  const assessment = await writeAssessment(investor)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      submit(investor, id, { ...assessment, strengths: [`Strength ${index % 4}`] }),
    ),
  )
  const stored = await tested.db.selectFrom("investor_assessments").selectAll().execute()
  expect(stored).toHaveLength(1)
  for (const [index, answer] of answers.entries()) {
    expect(answer.status).toBe(stored[0]?.strengths[0] === `Strength ${index % 4}` ? 201 : 409)
  }
  const bare = await investor.call("submitAssessment", {
    params: { id },
    body: { ...assessment, strengths: stored[0]?.strengths ?? [] },
  })
  expect(bare.body.message).toBe("Successfully completed investor assessment!")
})

test("lists hold one to five items, and the question must exist", async () => {
  const id = await startMeeting(investor)
  await complete(investor, id)
  const assessment = await writeAssessment(investor)
  expect((await submit(investor, id, { ...assessment, strengths: [] })).status).toBe(422)
  expect((await submit(investor, id, { ...assessment, dd_items: Array(6).fill("x") })).status).toBe(422)
  expect((await submit(investor, id, { ...assessment, weaknesses: ["  "] })).status).toBe(422)
  expect((await submit(investor, id, { ...assessment, ic_question_id: 99_999 })).status).toBe(422)
  expect((await submit(investor, id, assessment)).status).toBe(201)
})

test("the review has the meeting by category, section and topic, the key, and stays as it was made", async () => {
  const id = await startMeeting(investor)
  await ask(investor, id, "How big is your market?")
  await ask(investor, id, "Thank you, that helps.")
  await complete(investor, id, 400)
  const assessment = await writeAssessment(investor)
  await submit(investor, id, assessment)
  const first = await investor.ok("review", { params: { id } })
  const logs = first.transcript.flatMap((category) =>
    category.sections.flatMap((section) => section.topics.flatMap((topic) => topic.logs)),
  )
  expect(new Set(logs.map((log) => log.line))).toEqual(new Set([1, 2]))
  expect(logs).toHaveLength(2)
  expect(first.transcript[0]?.sections[0]?.topics[0]).toMatchObject({
    id: "market.size",
    logs: [{ line: 1, flagged: false }],
  })
  expect(first.transcript.at(-1)?.header).toBe("Beside the framework")
  expect(first.simulation).toMatchObject({
    runtime: 15,
    time: 500,
    answered_questions: 2,
    topics_covered: 1,
    topics_total: 46,
  })
  expect(first.coverage.flatMap((category) => category.topics).filter((topic) => topic.covered)).toEqual([
    { identifier: "market.size", title: expect.any(String), covered: true },
  ])
  expect(first.ic_assessment).toMatchObject({
    ic_response: assessment.ic_response,
    expected_response: expect.stringMatching(/\w/),
  })
  expect(first.details.strengths.expected).toHaveLength(5)
  expect(first.feedback_received).toBe(false)
  await giveFeedback(investor, id)
  expect(await investor.ok("review", { params: { id } })).toEqual({ ...first, feedback_received: true })
  expect(await tested.db.selectFrom("investor_reviews").selectAll().execute()).toHaveLength(1)
})

test("a meeting without a question can be assessed and reviewed", async () => {
  const id = await startMeeting(investor)
  await complete(investor, id, 900)
  await submit(investor, id, await writeAssessment(investor))
  const body = await investor.ok("review", { params: { id } })
  expect(body).toMatchObject({ transcript: [], simulation: { answered_questions: 0, topics_covered: 0, time: 0 } })
})

test("feedback is given once a user and simulation, also twenty times at once", async () => {
  const id = await startMeeting(investor)
  await complete(investor, id)
  await submit(investor, id, await writeAssessment(investor))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => giveFeedback(investor, id, 1 + (index % 5))),
  )
  const stored = await tested.db.selectFrom("feedback").selectAll().execute()
  expect(stored).toHaveLength(1)
  for (const [index, answer] of answers.entries())
    expect(answer.status).toBe(stored[0]?.rating === 1 + (index % 5) ? 201 : 409)
  expect(answers.find((answer) => answer.status === 201)?.body.message).toBe("Successfully created simulation review!")
  expect((await investor.ok("getSimulation", { params: { id } })).feedback_received).toBe(true)
})
