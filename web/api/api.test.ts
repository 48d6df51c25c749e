import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { NO_TOKEN, UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { readSession, startSession } from "../session/session-store.ts"
import { api } from "./api.ts"
import { messageOf } from "./api-error.ts"
import { refusalText } from "./read-refusal.ts"
import { request } from "./request.ts"
import { streamCall } from "./stream-call.ts"

/** A browser's storage in as many lines as it takes. */
function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
  }
}
const answer = (status: number, body: unknown, headers = {}) =>
  vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status, headers }))
const signedIn = () => startSession({ token: "Bearer abc", name: "Ruth", role: "admin" })

beforeEach(() => vi.stubGlobal("sessionStorage", memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test("a refusal reads as its error, else its errors joined, else its message (SPEC 8)", () => {
  expect(refusalText({ error: "No.", errors: ["a"], message: "m" })).toBe("No.")
  expect(refusalText({ errors: ["Email is taken.", "Name is too long."] })).toBe("Email is taken. Name is too long.")
  expect(refusalText({ message: "Later." })).toBe("Later.")
  expect(refusalText({})).toBeNull()
  expect(refusalText("<html>")).toBeNull()
  expect(messageOf(new Error("own words"))).toBe("own words")
  expect(messageOf("thrown text")).toBe(UNEXPECTED_ERROR)
})

test("a call that needs a token fails without one and asks nobody", async () => {
  const fetch = answer(200, [])
  vi.stubGlobal("fetch", fetch)
  await expect(api.listCompanies()).rejects.toMatchObject({ message: NO_TOKEN, status: 401 })
  expect(fetch).not.toHaveBeenCalled()
})

test("the path, the token and the body are the contract's", async () => {
  const fetch = answer(201, { id: 7 })
  vi.stubGlobal("fetch", fetch)
  signedIn()
  const body = { investor_simulation: { company_id: 3, runtime: 45 } } as const
  await expect(api.createSimulation({ body })).resolves.toEqual({ id: 7 })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe("/api/v1/investor_simulations")
  expect(init).toMatchObject({ method: "POST", body: JSON.stringify(body) })
  expect(init?.headers).toMatchObject({ authorization: "Bearer abc", "content-type": "application/json" })
})

test("the token of a sign-in is read from the response's header, and none is sent", async () => {
  const reply = { user: { id: 1, firstname: "Ruth", email: "r@example.com" }, role: "admin" }
  const fetch = answer(200, reply, { authorization: "Bearer new" })
  vi.stubGlobal("fetch", fetch)
  signedIn()
  const { headers } = await request("signIn", { body: { user: { email: "r@example.com", password: "x" } } })
  expect(headers.get("authorization")).toBe("Bearer new")
  expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty("authorization")
})

test("a 401 ends the session; a wrong password at sign-in does not", async () => {
  signedIn()
  vi.stubGlobal("fetch", answer(401, { error: "Wrong." }))
  await expect(request("signIn", { body: { user: { email: "a", password: "b" } } })).rejects.toThrow("Wrong.")
  expect(readSession()).not.toBeNull()
  await expect(api.archive()).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
})

test("no network, no JSON and a reply off the contract read as sentences", async () => {
  signedIn()
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")))
  await expect(api.archive()).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining("could not be reached"),
  })
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }))
  await expect(api.archive()).rejects.toMatchObject({ status: 502, message: UNEXPECTED_ERROR })
  vi.stubGlobal("fetch", answer(200, { not: "a list" }))
  await expect(api.archive()).rejects.toThrow(UNEXPECTED_ERROR)
})

function stream(...chunks: string[]) {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return async () => new Response(body, { headers: { "content-type": "text/event-stream" } })
}
const ask = (heard: unknown[] = []) =>
  streamCall("generateOutput", { params: { id: 1 }, body: { investor_simulation: { input: "Why?" } } }, (event) =>
    heard.push(event),
  )
const executive = { name: "Ines Halvard", role: "Chief executive" }

test("a streamed reply is heard in pieces, however it is cut, and given whole", async () => {
  signedIn()
  const done = JSON.stringify({ output: "Because.", executive })
  const text = `event: speaker\ndata: ${JSON.stringify(executive)}\n\n: ping\n\nevent: text\r\ndata: {"text":"Bec"}\r\n\r\nevent: text\ndata: {"text":"ause."}\n\nevent: done\ndata: ${done}\n\n`
  vi.stubGlobal("fetch", stream(text.slice(0, 25), text.slice(25, 90), text.slice(90)))
  const heard: unknown[] = []
  await expect(ask(heard)).resolves.toEqual({ output: "Because.", executive })
  expect(heard).toEqual([
    { event: "speaker", data: executive },
    { event: "text", data: { text: "Bec" } },
    { event: "text", data: { text: "ause." } },
  ])
})

test("a stream that errs or breaks off is an error with words", async () => {
  signedIn()
  vi.stubGlobal("fetch", stream('event: error\ndata: {"error":"The meeting is over."}\n\n'))
  await expect(ask()).rejects.toThrow("The meeting is over.")
  vi.stubGlobal("fetch", stream('event: text\ndata: {"text":"Bec"}\n\n'))
  await expect(ask()).rejects.toMatchObject({ status: 0 })
})

test("a server that answers JSON where a stream was asked for is understood", async () => {
  signedIn()
  vi.stubGlobal("fetch", answer(200, { output: "Because.", executive }))
  await expect(ask()).resolves.toEqual({ output: "Because.", executive })
})
