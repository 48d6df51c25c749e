import type { FastifyInstance, LightMyRequestResponse } from "fastify"
import {
  API_PREFIX,
  type Endpoint,
  type EndpointName,
  endpoints,
  type ReplyOf,
  type SentBodyOf,
  type SentParamsOf,
} from "#contracts/endpoints.ts"
import type { ErrorReply } from "#contracts/error-reply.ts"

type Rest<Name extends EndpointName> = (SentParamsOf<Name> extends undefined
  ? { params?: undefined }
  : { params: SentParamsOf<Name> }) &
  (SentBodyOf<Name> extends undefined ? { body?: undefined } : { body: SentBodyOf<Name> })
type Arguments<Name extends EndpointName> =
  Record<string, never> extends Rest<Name> ? [rest?: Rest<Name>] : [rest: Rest<Name>]
export type Answer<Body> = { status: number; body: Body; headers: LightMyRequestResponse["headers"]; text: string }

/** The API as one account calls it, by the names of the table; without a token, as a stranger. */
export function createClient(app: FastifyInstance, token?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function raw(
    method: Endpoint["method"] | "PUT" | "HEAD",
    path: string,
    sent: { body?: unknown; headers?: Record<string, string>; text?: string; address?: string } = {},
  ): Promise<Answer<unknown>> {
    const payload = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    const response = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: {
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...authorization,
        ...sent.headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(sent.address === undefined ? {} : { remoteAddress: sent.address }),
    })
    const json = (response.headers["content-type"] ?? "").startsWith("application/json")
    const body: unknown = json && response.body !== "" ? JSON.parse(response.body) : response.body
    return { status: response.statusCode, body, headers: response.headers, text: response.body }
  }

  function pathOf(name: EndpointName, params?: { id: number | string }): string {
    return endpoints[name].path.replace(":id", String(params?.id ?? ""))
  }

  /** Any status; the body is the reply's type and may be an error's. */
  async function call<Name extends EndpointName>(
    name: Name,
    ...[rest]: Arguments<Name>
  ): Promise<Answer<ReplyOf<Name> & ErrorReply>> {
    const answer = await raw(endpoints[name].method, pathOf(name, rest?.params), { body: rest?.body })
    // The server parses replies by the same schema; an error's fields are all optional.
    return answer as Answer<ReplyOf<Name> & ErrorReply>
  }

  /** The reply of a call that must succeed. */
  async function ok<Name extends EndpointName>(name: Name, ...rest: Arguments<Name>): Promise<ReplyOf<Name>> {
    const answer = await call(name, ...rest)
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }

  return { raw, call, ok, pathOf, token }
}
export type Client = ReturnType<typeof createClient>
