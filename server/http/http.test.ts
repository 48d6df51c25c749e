import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import { endpoints } from "#contracts/endpoints.ts"
import { startTestApp, type TestApp } from "../testing/harness.ts"
import type { openApiDocument } from "./openapi.ts"
import { inlineSources, registerStaticWeb } from "./static-web.ts"

let tested: TestApp
beforeAll(async () => {
  tested = await startTestApp()
})
afterAll(() => tested.close())

test("the document of the API has every row of the table", async () => {
  const { body, status } = await tested.stranger.raw("GET", "/openapi.json")
  expect(status).toBe(200)
  const document = body as ReturnType<typeof openApiDocument>
  expect(document.openapi).toBe("3.1.0")
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
  expect(operations).toHaveLength(Object.keys(endpoints).length)
  expect(JSON.stringify(document.paths["/users/sign_in"])).toContain("password")
})

test("the readable page stands without scripts", async () => {
  const page = await tested.stranger.raw("GET", "/docs")
  expect(page.text).toContain("/api/v1/investor_simulations/{id}/generate_output")
  expect(page.text).not.toMatch(/<script|<style|style=/)
})

test("answers carry the headers that keep a browser careful", async () => {
  const answer = await tested.stranger.raw("GET", "/investor_companies")
  const policy = String(answer.headers["content-security-policy"])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  })
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin")
  expect(answer.headers).not.toHaveProperty("x-powered-by")
})

test("alive and ready stand outside the prefix", async () => {
  for (const url of ["/healthz", "/readyz"]) expect((await tested.app.inject({ url })).statusCode).toBe(200)
})

test("unknown calls are JSON 404, hidden and missing files are none of the app's pages", async () => {
  for (const url of [
    "/api/v1/nothing",
    "/api",
    "/API/v1/x",
    "//api/v1/nothing",
    "/api%2fv1",
    "/.env",
    "/.git/config",
    "/assets/missing.js",
    "/a.map",
  ]) {
    const answer = await tested.app.inject({ url })
    expect([url, [404, 503].includes(answer.statusCode)]).toEqual([url, true])
    if (url.toLowerCase().startsWith("/api")) expect(answer.json()).toMatchObject({ error: "Not found" })
  }
})

test("scripts and styles inside built pages are hashed, files of ours are not", () => {
  const folder = mkdtempSync(join(tmpdir(), "parley-web-"))
  writeFileSync(
    join(folder, "index.html"),
    '<style media="all">a{}</style><script src="/a.js"></script><script type="module">run()</script>',
  )
  const one = [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]
  expect(inlineSources(folder)).toEqual({ scripts: one, styles: one })
  rmSync(folder, { recursive: true })
})

test("pages name the address of this site, and one written for any last part answers for each", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parley-web-"))
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write("index.html", '<html lang="en-GB" data-site="https://built.example">https://built.example/about')
  write("robots.txt", "Sitemap: https://built.example/sitemap.xml")
  write("__spa-fallback.html", "shell")
  write("reset/_/index.html", "any link")
  write("reset/_invitation/index.html", "any invitation")
  const app = fastify()
  registerStaticWeb(app, folder, "https://here.example")
  const read = async (url: string) => {
    const answer = await app.inject({ url })
    return answer.statusCode === 200 ? answer.body : answer.statusCode
  }
  expect(await read("/")).toBe('<html lang="en-GB" data-site="https://here.example">https://here.example/about')
  expect(await read("/robots.txt")).toBe("Sitemap: https://here.example/sitemap.xml")
  expect(await read("/reset/a-token")).toBe("any link")
  expect(await read("/reset/a-token?invitation")).toBe("any invitation")
  expect(await read("/reset/a-token?invitation=1&x=../..")).toBe("any invitation")
  expect(await read("/reset/a-token?../index")).toBe("any link")
  expect(await read("/reset/a-token.js")).toBe(404)
  expect(await read("/reset")).toBe("shell")
  await app.close()
  rmSync(folder, { recursive: true })
})

test("logs name route, status and account, and nothing anybody typed", async () => {
  const admin = await tested.as("admin")
  await tested.stranger.call("signIn", {
    body: { user: { email: "secret-mail@example.org", password: "secret-word" } },
  })
  await admin.raw("GET", "/investor_companies/1?note=secret-query")
  const log = tested.lines.join("")
  expect(log).toContain('"route":"/api/v1/investor_companies/:id"')
  expect(log).toContain(`"user_id":${admin.id}`)
  expect(log).not.toMatch(/secret-/)
  expect(log).not.toContain(admin.token)
})
