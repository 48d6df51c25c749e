import { afterEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../testing/harness.ts"

let tested: TestApp
afterEach(() => tested.close())

test("refused calls count against an address as others do, whatever they are refused for", async () => {
  // A hundredth of what an address may do a minute: 30.
  tested = await startTestApp({ RATE_LIMIT_SCALE: "0.01" })
  const { app } = tested
  const attempts = [
    { method: "GET", url: "/api/v1/beta_signups", headers: { authorization: "Bearer made-up" } },
    { method: "POST", url: "/api/v1/nothing" },
    { method: "GET", url: "/api/v1/articles/1" },
  ] as const
  for (const [index, attempt] of attempts.entries()) {
    const remoteAddress = `203.0.113.${index}`
    const statuses: number[] = []
    for (let count = 0; count < 33; count++) {
      statuses.push((await app.inject({ ...attempt, remoteAddress })).statusCode)
    }
    expect([attempt.url, statuses.filter((status) => status === 429).length]).toEqual([attempt.url, 3])
    const refused = await app.inject({ ...attempt, remoteAddress })
    expect(refused.json()).toMatchObject({ error: expect.stringContaining("Too many"), request_id: expect.any(String) })
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  }
})
