import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../testing/harness.ts"

let tested: TestApp
let port: number
beforeAll(async () => {
  tested = await startTestApp()
  await tested.app.listen({ host: "127.0.0.1", port: 0 })
  const address = tested.app.server.address()
  port = typeof address === "object" && address ? address.port : 0
})
afterAll(() => tested.close())

/** What comes back for bytes sent over a socket, until the server hangs up. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()))
    socket.on("close", () => resolve(text))
    socket.on("error", reject)
  })
}
const post = (headers: string, rest: string) =>
  `POST /api/v1/users/sign_in HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n${rest}`

test.each([
  ["no HTTP", "GARBAGE\r\n\r\n", 400],
  ["an unknown method", "FETCH / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["two lengths", post("Content-Length: 2\r\nContent-Length: 3\r\n", "{} "), 400],
  ["a length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
  ["a coding of its own", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
  ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
  ["an expectation", post("Expect: 200-magic\r\nContent-Length: 2\r\n", "{}"), 422],
  ["no host", "GET /api/v1/beta_signups HTTP/1.1\r\nConnection: close\r\n\r\n", 401],
  ["chunks beyond the limit", post("Transfer-Encoding: chunked\r\n", `80000\r\n${"x".repeat(0x80000)}\r\n`), 413],
])("%s is refused as everything else is", async (_what, bytes, status) => {
  const answer = await send(bytes)
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain("x-content-type-options: nosniff")
  expect(head.toLowerCase()).toContain("content-type: application/json; charset=utf-8")
  const { error, errors, request_id } = JSON.parse(body) as { error?: string; errors?: string[]; request_id: string }
  expect(error ?? errors?.join(" ")).toMatch(/^[A-Z].*\.$|^[a-z_]+: |Not found|No auth token found/)
  expect(request_id).toMatch(/^[\w-]{36}$/)
})

test("an answer of the API is kept by nobody, however its address is written", async () => {
  for (const path of ["/api/v1/beta_signups", "/%61pi/v1/beta_signups", "http://evil.example/api/v1/beta_signups"]) {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect([path, /^HTTP\/1.1 401 /.test(answer), /cache-control: no-store/i.test(answer)]).toEqual([path, true, true])
  }
  const admin = await tested.as("admin")
  const answer = await tested.app.inject({
    url: "/%61pi/v1/beta_signups",
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"])
})
