import type { FastifyBaseLogger, FastifyInstance } from "fastify"
import {
  API_PREFIX,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ParamsOf,
  type ReplyOf,
} from "#contracts/endpoints.ts"
import { TERMS_REQUIRED } from "#contracts/errors.ts"
import type { SpeechEvent } from "#engine/types.ts"
import type { AppParts } from "#server/parts.ts"
import { clientLeft } from "./app-error.ts"
import { type Actor, authenticate } from "./authenticate.ts"
import { countedAddress } from "./client-address.ts"
import { streamReply, wantsStream } from "./stream-reply.ts"
import { validateBody, validateParams } from "./validate.ts"

/** A validated call as a handler gets it. */
export type Call<Name extends EndpointName> = {
  params: ParamsOf<Name>
  body: BodyOf<Name>
  user: Endpoints[Name]["access"] extends "public" ? null : Actor
  /** Where the client's attempts are counted: its address (behind a trusted proxy, the one the proxy names). */
  address: string
  log: FastifyBaseLogger
  /** Aborted when the client leaves before the answer is whole. */
  signal: AbortSignal
  /** Streams speech where the client asked for it; without it nobody listens, and nothing need be paced. */
  emit: ((speech: SpeechEvent) => void) | undefined
  setHeader: (name: string, value: string) => void
  /** Work to do once the answer is on its way. */
  afterAnswer: (what: string, work: () => Promise<unknown>) => void
}
export type Handlers = { [Name in EndpointName]: (call: Call<Name>) => Promise<ReplyOf<Name>> }

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null
    path: unknown
    afterAnswer: { what: string; work: () => Promise<unknown> }[]
  }
}

/** Routes whose methods would otherwise be served to anyone: every row must say who may call. */
function checkAccess(name: string, endpoint: Endpoint): void {
  const { access } = endpoint
  const declared = access === "public" || access === "signed_in" || (Array.isArray(access) && access.length > 0)
  if (!declared) throw new Error(`The endpoint ${name} does not say who may call it.`)
}

/** Makes a route of every row of the table: session, role, path, body, handler, reply, in this order. */
export function registerEndpoints(app: FastifyInstance, parts: AppParts, handlers: Handlers): void {
  app.decorateRequest("actor", null)
  app.decorateRequest("path", null)
  // Set per request in the hook below; a shared array would be one for all requests.
  app.decorateRequest("afterAnswer", null as never)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    registerEndpoint(app, parts, name, endpoints[name], handlers[name])
  }
}

/** What all handlers have in common; `Handlers` has checked each against its own row. */
type Handler = (call: Call<EndpointName>) => Promise<unknown>

function registerEndpoint(
  app: FastifyInstance,
  parts: AppParts,
  name: EndpointName,
  endpoint: Endpoint,
  handler: Handler,
): void {
  checkAccess(name, endpoint)
  app.route({
    method: endpoint.method,
    url: `${API_PREFIX}${endpoint.path}`,
    onRequest: async (request, reply) => {
      request.afterAnswer = []
      // By the route and not by the address, which can be written in more ways than one.
      reply.header("cache-control", "no-store")
      // Before the body is read: who may not call learns nothing about what a right body looks like.
      request.actor = await authenticate(parts, endpoint.access, request)
      request.path = endpoint.params ? validateParams(endpoint.params, request.params) : undefined
    },
    onResponse: async (request) => {
      for (const { what, work } of request.afterAnswer) parts.background.run(what, work)
    },
    handler: async (request, reply) => {
      const left = new AbortController()
      reply.raw.on("close", () => {
        if (!reply.raw.writableFinished) left.abort(clientLeft())
      })
      const run = async (emit?: (speech: SpeechEvent) => void): Promise<unknown> => {
        const call: Call<EndpointName> = {
          // Checked by the row's own schemas just before; the union of all rows cannot say so.
          params: request.path as Call<EndpointName>["params"],
          body: (endpoint.body ? validateBody(endpoint.body, request.body, [TERMS_REQUIRED]) : undefined) as never,
          user: request.actor as Actor,
          address: countedAddress(request.ip),
          log: request.log,
          signal: left.signal,
          emit,
          setHeader: (header, value) => void reply.header(header, value),
          afterAnswer: (what, work) => void request.afterAnswer.push({ what, work }),
        }
        return endpoint.reply.parse(await handler(call))
      }
      if (endpoint.streams && wantsStream(request)) return streamReply(request, reply, run)
      const body = await run()
      return reply
        .code(endpoint.status ?? 200)
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(body))
    },
  })
}
