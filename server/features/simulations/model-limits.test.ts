import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import type { DialogueEngine } from "#engine/types.ts"
import { databaseVectors } from "#server/db/vectors.ts"
import { engineOn, sharedWorld, startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, startMeeting } from "#server/testing/meeting.ts"
import { dayOf } from "./usage-store.ts"

const KEY = "sk-not-for-the-meeting"
const INPUT = "How big is your market?"

/** A language model that says one sentence at 500 tokens, unless a test has it do otherwise. */
let endpoint: Server
let answer: (response: ServerResponse) => void
let asked = 0
let engine: DialogueEngine
let tested: TestApp

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const saying = (content: string) => event({ choices: [{ index: 0, delta: { content } }] })
function says(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream" }).write(saying("We did."))
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }))
  const usage = { prompt_tokens: 490, completion_tokens: 10, total_tokens: 500 }
  response.end(`${event({ choices: [], usage })}data: [DONE]\n\n`)
}

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    asked++
    request.resume().on("end", () => answer(response))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve))
  // A listening TCP server has an address with a port.
  const { port } = endpoint.address() as AddressInfo
  const { content, database } = await sharedWorld()
  const patience = { firstWordMs: 2_000, nextWordMs: 2_000, wholeMs: 3_000 }
  const models = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, names: ["tester"], patience }
  engine = engineOn(content, databaseVectors(database.db), models)
}, 90_000)
afterAll(async () => {
  await engine.close()
  endpoint.closeAllConnections()
  endpoint.close()
})
beforeEach(async () => {
  answer = says
  asked = 0
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" }, { engine })
})
afterEach(() => tested.close())

const usage = async () => (await tested.as("admin")).ok("modelUsage")
const modelOf = async (id: number) => {
  const rows = await tested.db
    .selectFrom("log_entries")
    .select("trace")
    .where("simulation_id", "=", id)
    .orderBy("position")
    .execute()
  return rows.map(({ trace }) => trace.fallback_reason ?? trace.model)
}
/** What has been spent already, by the site or one of its parts. */
const spend = (of: { user_id?: number; simulation_id?: number }, requests: number, tokens: number) =>
  tested.db
    .insertInto("model_budgets")
    .values({ day: dayOf(tested.clock.now()), ...of, requests, tokens })
    .execute()

test("what a model did is counted for the day, its users, its meetings and itself", async () => {
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  await ask(investor, id, INPUT)
  await ask(investor, id, "How do you make money?")
  answer = (response) => response.writeHead(401).end(`Bearer ${KEY} is wrong`)
  await ask(investor, id, "How long does your cash last?")
  expect(await modelOf(id)).toEqual(["tester", "tester", "refused"])
  const today = await usage()
  expect(today).toMatchObject({
    day: dayOf(tested.clock.now()),
    limits: { questions_a_minute: 60, questions_a_meeting: 300, meeting: { requests: 200, tokens: 400_000 } },
    questions: 3,
    spent: { requests: 3, tokens: 1000 },
    users: [{ user_id: investor.id, user: investor.email, questions: 3, requests: 3, tokens: 1000 }],
    meetings: [{ simulation_id: id, user: investor.email, questions: 3, requests: 3, tokens: 1000 }],
  })
  const fallbacks = [{ reason: "refused", turns: 1 }]
  expect(today.models).toEqual(["tester"])
  const outcome = {
    day: today.day,
    model: "tester",
    turns: 3,
    worded: 2,
    left: 0,
    requests: 3,
    tokens: 1000,
    fallbacks,
  }
  expect(today.outcomes).toEqual([outcome])
  const log = tested.lines.join("")
  expect(log).toContain('"reason":"refused"')
  expect(log).not.toContain(KEY)
  tested.clock.move(24 * 3600)
  expect(await usage()).toMatchObject({ questions: 0, spent: { requests: 0, tokens: 0 }, users: [], meetings: [] })
  // What came of them is told for a week, newest first.
  const next = await tested.as("investor")
  await ask(next, await startMeeting(next), INPUT)
  const tomorrow = await usage()
  expect(tomorrow.outcomes).toMatchObject([{ day: tomorrow.day, turns: 1, fallbacks }, outcome])
  tested.clock.move(6 * 24 * 3600)
  expect((await usage()).outcomes).toMatchObject([{ day: tomorrow.day }])
})

test.each([
  ["limit_day", { requests: 4_999, tokens: 10_000_000 - 600 }],
  ["limit_user", { requests: 500, tokens: 0 }],
  ["limit_meeting", { requests: 0, tokens: 400_000 - 600 }],
] as const)("beyond %s the grounded reply comes and nothing is asked or counted", async (limit, before) => {
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  const of = { limit_day: {}, limit_user: { user_id: investor.id }, limit_meeting: { simulation_id: id } }[limit]
  await spend(of, before.requests, before.tokens)
  const { status, body } = await ask(investor, id, INPUT)
  expect([status, asked]).toEqual([200, 0])
  expect(body.output).toMatch(/\w/)
  expect(await modelOf(id)).toEqual([limit])
  const rows = await tested.db.selectFrom("model_budgets").select(["requests", "tokens"]).execute()
  expect(rows).toEqual([before])
  expect((await usage()).outcomes).toMatchObject([{ turns: 1, worded: 0, fallbacks: [{ reason: limit, turns: 1 }] }])
  // Another meeting of somebody else is stopped by the site's limit alone.
  const other = await tested.as("investor")
  const second = await startMeeting(other)
  await ask(other, second, INPUT)
  expect(await modelOf(second)).toEqual([limit === "limit_day" ? "limit_day" : "tester"])
})

test("questions of many at once do not overrun what is left, and what is counted outlives the process", async () => {
  await spend({}, 4_995, 0)
  const meetings: [Awaited<ReturnType<TestApp["as"]>>, number][] = []
  for (let index = 0; index < 12; index++) {
    const investor = await tested.as("investor")
    meetings.push([investor, await startMeeting(investor)])
  }
  const answers = await Promise.all(meetings.map(([investor, id]) => ask(investor, id, INPUT)))
  expect(answers.map((one) => one.status)).toEqual(Array(12).fill(200))
  expect(asked).toBe(5)
  await tested.close()
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" }, { engine, keep: true })
  expect((await usage()).spent).toEqual({ requests: 5_000, tokens: 2_500 })
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  await ask(investor, id, INPUT)
  expect([asked, await modelOf(id)]).toEqual([5, ["limit_day"]])
})

test("the sandbox counts for its admin and the day", async () => {
  const admin = await tested.as("admin")
  const mock = { input: INPUT, model: "tester", investor_company_id: 1, transcript: [] }
  const { log } = await admin.ok("mockOutput", { body: { investor_simulation: mock } })
  expect(log.trace).toMatchObject({ model: "tester", fallback: false })
  await admin.ok("mockOutput", { body: { investor_simulation: { ...mock, model: "grounded" } } })
  expect(await usage()).toMatchObject({
    questions: 0,
    spent: { requests: 1, tokens: 500 },
    users: [{ user_id: admin.id, requests: 1 }],
    meetings: [],
  })
})

test("a browser that goes away ends the request upstream; the meeting is free for the next question", async () => {
  const investor = await tested.as("investor")
  const id = await startMeeting(investor)
  const url = await tested.app.listen({ host: "127.0.0.1", port: 0 })
  let closed: Promise<void> | undefined
  const arrived = new Promise<void>((resolve) => {
    answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(saying("We "))
      closed = new Promise((done) => response.on("close", done))
      resolve()
    }
  })
  const left = new AbortController()
  const question = fetch(`${url}/api/v1/investor_simulations/${id}/generate_output`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${investor.token}` },
    body: JSON.stringify({ investor_simulation: { input: INPUT } }),
    signal: left.signal,
  })
  await arrived
  left.abort()
  await expect(question).rejects.toThrow()
  // It would never end by itself; that it was left, not timed out, is counted below.
  await closed
  answer = says
  await expect.poll(async () => (await ask(investor, id, INPUT)).status).toBe(200)
  expect(await modelOf(id)).toEqual(["tester"])
  expect((await usage()).outcomes).toMatchObject([{ turns: 2, worded: 1, left: 1, requests: 2 }])
})
