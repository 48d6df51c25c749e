import { afterEach, beforeEach, expect, test } from "vitest"
import { createClient } from "#server/testing/client.ts"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"

let tested: TestApp
beforeEach(async () => {
  tested = await startTestApp()
})
afterEach(() => tested.close())

const join = (email: string) =>
  tested.stranger.call("signUp", { body: { beta_signup: { email, terms_accepted: true } } })
const mails = () => tested.db.selectFrom("mails").selectAll().orderBy("id").execute()
async function mailsOnceThereAre(count: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const rows = await mails()
    if (rows.length >= count) return rows
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`fewer than ${count} mails`)
}
const tokenIn = (text: string) => /\/password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ""

test("an address joins the waiting list once, however often and however written", async () => {
  const answers = await Promise.all(["a@example.org", "A@Example.ORG", " a@example.org "].map(join))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await tested.db.selectFrom("beta_signups").selectAll().execute()).toHaveLength(1)
  expect((await mailsOnceThereAre(1)).map((mail) => mail.kind)).toEqual(["signup_confirmation"])
})

test("an invited beta user chooses a password and has an account in the mode", async () => {
  const admin = await tested.as("admin")
  const body = { beta_signup: { firstname: "Noor", email: "noor@example.org", mode: "Founder" } } as const
  expect((await admin.call("createSignup", { body })).body.message).toBe("Added beta signup successfully!")
  const [mail] = await mailsOnceThereAre(1)
  expect(mail?.body_text).toContain("founder mode")
  const password = "seven grey geese in a row"
  const token = tokenIn(mail?.body_text ?? "")
  expect((await tested.stranger.call("resetPassword", { body: { token, password } })).status).toBe(200)
  const signedIn = await tested.stranger.call("signIn", { body: { user: { email: "noor@example.org", password } } })
  expect(signedIn.body).toMatchObject({ user: { firstname: "Noor" }, role: "founder" })
  const client = createClient(tested.app, String(signedIn.headers.authorization).slice("Bearer ".length))
  expect((await client.call("listCategories")).status).toBe(200)
  expect((await client.call("listCompanies")).status).toBe(403)
  const [row] = await admin.ok("listSignups")
  expect(row).toMatchObject({ firstname: "Noor", mode: "Founder", account_created_at: expect.any(String) })
  // The link is used up, and there is nobody left to invite.
  expect((await tested.stranger.call("resetPassword", { body: { token, password } })).status).toBe(422)
  expect((await admin.call("inviteSignup", { params: { id: row?.id ?? 0 } })).status).toBe(409)
  expect((await admin.call("createSignup", { body })).status).toBe(201)
  expect(await mails()).toHaveLength(1)
})

test("adding someone again updates name and mode and invites again", async () => {
  const admin = await tested.as("admin")
  for (const [firstname, mode] of [
    ["Noor", "Founder"],
    ["Noor B", "Investor"],
  ] as const) {
    await admin.ok("createSignup", { body: { beta_signup: { firstname, email: "NOOR@example.org", mode } } })
  }
  expect(await mailsOnceThereAre(2)).toHaveLength(2)
  const rows = await admin.ok("listSignups")
  expect(rows.map(({ firstname, mode }) => [firstname, mode])).toEqual([["Noor B", "Investor"]])
})

test("someone on the waiting list is invited as an investor", async () => {
  const admin = await tested.as("admin")
  await join("waiting@example.org")
  const [row] = await admin.ok("listSignups")
  expect(row).toMatchObject({ terms_accepted: true, firstname: null, mode: null })
  await admin.ok("inviteSignup", { params: { id: row?.id ?? 0 } })
  const mail = (await mailsOnceThereAre(2)).find((one) => one.kind === "invitation")
  const body = { token: tokenIn(mail?.body_text ?? ""), password: "seven grey geese in a row" }
  expect((await tested.stranger.call("resetPassword", { body })).status).toBe(200)
  const user = await tested.db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", "waiting@example.org")
    .executeTakeFirst()
  expect(user).toMatchObject({ role: "investor", firstname: "waiting" })
  expect((await admin.call("inviteSignup", { params: { id: 999 } })).status).toBe(404)
})

test("an invitation lives fourteen days", async () => {
  const admin = await tested.as("admin")
  await admin.ok("createSignup", {
    body: { beta_signup: { firstname: "Noor", email: "n@example.org", mode: "Investor" } },
  })
  const [mail] = await mailsOnceThereAre(1)
  tested.clock.move(14 * 24 * 3600 + 1)
  const body = { token: tokenIn(mail?.body_text ?? ""), password: "seven grey geese in a row" }
  expect((await tested.stranger.call("resetPassword", { body })).status).toBe(422)
})

test("a name is one line, and turns no other words around", async () => {
  const admin = await tested.as("admin")
  for (const firstname of ["Eve\r\nBcc: someone@example.org", "Eve\u2028Hello", "Eve \u202egnp.exe", "Eve\tAdam"]) {
    const body = { beta_signup: { firstname, email: "eve@example.org", mode: "Investor" } } as const
    const answer = await admin.call("createSignup", { body })
    expect([firstname, answer.status, answer.body.errors]).toEqual([
      firstname,
      422,
      ["beta_signup.firstname: must be one line"],
    ])
  }
  expect(await mails()).toEqual([])
})

test("all links of one person at once make one account with one password", async () => {
  const admin = await tested.as("admin")
  const body = { beta_signup: { firstname: "Noor", email: "noor@example.org", mode: "Investor" } } as const
  await Promise.all(Array.from({ length: 12 }, () => admin.ok("createSignup", { body })))
  const tokens = (await mailsOnceThereAre(12)).map((mail) => tokenIn(mail.body_text))
  expect(new Set(tokens).size).toBe(12)
  const answers = await Promise.all(
    tokens.map((token, index) =>
      tested.stranger.call("resetPassword", { body: { token, password: `seven grey geese ${index} in a row` } }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(11)
  const winner = answers.findIndex((answer) => answer.status === 200)
  const user = { email: "noor@example.org", password: `seven grey geese ${winner} in a row` }
  expect((await tested.stranger.call("signIn", { body: { user } })).status).toBe(200)
})

test("an invitation does not change the password of an account made meanwhile", async () => {
  const admin = await tested.as("admin")
  const body = { beta_signup: { firstname: "Noor", email: "noor@example.org", mode: "Investor" } } as const
  await admin.ok("createSignup", { body })
  const token = tokenIn((await mailsOnceThereAre(1))[0]?.body_text ?? "")
  const other = await tested.as("admin", "noor@example.org")
  const answer = await tested.stranger.call("resetPassword", { body: { token, password: "seven grey geese in a row" } })
  expect(answer.status).toBe(422)
  expect((await other.call("listSignups")).status).toBe(200)
  const [row] = await admin.ok("listSignups")
  expect(row).toMatchObject({ account_created_at: null })
  expect((await admin.call("inviteSignup", { params: { id: row?.id ?? 0 } })).status).toBe(409)
})

test("at most five invitations go to a person in half an hour, however often they are asked for", async () => {
  await tested.close()
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const admin = await tested.as("admin")
  const body = { beta_signup: { firstname: "Noor", email: "noor@example.org", mode: "Investor" } } as const
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.call("createSignup", { body })))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  await mailsOnceThereAre(5)
  const [row] = await admin.ok("listSignups")
  const refused = await admin.call("inviteSignup", { params: { id: row?.id ?? 0 } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(await mails()).toHaveLength(5)
  tested.clock.move(30 * 60 + 1)
  expect((await admin.call("inviteSignup", { params: { id: row?.id ?? 0 } })).status).toBe(200)
})
