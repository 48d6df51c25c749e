import { once } from "node:events"
import { connect } from "node:net"
import { expect, test } from "vitest"
import { startTestApp } from "../testing/harness.ts"

test("a request that is under way when the server closes is answered, and its connection does not hold up the end", async () => {
  const tested = await startTestApp()
  await tested.app.listen({ host: "127.0.0.1", port: 0 })
  const { server } = tested.app
  // A connection that nobody ends would hold the test beyond its time.
  server.keepAliveTimeout = 10 * 60_000
  const arrived = once(server, "request")
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const body = JSON.stringify({ beta_signup: { email: "late@example.org", terms_accepted: true } })
  const socket = connect(port, "127.0.0.1")
  let text = ""
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const over = new Promise((resolve) => socket.once("close", resolve))
  const head = `POST /api/v1/beta_signups HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`)
  await arrived
  const closed = tested.close()
  await expect.poll(() => server.listening).toBe(false)
  socket.write(body.slice(10))
  await Promise.all([closed, over])
  expect(text).toMatch(/^HTTP\/1\.1 201 /)
  const rows = await tested.db.selectFrom("mails").select("kind").execute()
  expect(rows).toEqual([{ kind: "signup_confirmation" }])
})
