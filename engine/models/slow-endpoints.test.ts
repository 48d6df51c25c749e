import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startRealEngine } from "../testing/real-engine.ts"
import type { SpeechEvent } from "../types.ts"

/** Short, so that a test takes seconds; the proportions are those of the product. */
const PATIENCE = { firstWordMs: 300, nextWordMs: 200, wholeMs: 900 }
const KEY = "sk-not-for-the-meeting"

type Answer = (response: ServerResponse, request: IncomingMessage) => void
let answer: Answer
let asked = 0
/** Settles when the connection of the newest request is closed from the engine's side. */
let closed: Promise<unknown>
let arrived: () => void = () => {}
let server: Server
let real: Awaited<ReturnType<typeof startRealEngine>>

beforeAll(async () => {
  server = createServer((request, response) => {
    asked++
    closed = once(response, "close")
    request.resume().on("end", () => {
      answer(response, request)
      arrived()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const endpoint = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, names: ["tester"] }
  real = await startRealEngine({ ...endpoint, patience: PATIENCE })
}, 60_000)
afterAll(async () => {
  await real.engine.close()
  server.closeAllConnections()
  server.close()
})

const INPUT = "How long does your cash last?"
const word = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" })
function drip(response: ServerResponse) {
  begin(response)
  const timer = setInterval(() => response.write(word("well ")), 100)
  response.on("close", () => clearInterval(timer))
}

const slow: [string, Answer, string][] = [
  ["accepts and never answers", () => {}, "timed_out"],
  ["answers headers and never a body", (response) => begin(response).flushHeaders(), "timed_out"],
  ["says one word and stalls", (response) => begin(response).write(word("We ")), "timed_out"],
  ["drips a word at a time for ever", drip, "timed_out"],
  [
    "asks for a long wait",
    (response) => response.writeHead(429, { "retry-after": "60" }).end(`{"error":{"message":"${KEY}"}}`),
    "busy",
  ],
  ["repeats the key in its refusal", (response) => response.writeHead(401).end(`Bearer ${KEY} is wrong`), "refused"],
  [
    "plays the key back as its reply",
    (response, request) => {
      begin(response).write(word("We sent "))
      response.end(word(`${(request.headers.authorization ?? "").slice(7)}. `))
    },
    "refused",
  ],
]
test.each(slow)("an endpoint that %s: the meeting goes on", async (_, failing, reason) => {
  answer = failing
  asked = 0
  const events: SpeechEvent[] = []
  // That it comes at all, within the test's twenty seconds, is the point: the endpoint may never end.
  const turn = await real.engine.reply(
    { company: real.company, conversation: [], input: INPUT, model: "tester" },
    (event) => events.push(event),
  )
  expect(turn.trace).toMatchObject({ model: "grounded", fallback: true, fallback_reason: reason })
  expect(turn.output).toContain("£780,000")
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(3)
  expect(JSON.stringify([turn, events])).not.toContain(KEY)
  await closed
})

test.each([
  ["before the first word", () => {}],
  ["in the middle of the reply", (response: ServerResponse) => begin(response).write(word("We "))],
])("a listener who leaves %s ends the request upstream", async (_, failing) => {
  answer = failing
  const here = new Promise<void>((resolve) => (arrived = resolve))
  const left = new AbortController()
  const settled: number[] = []
  const budget = { take: async () => null, settle: async (_taken: number, cost: number) => void settled.push(cost) }
  const turn = real.engine.reply({
    company: real.company,
    conversation: [],
    input: INPUT,
    model: "tester",
    signal: left.signal,
    budget,
  })
  const refused = expect(turn).rejects.toThrow("gone")
  await here
  left.abort(new Error("gone"))
  await refused
  await closed
  expect(settled).toEqual([expect.any(Number)])
})

test("each request is taken from the budget first and put right after; a spent one is not made", async () => {
  answer = (response) => {
    begin(response).write(word("We burn £84,000 a month."))
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`)
    const usage = { prompt_tokens: 700, completion_tokens: 11, total_tokens: 711 }
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
  }
  const kept: string[] = []
  let left = 1
  const budget = {
    take: async (tokens: number) => {
      kept.push(tokens > 450 && tokens < 3_000 ? "taken" : `taken ${tokens}`)
      return left-- > 0 ? null : ("limit_user" as const)
    },
    settle: async (_taken: number, cost: number) => void kept.push(`cost ${cost}`),
  }
  const ask = () =>
    real.engine.reply({ company: real.company, conversation: [], input: INPUT, model: "tester", budget })
  expect((await ask()).trace).toMatchObject({ model: "tester", fallback: false })
  expect(kept).toEqual(["taken", "cost 711"])
  asked = 0
  expect((await ask()).trace).toMatchObject({ model: "grounded", fallback: true, fallback_reason: "limit_user" })
  expect(asked).toBe(0)
})

test("a prompt is bounded: the oldest turns are left out first, never what was asked last", async () => {
  let size = 0
  let last = ""
  answer = (response) => begin(response).end(`${word("We burn £84,000 a month.")}data: [DONE]\n\n`)
  server.once("request", (request: IncomingMessage) => {
    let body = ""
    request.on("data", (chunk) => (body += chunk))
    request.on("end", () => {
      size = body.length
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      last = messages.at(-1)?.content ?? ""
    })
  })
  const long = { input: "What else? ".repeat(180), output: "Much. ".repeat(1300), topics: [], facts: [], level: 0 }
  const conversation = Array.from({ length: 6 }, () => long)
  const turn = await real.engine.reply({ company: real.company, conversation, input: INPUT, model: "tester" })
  expect(turn.trace).toMatchObject({ model: "tester" })
  expect(size).toBeLessThan(30_000)
  expect(last).toBe(INPUT)
})
