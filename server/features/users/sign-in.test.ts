import { afterEach, expect, test } from "vitest"
import { createClient } from "#server/testing/client.ts"
import { PASSWORD, startTestApp, type TestApp } from "#server/testing/harness.ts"

let tested: TestApp
afterEach(() => tested.close())

const signIn = (
  email: string,
  password = PASSWORD,
  sent: { address?: string; headers?: Record<string, string> } = {},
) => tested.stranger.raw("POST", "/users/sign_in", { body: { user: { email, password } }, ...sent })

test("the token comes once, in the Authorization header, and only its hash is kept", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  const answer = await signIn(`  ${email.toUpperCase()} `)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ user: { id: expect.any(Number), firstname: "Mara", email }, role: "admin" })
  expect(answer.headers.authorization).toMatch(/^Bearer [\w-]{43}$/)
  expect(answer.headers["cache-control"]).toBe("no-store")
  const token = String(answer.headers.authorization).slice("Bearer ".length)
  expect((await createClient(tested.app, token).call("listCompanies")).status).toBe(200)
  const rows = await tested.db.selectFrom("sessions").selectAll().execute()
  expect(JSON.stringify(rows.map((row) => row.token_hash.toString()))).not.toContain(token)
})

test("a role without access gets its role and no session", async () => {
  tested = await startTestApp({ ACCESS_ROLES: "admin" })
  const { email, token } = await tested.as("investor")
  const answer = await signIn(email)
  expect([answer.status, answer.headers.authorization]).toEqual([200, undefined])
  expect(answer.body).toMatchObject({ role: "investor" })
  // A session from the time when the role still had access opens nothing either.
  expect((await createClient(tested.app, token).call("listCategories")).status).toBe(401)
  const sessions = await tested.db.selectFrom("sessions").selectAll().execute()
  expect(sessions).toHaveLength(1)
})

test("unknown address, wrong password, empty password and disabled account answer alike", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  const disabled = await tested.as("admin")
  await tested.db.updateTable("users").set({ disabled_at: new Date() }).where("id", "=", disabled.id).execute()
  const answers = [
    await signIn("nobody@example.org"),
    await signIn("not an address"),
    await signIn("nul\u0000@example.org"),
    await signIn(email, "wrong"),
    await signIn(email, ""),
    await signIn(disabled.email),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect({ ...(answer.body as object), request_id: "" }).toEqual({
      error: "The e-mail address or the password is not right.",
      request_id: "",
    })
    expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}))
  }
  expect((await disabled.call("listCategories")).status).toBe(401)
})

test("of 80 parallel wrong passwords at most 20 are looked at, also for an unknown address", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const { email } = await tested.as("admin")
  for (const account of [email, "nobody@example.org"]) {
    const tries = Array.from({ length: 80 }, (_, index) =>
      signIn(index % 2 ? ` ${account.toUpperCase()}` : account, "wrong", { address: `203.0.113.${index}` }),
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60)
  }
  const refused = await signIn(email, PASSWORD, { address: "203.0.113.200" })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  tested.clock.move(15 * 60 + 1)
  expect((await signIn(email, PASSWORD, { address: "203.0.113.200" })).status).toBe(200)
})

test("an address has a limit of its own, which forwarding headers do not escape", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 105; attempt++) {
    const headers = { "x-forwarded-for": `198.51.100.${attempt}`, "x-real-ip": `198.51.100.${attempt}` }
    statuses.push((await signIn(`nobody-${attempt}@example.org`, "wrong", { address: "203.0.113.7", headers })).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(statuses.slice(100)).toEqual(Array(5).fill(429))
})

test("a right password clears the account's count", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const { email } = await tested.as("admin")
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 15; attempt++) expect((await signIn(email, "wrong")).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  }
})

test("sign-out ends this session and no other", async () => {
  tested = await startTestApp()
  const first = await tested.as("admin")
  const other = String((await signIn(first.email)).headers.authorization).slice("Bearer ".length)
  expect((await first.call("signOut")).status).toBe(200)
  expect((await first.call("listCategories")).status).toBe(401)
  expect((await createClient(tested.app, other).call("listCategories")).status).toBe(200)
})

test("sessions end after an hour of silence and after twelve hours in any case", async () => {
  tested = await startTestApp()
  const idle = await tested.as("admin")
  tested.clock.move(61 * 60)
  expect((await idle.call("listCategories")).status).toBe(401)
  const busy = await tested.as("admin")
  for (let hour = 0; hour < 14; hour++) {
    tested.clock.move(50 * 60)
    expect((await busy.call("listCategories")).status).toBe(200)
  }
  tested.clock.move(50 * 60)
  expect((await busy.call("listCategories")).status).toBe(401)
})

test("the role is read at each request, and hashes made with less effort are renewed", async () => {
  tested = await startTestApp()
  const admin = await tested.as("admin")
  expect((await admin.call("listSignups")).status).toBe(200)
  await tested.db.updateTable("users").set({ role: "investor" }).where("id", "=", admin.id).execute()
  expect((await admin.call("listSignups")).status).toBe(403)
  const { hash } = await import("@node-rs/argon2")
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await tested.db.updateTable("users").set({ password_hash: weak }).where("id", "=", admin.id).execute()
  expect((await signIn(admin.email)).status).toBe(200)
  const row = await tested.db.selectFrom("users").select("password_hash").where("id", "=", admin.id).executeTakeFirst()
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test("sign-ins are written down, unknown addresses not in clear", async () => {
  tested = await startTestApp()
  const { email, id } = await tested.as("admin")
  await signIn(email)
  await signIn("nobody@example.org")
  const rows = await tested.db.selectFrom("audit_log").selectAll().orderBy("id").execute()
  expect(rows.map((row) => [row.action, row.actor_id])).toEqual([
    ["sign_in", id],
    ["sign_in_failed", null],
  ])
  expect(JSON.stringify(rows)).not.toContain("nobody@")
})
