import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { startTestApp } from "../testing/harness.ts"

test("a request that is under way when the server closes is answered, and its connection does not hold up the end", async () => {
  const tested = await startTestApp()
  await tested.app.listen({ host: "127.0.0.1", port: 0 })
  const address = tested.app.server.address()
  const port = typeof address === "object" && address ? address.port : 0
  const body = JSON.stringify({ beta_signup: { email: "late@example.org", terms_accepted: true } })
  const socket = connect(port, "127.0.0.1")
  let text = ""
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const over = new Promise((resolve) => socket.once("close", resolve))
  const head = `POST /api/v1/beta_signups HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`)
  await sleep(200)
  const started = performance.now()
  const closed = tested.close()
  await sleep(100)
  socket.write(body.slice(10))
  await Promise.all([closed, over])
  expect(text).toMatch(/^HTTP\/1\.1 201 /)
  // The connection would live on for ten seconds of silence.
  expect(performance.now() - started).toBeLessThan(6_000)
  const rows = await tested.db.selectFrom("mails").select("kind").execute()
  expect(rows).toEqual([{ kind: "signup_confirmation" }])
})
