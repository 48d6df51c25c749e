import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Endpoint, type EndpointName, endpoints } from "#contracts/endpoints.ts"
import { NO_TOKEN } from "#contracts/errors.ts"
import { ROLES } from "#contracts/limits.ts"
import type { Client } from "../testing/client.ts"
import { startTestApp, type TestApp } from "../testing/harness.ts"
import { startMeeting } from "../testing/meeting.ts"

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][]
let tested: TestApp
let accounts: Record<(typeof ROLES)[number], Client>
let meeting: number

beforeAll(async () => {
  tested = await startTestApp()
  accounts = {
    admin: await tested.as("admin"),
    investor: await tested.as("investor"),
    founder: await tested.as("founder"),
  }
  meeting = await startMeeting(await tested.as("investor"))
})
afterAll(() => tested.close())

/** Counts what a refused call could have changed. */
async function countRows() {
  const tables = [
    "investor_simulations",
    "log_entries",
    "investor_assessments",
    "feedback",
    "beta_signups",
    "users",
  ] as const
  return Promise.all(
    tables.map((table) =>
      tested.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as("n"))
        .executeTakeFirst(),
    ),
  )
}

describe.each(rows)("%s", (name, endpoint) => {
  const closed = endpoint.access !== "public"
  const path = () =>
    tested.stranger.pathOf(name, { id: endpoint.path.startsWith("/investor_simulations") ? meeting : 1 })

  if (closed)
    test("401 without a session, whatever the body", async () => {
      const before = await countRows()
      for (const body of [undefined, {}, { wrong: true }]) {
        const answer = await tested.stranger.raw(endpoint.method, path(), { body })
        expect(answer.status).toBe(401)
        expect(answer.body).toMatchObject({ error: NO_TOKEN, request_id: expect.any(String) })
      }
      const broken = await tested.stranger.raw(endpoint.method, path(), { text: "{" })
      expect(broken.status).toBe(401)
      const made = await tested.stranger.raw(endpoint.method, path(), { headers: { authorization: "Bearer made-up" } })
      expect(made.status).toBe(401)
      expect(await countRows()).toEqual(before)
    })

  if (!closed)
    test("open to anyone: a body that is wrong, never a caller who is", async () => {
      const answer = await tested.stranger.raw(endpoint.method, path(), { body: { wrong: true } })
      expect(answer.status).toBe(422)
    })

  if (Array.isArray(endpoint.access))
    test("403 for every other role, before path and body are looked at", async () => {
      for (const role of ROLES.filter((one) => Array.isArray(endpoint.access) && !endpoint.access.includes(one))) {
        const answer = await accounts[role].raw(endpoint.method, path(), { body: { wrong: true } })
        expect([role, answer.status]).toEqual([role, 403])
      }
    })

  if (closed && endpoint.path.startsWith("/investor_simulations/:id") && name !== "adminSimulation")
    test("404 for someone else's simulation, as for none, admins included", async () => {
      const bodies: Partial<Record<EndpointName, unknown>> = {
        generateOutput: { investor_simulation: { input: "How big is the market?" } },
        completeSimulation: { investor_simulation: { time_left: 10 } },
        submitAssessment: { strengths: ["a"], weaknesses: ["b"], dd_items: ["c"], ic_question_id: 1, ic_response: "d" },
      }
      for (const client of [accounts.investor, accounts.admin]) {
        const theirs = await client.raw(endpoint.method, path(), { body: bodies[name] })
        const none = await client.raw(endpoint.method, client.pathOf(name, { id: 99_999_999 }), { body: bodies[name] })
        expect([theirs.status, none.status]).toEqual([404, 404])
        expect({ ...(theirs.body as object), request_id: "" }).toEqual({ ...(none.body as object), request_id: "" })
      }
    })

  if (closed && endpoint.params !== undefined)
    test("404 for ids that are none", async () => {
      const ids = [
        "0",
        "-1",
        "1.5",
        "1e3",
        "abc",
        "%00",
        "9223372036854775808",
        "99999999999999999999999",
        "1%20or%201=1",
        "null",
      ]
      for (const id of ids) {
        const answer = await accounts.admin.raw(endpoint.method, endpoint.path.replace(":id", id), { body: {} })
        expect([id, answer.status]).toEqual([id, 404])
      }
    })
})

test("feedback on someone else's simulation is 404", async () => {
  const answer = await accounts.investor.call("giveFeedback", {
    body: { simulation_review: { mode: "investor", simulation_id: meeting, rating: 3, feedback: "Fine." } },
  })
  expect(answer.status).toBe(404)
})

test("a token counts only in the Authorization header", async () => {
  const { token = "" } = accounts.admin
  for (const headers of [{ cookie: `token=${token}` }, { "x-auth-token": token }] as Record<string, string>[]) {
    expect((await tested.stranger.raw("GET", `/investor_companies?token=${token}`, { headers })).status).toBe(401)
  }
  expect((await tested.stranger.raw("GET", "/investor_companies", { headers: { authorization: token } })).status).toBe(
    200,
  )
})

test("tricks with case, slashes, encoding and method do not open a route", async () => {
  for (const path of ["/BETA_SIGNUPS", "/beta_signups/", "//beta_signups", "/beta%5Fsignups", "/../v1/beta_signups"]) {
    const answer = await tested.stranger.raw("GET", path, { headers: { "x-http-method-override": "POST" } })
    expect([401, 404]).toContain(answer.status)
  }
  const overridden = await accounts.investor.raw("GET", "/investor_companies/1", {
    headers: { "x-http-method-override": "PATCH", "x-original-url": "/api/v1/beta_signups" },
  })
  expect(overridden.status).toBe(200)
})

test("a refused role is written down", async () => {
  const denied = await tested.db.selectFrom("audit_log").selectAll().where("action", "=", "access_denied").execute()
  expect(denied.length).toBeGreaterThan(0)
})
