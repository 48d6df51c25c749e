import { afterEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../testing/harness.ts"

let tested: TestApp
afterEach(() => tested.close())

/** Settings under which people reach this process itself. */
const DIRECT = { SITE_URL: "http://localhost:3000", PORT: "3000" }
const status = async (url: string, headers: Record<string, string>, remoteAddress?: string) =>
  (await tested.app.inject({ url, headers, ...(remoteAddress && { remoteAddress }) })).statusCode

test("the local mail page is for this machine, and for nobody behind a proxy on it", async () => {
  tested = await startTestApp(DIRECT)
  const page = await tested.app.inject({ url: "/local/mails", headers: { host: "localhost:3000" } })
  expect(page.body).not.toMatch(/<style|style=|<script/)
  for (const url of ["/local/mails", "/local/mails.css"]) {
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) expect(await status(url, { host })).toBe(200)
    expect(await status(url, { host: "localhost" }, "203.0.113.9")).toBe(404)
    for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.nip.example"]) {
      expect([host, await status(url, { host })]).toEqual([host, 404])
    }
    for (const name of ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"]) {
      expect([name, await status(url, { host: "localhost", [name]: "127.0.0.1" })]).toEqual([name, 404])
    }
  }
})

test.each([
  ["the site is https, so something stands in front", { SITE_URL: "https://parley.test", PORT: "3000" }],
  ["the site is another port", { SITE_URL: "http://parley.test", PORT: "3000" }],
  ["a proxy is named", { ...DIRECT, TRUSTED_PROXIES: "10.0.0.1" }],
  ["a mail server is named", { ...DIRECT, SMTP_URL: "smtp://127.0.0.1:2525" }],
])("it is not there at all where %s", async (_what, settings) => {
  tested = await startTestApp(settings)
  const answer = await tested.app.inject({ url: "/local/mails", headers: { host: "localhost:3000" } })
  expect(answer.body).not.toContain("Local mails")
})
