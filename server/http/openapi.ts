import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { API_PREFIX, type Endpoint, endpoints } from "#contracts/endpoints.ts"
import { errorReply } from "#contracts/error-reply.ts"
import { escapeHtml } from "./html.ts"

const rows: [string, Endpoint][] = Object.entries(endpoints)
const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  return rest
}
const json = (schema: z.ZodType, io: "input" | "output") => ({ "application/json": { schema: schemaOf(schema, io) } })
const pathOf = (endpoint: Endpoint) => endpoint.path.replaceAll(/:(\w+)/g, "{$1}")
const accessOf = ({ access }: Endpoint) =>
  access === "public" ? "anyone" : access === "signed_in" ? "anyone signed in" : access.join(", ")

function operation(name: string, endpoint: Endpoint) {
  const problem = (description: string) => ({ description, content: json(errorReply, "output") })
  const success = {
    description: "Success",
    content: {
      ...json(endpoint.reply, "output"),
      ...(endpoint.streams && { "text/event-stream": { schema: { type: "string" } } }),
    },
    ...(name === "signIn" && {
      headers: { Authorization: { description: "Bearer and the session's token", schema: { type: "string" } } },
    }),
  }
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `For: ${accessOf(endpoint)}.`,
    security: endpoint.access === "public" ? [] : [{ session: [] }],
    ...(endpoint.params && {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    }),
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, "input") } }),
    responses: {
      [endpoint.status ?? 200]: success,
      ...(endpoint.access !== "public" && { 401: problem("No session, or one that has ended") }),
      ...(Array.isArray(endpoint.access) && { 403: problem("Another role") }),
      ...(endpoint.params && { 404: problem("No such thing, or someone else's") }),
      ...(endpoint.body && { 422: problem("A body that does not pass") }),
      default: problem("Any other refusal"),
    },
  }
}

/** The table of endpoints as an OpenAPI 3.1 document. */
export function openApiDocument(siteUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of rows) {
    const path = pathOf(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Parley API", version: "1", description: "Every call of the product, made from the contract." },
    servers: [{ url: `${siteUrl}${API_PREFIX}` }],
    paths,
    components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
  }
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1rem;margin:2rem 0 .25rem;font-family:ui-monospace,monospace}p{margin:.25rem 0}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:6px;font-size:.8125rem;max-height:24rem}`

function row([name, endpoint]: [string, Endpoint]): string {
  const shape = (title: string, schema: z.ZodType, io: "input" | "output") =>
    `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`
  return `<section id="${name}"><h2>${endpoint.method} ${escapeHtml(API_PREFIX + pathOf(endpoint))}</h2>
<p>${escapeHtml(endpoint.summary)}. For: ${escapeHtml(accessOf(endpoint))}.${endpoint.streams ? " Also as server-sent events." : ""}</p>
${endpoint.body ? shape("Body", endpoint.body, "input") : ""}${shape("Reply", endpoint.reply, "output")}</section>`
}

function page(): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Parley API</title><link rel="stylesheet" href="${API_PREFIX}/docs.css"></head><body><main><h1>Parley API</h1>
<p>Every call, from the contract. The same as <a href="${API_PREFIX}/openapi.json">OpenAPI 3.1</a>.</p>
${rows.map(row).join("\n")}</main></body></html>`
}

/** Serves the document and a readable page of it. */
export function registerApiDocs(app: FastifyInstance, siteUrl: string): void {
  app.get(`${API_PREFIX}/openapi.json`, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(openApiDocument(siteUrl))),
  )
  app.get(`${API_PREFIX}/docs`, async (_request, reply) => reply.type("text/html; charset=utf-8").send(page()))
  app.get(`${API_PREFIX}/docs.css`, async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE))
}
