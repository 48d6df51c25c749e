import { z } from "zod"
import {
  API_PREFIX,
  type Endpoint,
  type EndpointName,
  endpoints,
  type ReplyOf,
  type SentBodyOf,
  type SentParamsOf,
} from "#contracts/endpoints.ts"
import { NO_TOKEN, UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { endSession, readSession } from "../session/session-store.ts"
import { ApiError } from "./api-error.ts"
import { errorOf } from "./read-refusal.ts"

// Compiled parsers need eval, which the content security policy forbids.
z.config({ jitless: true })

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [key in Key]?: undefined }
  : { [key in Key]: Value }
/** What a call is given: its params and body as the contract has them, and a signal to give it up. */
export type CallInput<Name extends EndpointName> = Part<"params", SentParamsOf<Name>> &
  Part<"body", SentBodyOf<Name>> & { signal?: AbortSignal }

type AnyInput = { params?: { id: number | string }; body?: unknown; signal?: AbortSignal }

const NOT_REACHED = "The server could not be reached. Check your connection and try again."

/**
 * Sends one call and gives the response once it is known to be a success.
 * Throws ApiError: 401 without asking when there is no token, the server's words when it refuses,
 * status 0 when nothing came back. A 401 to a call with a token ends the session.
 */
export async function send(name: EndpointName, input: AnyInput, accept: string): Promise<Response> {
  const endpoint: Endpoint = endpoints[name]
  const token = readSession()?.token
  if (endpoint.access !== "public" && !token) throw new ApiError(NO_TOKEN, 401)

  const path = endpoint.path.replace(":id", encodeURIComponent(String(input.params?.id ?? "")))
  const headers: Record<string, string> = { accept }
  if (token && endpoint.access !== "public") headers.authorization = token
  if (input.body !== undefined) headers["content-type"] = "application/json"

  let response: Response
  try {
    response = await fetch(`${API_PREFIX}${path}`, {
      method: endpoint.method,
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: input.signal,
    })
  } catch (error) {
    if (input.signal?.aborted) throw error
    throw new ApiError(NOT_REACHED, 0)
  }
  if (response.ok) return response
  if (response.status === 401 && endpoint.access !== "public") endSession()
  throw await errorOf(response)
}

/** The reply held against the contract; what does not fit is our fault and reads as such. */
export function parseReply<Name extends EndpointName>(name: Name, body: unknown): ReplyOf<Name> {
  const parsed = endpoints[name].reply.safeParse(body)
  if (!parsed.success) throw new ApiError(UNEXPECTED_ERROR, 0)
  // The schema parsed is the one the type was made from; TypeScript cannot follow it through the index.
  return parsed.data as ReplyOf<Name>
}

/** One call: its parsed reply and the response's headers. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<{ reply: ReplyOf<Name>; headers: Headers }> {
  const response = await send(name, input, "application/json")
  const body: unknown = await response.json().catch(() => null)
  return { reply: parseReply(name, body), headers: response.headers }
}
