import { join } from "node:path"
import rateLimit from "@fastify/rate-limit"
import Fastify, { type FastifyInstance, LogController } from "fastify"
import { contentRoot } from "#content/load.ts"
import { articleHandlers } from "./features/articles/routes.ts"
import { assessmentHandlers } from "./features/assessments/routes.ts"
import { companyHandlers } from "./features/companies/routes.ts"
import { type CompanyCache, createCompanyCache, listCompanyRows } from "./features/companies/store.ts"
import { signupHandlers } from "./features/signups/routes.ts"
import { simulationHandlers } from "./features/simulations/routes.ts"
import { releaseAllAnswers } from "./features/simulations/turn-store.ts"
import { warmPasswords } from "./features/users/passwords.ts"
import { userHandlers } from "./features/users/routes.ts"
import { answerError, registerErrors } from "./http/answer-errors.ts"
import { AppError } from "./http/app-error.ts"
import { registerHealth } from "./http/health.ts"
import { answerUnreadable, registerOddRequests } from "./http/odd-requests.ts"
import { registerApiDocs } from "./http/openapi.ts"
import { MAX_BODY_BYTES, registerBodyParser } from "./http/read-body.ts"
import { type Handlers, registerEndpoints } from "./http/register-endpoints.ts"
import { registerSecurityHeaders } from "./http/security-headers.ts"
import { inlineSources, registerContentImages, registerStaticWeb } from "./http/static-web.ts"
import { createBackground } from "./jobs/background.ts"
import { startJobs } from "./jobs/schedule.ts"
import { registerLocalMails, showsLocalMails } from "./mail/local-page.ts"
import type { AppParts, Parts } from "./parts.ts"

/** Calls a client address may make a minute, pages and pictures included. */
const CALLS_A_MINUTE = 3000

/** How long closing waits for work after the last answers; a mail server that says nothing holds it up no longer. */
const LAST_WORK_MS = 3_000

/** What is left of a limit is nobody's business; Retry-After comes with the refusal. */
const NO_LIMIT_HEADERS = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false }

/** The whole product over HTTP, made of its parts. It listens only when asked to, so tests need no port. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config } = parts
  const app = createServer(parts)
  const background = createBackground((error, what) => app.log.error({ err: error, what }, "background work failed"))
  const appParts: AppParts = { ...parts, log: app.log, background }

  registerErrors(app)
  registerOddRequests(app)
  registerBodyParser(app)
  registerRequestLog(app)
  await registerSecurityHeaders(app, {
    https: config.siteUrl.startsWith("https:"),
    inline: inlineSources(config.webRoot),
  })
  await app.register(rateLimit, {
    // As the first hook of the app, since a route's own hooks (who may call) come before one of its own.
    global: false,
    max: Math.ceil(CALLS_A_MINUTE * config.rateLimitScale),
    timeWindow: "1 minute",
    addHeaders: NO_LIMIT_HEADERS,
    addHeadersOnExceeding: NO_LIMIT_HEADERS,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(
        429,
        { error: "Too many requests. Please wait a minute and try again." },
        { "retry-after": String(Math.ceil(ttl / 1000)) },
      ),
  })
  app.addHook("onRequest", app.rateLimit())
  const companies = createCompanyCache(parts.db)
  registerEndpoints(app, appParts, allHandlers(appParts, companies))
  registerApiDocs(app, config.siteUrl)
  registerHealth(app, parts.db)
  registerContentImages(app, join(contentRoot, "articles", "images"))
  if (!parts.mailer && showsLocalMails(config)) registerLocalMails(app, parts.db)
  registerStaticWeb(app, config.webRoot, config.siteUrl)

  const stopJobs = startJobs(appParts)
  let stopping = false
  app.addHook("preClose", async () => {
    stopping = true
  })
  // A client keeps its connection for the next question, which the next process answers.
  app.addHook("onResponse", async (request) => {
    if (stopping) request.raw.socket.end()
  })
  app.addHook("onReady", async () => {
    await releaseAllAnswers(parts.db)
    background.run("warm the password check", warmPasswords)
  })
  // Ahead of the first question; neither the first request nor a stop waits for it.
  app.addHook("onListen", () => {
    prepareCompanies(appParts, companies).catch((error: unknown) => {
      if (!stopping) app.log.error({ err: error }, "the companies could not be prepared")
    })
  })
  app.addHook("onClose", async () => {
    stopJobs()
    await background.settled(LAST_WORK_MS)
  })
  return app
}

async function prepareCompanies({ db, engine, log }: AppParts, companies: CompanyCache): Promise<void> {
  for (const { id } of await listCompanyRows(db)) {
    const company = await companies(id)
    if (company) await engine.prepare(company)
  }
  log.info("every company is learnt")
}

function allHandlers(parts: AppParts, companies: CompanyCache): Handlers {
  return {
    ...userHandlers(parts),
    ...signupHandlers(parts),
    ...companyHandlers(parts),
    ...simulationHandlers(parts, companies),
    ...assessmentHandlers(parts, companies),
    ...articleHandlers(parts),
  }
}

/** Limits of time and size are all said here, so that a slow or endless request is cut. */
function createServer({ config, log, random }: Parts): FastifyInstance {
  const app = Fastify({
    logger: { level: log.level, ...(log.stream && { stream: log.stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => random.uuid(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    connectionTimeout: 120_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    // Requests in flight are waited for; main.ts cuts them after fifteen seconds.
    forceCloseConnections: "idle",
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  })
  app.server.maxConnections = 4_000
  return app
}

/** One line a request, without query, body, token or address of anybody. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        user_id: request.actor?.id,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    )
  })
}
