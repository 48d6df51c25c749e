import { afterEach, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, complete, startMeeting, submit, writeAssessment } from "#server/testing/meeting.ts"

let tested: TestApp
beforeEach(async () => {
  tested = await startTestApp()
})
afterEach(() => tested.close())

test("the list comes in pages, newest first, and says whether there are more", async () => {
  const [admin, investor] = [await tested.as("admin"), await tested.as("investor")]
  const ids: number[] = []
  for (let index = 0; index < 5; index++) {
    ids.unshift(await startMeeting(investor))
    tested.clock.move(1)
  }
  const page = (start: number, count: number) =>
    admin.ok("adminSimulations", { body: { investor_simulation: { start, count } } })
  const first = await page(0, 3)
  expect([first.loaded_simulations.map((row) => row.id), first.pending]).toEqual([ids.slice(0, 3), true])
  const second = await page(3, 2)
  expect([second.loaded_simulations.map((row) => row.id), second.pending]).toEqual([ids.slice(3), false])
  expect(await page(5, 10)).toEqual({ loaded_simulations: [], pending: false })
})

test("one simulation is read with transcript, assessment and question, and the reading is written down", async () => {
  const [admin, investor] = [await tested.as("admin"), await tested.as("investor")]
  const id = await startMeeting(investor)
  await ask(investor, id, "How big is your market?")
  const running = await admin.ok("adminSimulation", { params: { id } })
  expect(running).toMatchObject({ investor_assessment: null, investor_ic_question: null })
  await complete(investor, id, 300)
  const assessment = await writeAssessment(investor)
  await submit(investor, id, assessment)
  const { strengths, weaknesses, dd_items, ic_response } = assessment
  const detail = await admin.ok("adminSimulation", { params: { id } })
  expect(detail).toMatchObject({
    simulation_data: { duration: 600, assessment_completed: true, completed_at: expect.any(String) },
    investor_simulation: {
      id,
      runtime: 15,
      transcript: [{ input: "How big is your market?", trace: { model: "grounded" } }],
    },
    investor_company: { id: 1, strengths: expect.any(Array) },
    investor_assessment: { strengths, weaknesses, dd_items, ic_response },
    investor_ic_question: { title: expect.any(String), question: expect.any(String) },
  })
  const { loaded_simulations } = await admin.ok("adminSimulations", {
    body: { investor_simulation: { start: 0, count: 10 } },
  })
  expect(loaded_simulations).toMatchObject([
    { id, duration: 600, questions: 1, assessment_completed: true, user: investor.email },
  ])
  const audit = await tested.db.selectFrom("audit_log").selectAll().where("action", "=", "simulation_read").execute()
  expect(audit.map((row) => `${row.actor_id} ${row.subject}`)).toEqual(Array(2).fill(`${admin.id} simulation ${id}`))
  expect((await admin.call("adminSimulation", { params: { id: 999 } })).status).toBe(404)
})

test("the sandbox answers with what it knows and stores nothing", async () => {
  const admin = await tested.as("admin")
  expect((await admin.ok("modelVersions"))[0]).toBe("grounded")
  const mock = (
    input: string,
    transcript: { input: string; output: string }[] = [],
    model = "grounded",
    investor_company_id = 1,
  ) => admin.call("mockOutput", { body: { investor_simulation: { input, model, investor_company_id, transcript } } })
  const { body } = await mock("How big is your market?")
  expect(body.log).toMatchObject({ type: "standard", executive: body.executive, trace: { topics: ["market.size"] } })
  expect((await mock("And how do you know?", [body.log])).status).toBe(200)
  expect((await mock("Hello", [], "made-up")).status).toBe(422)
  expect((await mock("Hello", [], "grounded", 999)).status).toBe(422)
  expect(await tested.db.selectFrom("log_entries").selectAll().execute()).toEqual([])
})
