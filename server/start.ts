/** Starts the product: settings, database, content, engine, app. One line says when it is ready. */
import { randomBytes, randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { brandFrom } from "#content/brand.ts"
import { createEngine } from "#engine/create-engine.ts"
import { withHelper } from "#engine/embedders/helped-embedder.ts"
import { createBuiltinEmbedder, createFolderEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { createApp } from "./app.ts"
import { type Config, processConfig } from "./config.ts"
import { openDatabase } from "./db/database.ts"
import { readContent } from "./db/kept-content.ts"
import { migrate } from "./db/migrate.ts"
import { seed } from "./db/seed.ts"
import { databaseVectors } from "./db/vectors.ts"
import { type FirstAdmin, makeFirstAdmin } from "./first-admin.ts"
import { showsLocalMails } from "./mail/local-page.ts"
import { smtpMailer } from "./mail/mailer.ts"
import { startFailure } from "./start-failure.ts"

/** How long requests in flight may take to finish once the server is told to stop. */
const LAST_REQUESTS_MS = 15_000

function say(sentence: string): void {
  process.stdout.write(`parley: ${sentence}\n`)
}

async function start(config: Config): Promise<void> {
  const database = await openDatabase(config)
  const { db } = database
  const applied = await migrate(db)
  if (applied.length > 0)
    say(`prepared the database (${applied.length === 1 ? "one step" : `${applied.length} steps`})`)
  const content = await readContent(db)
  if (await seed(db, content)) say(`brought in the content (companies: ${content.companies.length})`)
  const brand = brandFrom(content.brand, config.brandSettings)
  const admin = await makeFirstAdmin(db, config, brand.product, new Date())

  const engine = createEngine({
    framework: content.framework,
    kinds: content.kinds,
    embedder: withHelper(() =>
      config.embeddingModelDir === undefined ? createBuiltinEmbedder() : createFolderEmbedder(config.embeddingModelDir),
    ),
    vectors: databaseVectors(db),
    models: config.llm && { baseUrl: config.llm.baseUrl, apiKey: config.llm.apiKey ?? "", names: config.llm.models },
  })
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom ?? `${brand.product} <${brand.support_email}>`)
    : null
  const app = await createApp({
    db,
    engine,
    mailer,
    brand,
    clock: { now: () => new Date() },
    random: { token: () => randomBytes(32).toString("base64url"), uuid: randomUUID },
    config,
    // A person at a terminal reads sentences; anything else gets a line for every request.
    log: { level: process.stdout.isTTY && config.logLevel === "info" ? "warn" : config.logLevel },
  })
  stopOnSignals(app, async () => {
    await engine.close()
    mailer?.close()
    await database.close()
  })
  await app.listen({ host: config.host, port: config.port })
  announce(config, admin)
}

function announce(config: Config, admin: FirstAdmin | undefined): void {
  const kept = showsLocalMails(config) ? `http://127.0.0.1:${config.port}/local/mails` : "kept until SMTP_URL is set"
  const mails = config.smtpUrl === undefined ? ` | mails: ${kept}` : ""
  const who = admin
    ? ` | administrator: ${admin.email}${admin.password === null ? "" : ` | password (shown once): ${admin.password}`}`
    : ""
  say(`ready at ${config.siteUrl}${who}${mails}`)
}

/** Stops accepting, lets requests finish, closes what was opened, exits 0. */
function stopOnSignals(app: FastifyInstance, closeParts: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS)
    try {
      await app.close()
      await closeParts()
      process.exit(0)
    } catch (error) {
      app.log.fatal({ err: error }, "the server could not stop cleanly")
      process.exit(1)
    } finally {
      clearTimeout(cut)
    }
  }
  process.on("SIGTERM", () => void stop())
  process.on("SIGINT", () => void stop())
  process.on("unhandledRejection", (error) => app.log.error({ err: error }, "a rejection nobody handled"))
}

let config: Config | undefined
try {
  config = processConfig()
  await start(config)
} catch (error) {
  process.stderr.write(`parley: ${startFailure(error, config)}\n`)
  process.exit(1)
}
