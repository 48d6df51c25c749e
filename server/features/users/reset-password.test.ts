import { afterEach, expect, test } from "vitest"
import { PASSWORD, startTestApp, type TestApp } from "#server/testing/harness.ts"

let tested: TestApp
afterEach(() => tested.close())

const NEW = "a different kind of evening"
const forgot = (email: string) => tested.stranger.call("forgotPassword", { body: { email } })
const reset = (token: string, password = NEW) => tested.stranger.call("resetPassword", { body: { token, password } })
const signIn = (email: string, password: string) =>
  tested.stranger.call("signIn", { body: { user: { email, password } } })

/** Mails that are there once the work after an answer is done. */
async function mails(kind: string, count: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const rows = await tested.db
      .selectFrom("mails")
      .selectAll()
      .where("kind", "=", kind as "reset")
      .orderBy("id")
      .execute()
    if (rows.length >= count) return rows
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`fewer than ${count} mails of the kind ${kind}`)
}
const tokenIn = (text: string) => /\/password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ""

test("a known and an unknown address get the same answer, and only the known one a mail", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  const [known, unknown] = [await forgot(email.toUpperCase()), await forgot("nobody@example.org")]
  expect([known.status, known.text]).toEqual([200, unknown.text])
  expect(known.body.message).toBe("Password reset email has been sent successfully.")
  const [mail] = await mails("reset", 1)
  expect(mail?.body_text).toContain("https://parley.test/password/reset/")
  expect(await mails("reset", 1)).toHaveLength(1)
  const tokens = await tested.db.selectFrom("password_tokens").selectAll().execute()
  expect(tokens[0]?.token_hash.toString("hex")).toMatch(/^[0-9a-f]{64}$/)
})

test("the link comes from the settings, never from the Host header", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example" }
  await tested.stranger.raw("POST", "/password/forgot", { body: { email: { email } }, headers })
  const [mail] = await mails("reset", 1)
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain("evil.example")
})

test("a link used by eight at once sets one password, ends all sessions and is told by mail", async () => {
  tested = await startTestApp()
  const admin = await tested.as("admin")
  await forgot(admin.email)
  await forgot(admin.email)
  const [older, newer] = (await mails("reset", 2)).map((mail) => tokenIn(mail.body_text))
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => reset(newer ?? "", `${NEW} ${index} of eight`)),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(7)
  const winner = answers.findIndex((answer) => answer.status === 200)
  expect(answers[winner]?.body.message).toBe("Password reset successful! Redirecting...")
  expect((await admin.call("listCategories")).status).toBe(401)
  expect((await signIn(admin.email, PASSWORD)).status).toBe(401)
  expect((await signIn(admin.email, `${NEW} ${winner} of eight`)).status).toBe(200)
  expect((await reset(older ?? "")).status).toBe(422)
  expect(await mails("password_changed", 1)).toHaveLength(1)
})

test("a link lives an hour", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  await forgot(email)
  const [mail] = await mails("reset", 1)
  tested.clock.move(60 * 60 + 1)
  const answer = await reset(tokenIn(mail?.body_text ?? ""))
  expect([answer.status, answer.body.error]).toEqual([
    422,
    "This link is not valid any more. Please ask for a new one.",
  ])
})

test("a password that is refused says why and leaves the link open", async () => {
  tested = await startTestApp()
  const { email } = await tested.as("admin")
  await forgot(email)
  const token = tokenIn((await mails("reset", 1))[0]?.body_text ?? "")
  expect((await reset(token, "")).body.errors).toEqual(["Password cannot be empty."])
  expect((await reset(token, "short")).body.errors).toEqual(["The password must have at least 15 characters."])
  expect((await reset(token, "passwordpassword1")).status).toBe(422)
  expect((await reset(token, email)).status).toBe(422)
  expect((await reset(token, "x".repeat(300))).status).toBe(422)
  expect((await reset("made-up-token")).status).toBe(422)
  // Beyond bcrypt's 72 bytes every character still counts.
  const long = `${"äöü lamp ".repeat(12)}end`
  expect((await reset(token, long)).status).toBe(200)
  expect((await signIn(email, long.slice(0, -1))).status).toBe(401)
  expect((await signIn(email, long)).status).toBe(200)
})

test("at most five mails go to an address in half an hour", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const { email } = await tested.as("admin")
  for (let attempt = 0; attempt < 8; attempt++) expect((await forgot(email)).status).toBe(200)
  await mails("reset", 5)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await mails("reset", 5)).toHaveLength(5)
})

test("who ran into the sign-in limit gets in again by mail", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const { email } = await tested.as("admin")
  for (let attempt = 0; attempt < 21; attempt++) await signIn(email, "wrong")
  expect((await signIn(email, PASSWORD)).status).toBe(429)
  await forgot(email)
  expect((await reset(tokenIn((await mails("reset", 1))[0]?.body_text ?? ""))).status).toBe(200)
  expect((await signIn(email, NEW)).status).toBe(200)
})

test("one address asks for sixty links in a quarter of an hour, whoever they are for", async () => {
  tested = await startTestApp({ RATE_LIMIT_SCALE: "1" })
  const { email } = await tested.as("admin")
  const ask = (address: string, to: string) =>
    tested.stranger.raw("POST", "/password/forgot", { body: { email: to }, address })
  for (let attempt = 0; attempt < 60; attempt++) {
    expect((await ask(`2001:db8:0:1::${attempt}`, `nobody-${attempt}@example.org`)).status).toBe(200)
  }
  const [known, unknown] = [await ask("2001:db8::1:0:0:0:9", email), await ask("2001:db8:0:1:9::", "no@example.org")]
  expect([known.status, unknown.status]).toEqual([429, 429])
  expect((await ask("2001:db8:0:2::1", email)).status).toBe(200)
})
