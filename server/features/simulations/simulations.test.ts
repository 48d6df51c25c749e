import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { DialogueEngine } from "#engine/types.ts"
import type { Client } from "#server/testing/client.ts"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, complete, startMeeting, submit, writeAssessment } from "#server/testing/meeting.ts"

let tested: TestApp
let investor: Client
beforeEach(async () => {
  tested = await startTestApp()
  investor = await tested.as("investor")
})
afterEach(() => tested.close())

const read = (id: number) => investor.ok("getSimulation", { params: { id } })
const beat = (id: number) => investor.ok("beat", { params: { id } })

test("a meeting is started, asked in, and read back", async () => {
  const id = await startMeeting(investor, 30)
  expect(await read(id)).toMatchObject({
    id,
    runtime: 30,
    status: "running",
    transcript: [],
    completed_at: null,
    feedback_received: false,
  })
  const { body } = await ask(investor, id, "How big is your market?")
  expect(body).toEqual({
    output: expect.stringMatching(/\w/),
    executive: { name: expect.any(String), role: expect.any(String) },
  })
  const [entry] = (await read(id)).transcript
  expect(entry).toMatchObject({
    input: "How big is your market?",
    output: body.output,
    type: "standard",
    executive: body.executive,
  })
  expect(entry?.sources).toHaveLength(entry?.similarity_scores.length ?? -1)
  expect(entry?.sources).toContain("market.size")
  expect(entry).not.toHaveProperty("trace")
})

test("a company or runtime that does not exist is refused", async () => {
  const start = (company_id: number, runtime: number) =>
    investor.raw("POST", "/investor_simulations", { body: { investor_simulation: { company_id, runtime } } })
  expect((await start(9999, 15)).status).toBe(422)
  expect((await start(1, 20)).status).toBe(422)
  expect((await start(1, 15)).status).toBe(201)
})

test("the same client_id is asked once, again later and at the same moment", async () => {
  const id = await startMeeting(investor)
  const client_id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ask(investor, id, "Who founded the company?", client_id)),
  )
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect((await ask(investor, id, "Who founded the company?", client_id)).text).toBe(answers[0]?.text)
  expect((await read(id)).transcript).toHaveLength(1)
  await complete(investor, id)
  // A retry of what was answered before the end still gets its answer.
  expect((await ask(investor, id, "Who founded the company?", client_id)).text).toBe(answers[0]?.text)
})

test("different questions at once are answered one at a time or refused, never lost or doubled", async () => {
  const id = await startMeeting(investor)
  const questions = Array.from({ length: 8 }, (_, index) => `Question ${index}: how big is the market?`)
  const answers = await Promise.all(questions.map((question) => ask(investor, id, question)))
  const answered = questions.filter((_, index) => answers[index]?.status === 200)
  for (const answer of answers.filter((one) => one.status !== 200)) {
    expect([answer.status, answer.body.error]).toEqual([409, "An earlier question is still being answered."])
  }
  expect(answered.length).toBeGreaterThan(0)
  const stored = (await read(id)).transcript.map((entry) => entry.input)
  expect(stored.toSorted()).toEqual(answered.toSorted())
  const rows = await tested.db.selectFrom("log_entries").select("position").orderBy("position").execute()
  expect(rows.map((row) => row.position)).toEqual(answered.map((_, index) => index + 1))
})

test("a reply streams as events and ends with the whole answer", async () => {
  const id = await startMeeting(investor)
  const client_id = randomUUID()
  const stream = () =>
    investor.raw("POST", `/investor_simulations/${id}/generate_output`, {
      body: { investor_simulation: { input: "How big is your market?", client_id } },
      headers: { accept: "text/event-stream" },
    })
  const answer = await stream()
  expect(answer.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
  })
  const events = answer.text
    .split("\n\n")
    .filter(Boolean)
    .map((event) => {
      const [name = "", data = ""] = event.split("\n")
      return {
        name: name.slice("event: ".length),
        data: JSON.parse(data.slice("data: ".length)) as Record<string, unknown>,
      }
    })
  expect(events[0]?.name).toBe("speaker")
  expect(events.at(-1)?.name).toBe("done")
  const spoken = events.filter((event) => event.name === "text").map((event) => event.data.text)
  const [entry] = (await read(id)).transcript
  expect(spoken.join("")).toBe(entry?.output)
  expect(events.at(-1)?.data).toEqual({ output: entry?.output, executive: entry?.executive })
  // The retry streams the stored words, and nothing is asked again.
  expect((await stream()).text).toContain(JSON.stringify(entry?.output))
  expect((await read(id)).transcript).toHaveLength(1)
  await complete(investor, id)
  const refused = await investor.raw("POST", `/investor_simulations/${id}/generate_output`, {
    body: { investor_simulation: { input: "One more?" } },
    headers: { accept: "text/event-stream" },
  })
  expect([refused.status, refused.headers["content-type"]]).toEqual([409, "application/json; charset=utf-8"])
})

test("who does not listen is not read to: the engine is told whether anybody does", async () => {
  const { engine } = tested.world
  const listened: boolean[] = []
  const watched: DialogueEngine = {
    ...engine,
    reply(request, emit) {
      listened.push(emit !== undefined)
      return engine.reply(request, emit)
    },
  }
  const other = await startTestApp({}, { keep: true, engine: watched })
  const client = await other.as("investor")
  const id = await startMeeting(client)
  await client.call("generateOutput", {
    params: { id },
    body: { investor_simulation: { input: "Who owns the code?" } },
  })
  await client.raw("POST", `/investor_simulations/${id}/generate_output`, {
    body: { investor_simulation: { input: "How big is your market?" } },
    headers: { accept: "text/event-stream" },
  })
  expect(listened).toEqual([false, true])
  await other.close()
})

test("the server counts: beats add what passed, time away adds fifteen seconds at most", async () => {
  const id = await startMeeting(investor)
  tested.clock.move(10)
  expect((await beat(id)).time_left).toBeOneOf([889, 890])
  tested.clock.move(1800)
  expect((await beat(id)).time_left).toBeOneOf([874, 875])
  const { body } = await complete(investor, id, 900)
  expect(body.time_left).toBeLessThanOrEqual(875)
})

test("a client that says less than the count is believed, one that says more is not", async () => {
  const [first, second] = [await startMeeting(investor), await startMeeting(investor)]
  expect((await complete(investor, first, 100)).body.time_left).toBe(100)
  expect((await complete(investor, second, 86_400)).body.time_left).toBe(900)
})

test("thirty seconds after its runtime a meeting is over; nothing is stored any more", async () => {
  const id = await startMeeting(investor)
  for (let second = 0; second < 900; second += 15) {
    tested.clock.move(15)
    await beat(id)
  }
  expect(await beat(id)).toMatchObject({ time_left: 0, status: "running" })
  expect((await ask(investor, id, "In the grace: who are you?")).status).toBe(200)
  tested.clock.move(15)
  await beat(id)
  tested.clock.move(16)
  await beat(id)
  tested.clock.move(2)
  const late = await ask(investor, id, "Too late?")
  expect([late.status, late.body.error]).toEqual([409, "The meeting has ended."])
  const simulation = await read(id)
  expect(simulation).toMatchObject({ status: "ended", time_left: 0, completed_at: expect.any(String) })
  expect(simulation.transcript).toHaveLength(1)
  expect((await complete(investor, id)).body.time_left).toBe(0)
  expect((await submit(investor, id, await writeAssessment(investor))).status).toBe(201)
})

test("a meeting left alone for a day is over at the next touch", async () => {
  const id = await startMeeting(investor)
  tested.clock.move(24 * 3600 + 1)
  // The session is over by then as well, so its owner comes back with a new one.
  const { user_id } = await tested.db.selectFrom("investor_simulations").select("user_id").executeTakeFirstOrThrow()
  const again = await tested.as("investor")
  await tested.db
    .updateTable("investor_simulations")
    .set({ user_id: again.id })
    .where("user_id", "=", user_id)
    .execute()
  expect((await again.ok("getSimulation", { params: { id } })).status).toBe("ended")
})

test("completing again answers the same, also twenty times at once, also without a question", async () => {
  const id = await startMeeting(investor)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => complete(investor, id, 500 + index)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
})

test("questions racing with the end: what was answered is stored, nothing lands after it", async () => {
  const id = await startMeeting(investor)
  const [asked] = await Promise.all([ask(investor, id, "How big is your market?"), complete(investor, id)])
  expect((await read(id)).transcript).toHaveLength(asked.status === 200 ? 1 : 0)
  expect([200, 409]).toContain(asked.status)
})

test("a meeting goes on where it was after the server died in the middle of an answer", async () => {
  const id = await startMeeting(investor)
  await ask(investor, id, "How big is your market?")
  const client_id = randomUUID()
  await tested.db
    .updateTable("investor_simulations")
    .set({ answering_since: new Date(), answering_client_id: client_id })
    .where("id", "=", id)
    .execute()
  await tested.close()
  tested = await startTestApp({}, { keep: true })
  const { createClient } = await import("#server/testing/client.ts")
  investor = createClient(tested.app, investor.token)
  expect((await read(id)).transcript).toHaveLength(1)
  expect((await ask(investor, id, "Who founded the company?", client_id)).status).toBe(200)
  expect((await read(id)).transcript).toHaveLength(2)
})

test("a right to answer that nobody uses any more is taken over after a minute", async () => {
  const id = await startMeeting(investor)
  const held = { answering_since: tested.clock.now(), answering_client_id: randomUUID() }
  await tested.db.updateTable("investor_simulations").set(held).where("id", "=", id).execute()
  expect((await ask(investor, id, "Hello?")).status).toBe(409)
  tested.clock.move(61)
  expect((await ask(investor, id, "Hello?")).status).toBe(200)
})

test("the hint names an area not yet touched", async () => {
  const id = await startMeeting(investor)
  const { identifier, hint } = await investor.ok("hint", { params: { id } })
  expect(identifier).toMatch(/^[a-z_]+\.[a-z_]+$/)
  expect(hint).toMatch(/\w/)
})

test("the archive holds one's own finished meetings by month, newest first", async () => {
  const [first, running] = [await startMeeting(investor), await startMeeting(investor)]
  await complete(investor, first)
  const other = await tested.as("investor")
  await complete(other, await startMeeting(other))
  const last = await startMeeting(investor)
  await complete(investor, last)
  await tested.db
    .updateTable("investor_simulations")
    .set({ completed_at: new Date("2026-02-03T10:00:00Z") })
    .where("id", "=", first)
    .execute()
  const groups = await investor.ok("archive")
  expect(groups.at(-1)).toMatchObject({
    title: "February 2026",
    data: [{ simulation: { id: first, date: "2026-02-03T10:00:00.000Z" } }],
  })
  const ids = groups.flatMap((group) => group.data.map((item) => item.simulation.id))
  expect(ids).toEqual([last, first])
  expect(ids).not.toContain(running)
})
