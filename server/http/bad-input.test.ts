import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Endpoint, type EndpointName, endpoints } from "#contracts/endpoints.ts"
import type { Client } from "../testing/client.ts"
import { startTestApp, type TestApp } from "../testing/harness.ts"
import { startMeeting } from "../testing/meeting.ts"

const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, endpoint]) => endpoint.body)
let tested: TestApp
let admin: Client
let meeting: number

beforeAll(async () => {
  tested = await startTestApp()
  admin = await tested.as("admin")
  meeting = await startMeeting(admin)
})
afterAll(() => tested.close())

/** A body of each call that passes its schema. */
const right: Partial<Record<EndpointName, Record<string, unknown>>> = {
  signUp: { beta_signup: { email: "one@example.org", terms_accepted: true } },
  signIn: { user: { email: "one@example.org", password: "x" } },
  forgotPassword: { email: "one@example.org" },
  resetPassword: { token: "abc", password: "three lamps above the table" },
  createSignup: { beta_signup: { firstname: "One", email: "one@example.org", mode: "Investor" } },
  patchCompany: { investor_company: { name: "Another name" } },
  contentsByIdentifier: { investor_company: { identifiers: ["market.size"] } },
  mockOutput: {
    investor_simulation: {
      input: "Hello",
      model: "grounded",
      investor_company_id: 1,
      transcript: [{ input: "Hello", output: "Good morning.", sources: ["market.size"] }],
    },
  },
  adminSimulations: { investor_simulation: { start: 0, count: 10 } },
  createSimulation: { investor_simulation: { company_id: 1, runtime: 15 } },
  generateOutput: { investor_simulation: { input: "Hello" } },
  completeSimulation: { investor_simulation: { time_left: 10 } },
  submitAssessment: {
    assessment: { strengths: ["a"], weaknesses: ["b"], dd_items: ["c"], ic_question_id: 1, ic_response: "d" },
  },
  giveFeedback: { simulation_review: { mode: "investor", simulation_id: 1, rating: 5, feedback: "Good." } },
}

/** Every single change of a right body that makes it wrong. */
function wrongBodies(body: unknown): unknown[] {
  if (typeof body !== "object" || body === null) return []
  const wrong: unknown[] = []
  for (const [key, value] of Object.entries(body)) {
    const swap = (other: unknown) => wrong.push(Array.isArray(body) ? [other] : { ...body, [key]: other })
    for (const other of [null, {}, [], true, -1, 1e308, 2 ** 70, "a\u0000b", "a\ud800b", "x".repeat(30_000), [[[[]]]]])
      swap(other)
    if (typeof value === "string") swap(7)
    if (!Array.isArray(body)) {
      const { [key]: _, ...rest } = body as Record<string, unknown>
      wrong.push(rest, { ...body, extra: 1 }, { ...body, constructor: { prototype: 1 } })
    }
    for (const inner of wrongBodies(value)) swap(inner)
  }
  return wrong
}

describe.each(rows)("%s", (name, endpoint) => {
  const path = () => admin.pathOf(name, { id: endpoint.path.startsWith("/investor_simulations") ? meeting : 1 })
  const send = (sent: Parameters<Client["raw"]>[2]) => admin.raw(endpoint.method, path(), sent)
  const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`

  test("wrong bodies are 4xx with a sentence, never 5xx", async () => {
    for (const body of [null, 1, "text", [], {}, ...wrongBodies(right[name])]) {
      const answer = await send({ body })
      // A few changes still make a body that is right (another number, a longer text where it fits).
      if (answer.status < 300) continue
      expect([JSON.stringify(body)?.slice(0, 200), answer.status >= 400 && answer.status < 500]).toEqual([
        expect.anything(),
        true,
      ])
      const { error, errors } = answer.body as { error?: string; errors?: string[] }
      expect(error ?? errors?.join(" ")).toMatch(/\w/)
    }
  })

  test("what is no JSON, too deep, too large or of another type is refused", async () => {
    const text = JSON.stringify(right[name])
    expect((await send({ text: "{" })).status).toBe(400)
    expect((await send({ text: "{'a': 1}" })).status).toBe(400)
    expect((await send({ text: deep })).status).toBe(422)
    expect((await send({ text: `{"__proto__": {"admin": true}, ${text.slice(1)}` })).status).toBe(422)
    expect((await send({ text: `{"a": "${"x".repeat(300_000)}"}` })).status).toBe(413)
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/json",
    ]) {
      expect((await send({ text, headers: { "content-type": type } })).status).toBe(415)
    }
    expect((await send({ text, headers: { "content-encoding": "gzip" } })).status).toBe(415)
    expect((await send({})).status).toBe(422)
  })
})

test("a missing part of the first level is named", async () => {
  const answer = await tested.stranger.call("signUp", {
    body: { beta_signup: { email: "nobody", terms_accepted: true } },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual(["beta_signup.email: must be an e-mail address"])
})

test("terms that are not accepted answer the specified sentence alone", async () => {
  const answer = await tested.stranger.raw("POST", "/beta_signups", {
    body: { beta_signup: { email: "one@example.org", terms_accepted: false } },
  })
  expect(answer.body).toMatchObject({
    errors: ["You must confirm that you are 18 years of age, or older, and accept the terms and conditions."],
  })
})

test("no refusal shows where it came from", async () => {
  const broken = await admin.raw("POST", "/investor_simulations", { text: "{" })
  expect(broken.text).not.toMatch(/node_modules|\.ts|at |SyntaxError|position/)
  for (const path of ["/%zz", "/nothing", `/${"x".repeat(5000)}`]) {
    const answer = await admin.raw("GET", path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).toMatchObject({ error: expect.any(String), request_id: expect.any(String) })
  }
})

test("text that cannot be stored is refused also where nothing is stored", async () => {
  for (const wrong of [{ input: "a\u0000" }, { output: "a\ud800" }, { sources: ["\u0000"] }]) {
    const transcript = [{ input: "Hello", output: "Good morning.", ...wrong }]
    const body = { investor_simulation: { input: "Hello", model: "grounded", investor_company_id: 1, transcript } }
    expect([wrong, (await admin.call("mockOutput", { body })).status]).toEqual([wrong, 422])
  }
})
