/**
 * The real app on a real database with the real engine, for tests. One database and one engine a
 * worker; `reset` empties what tests write. TEST_DATABASE=postgres takes a PostgreSQL server.
 */
import { randomBytes, randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import { type Content, loadContent } from "#content/load.ts"
import type { Role } from "#contracts/limits.ts"
import { createEngine } from "#engine/create-engine.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import type { ModelEndpoint } from "#engine/models/endpoint.ts"
import type { DialogueEngine, VectorStore } from "#engine/types.ts"
import { createApp } from "../app.ts"
import { type Config, readConfig } from "../config.ts"
import { type Database, openDatabase } from "../db/database.ts"
import { migrate } from "../db/migrate.ts"
import { seed } from "../db/seed.ts"
import { databaseVectors } from "../db/vectors.ts"
import { createCompanyCache } from "../features/companies/store.ts"
import { hashPassword } from "../features/users/passwords.ts"
import { addUser, openSession } from "../features/users/store.ts"
import { sha256 } from "../http/hash.ts"
import type { Mailer } from "../mail/mailer.ts"
import { type Client, createClient } from "./client.ts"
import { withKeptVectors } from "./kept-vectors.ts"
import { startPostgres, type TestPostgres } from "./postgres.ts"

/** The number of the company that tests meet. */
export const MET = 1
export const PASSWORD = "three lamps above the table"

export type World = { database: Database; content: Content; engine: DialogueEngine; postgres: TestPostgres | undefined }
let world: Promise<World> | undefined

/** A fresh, migrated and seeded database of the kind under test. */
export async function freshDatabase(postgres: TestPostgres | undefined): Promise<Database> {
  const name = `parley_${randomBytes(6).toString("hex")}`
  if (postgres) await postgres.createDatabase(name)
  const database = await openDatabase({ databaseUrl: postgres ? postgres.url(name) : "memory://", dataDir: "" })
  await migrate(database.db)
  return database
}

/** The real engine on a test's content; `models` is an endpoint that the test itself plays. */
export function engineOn(content: Content, vectors: VectorStore, models?: ModelEndpoint): DialogueEngine {
  const { framework, kinds } = content
  return createEngine({ framework, kinds, embedder: createBuiltinEmbedder(), vectors, models, paceMs: 0 })
}

async function createWorld(): Promise<World> {
  const [postgres, content] = await Promise.all([
    process.env.TEST_DATABASE === "postgres" ? startPostgres() : undefined,
    loadContent(),
  ])
  const database = await freshDatabase(postgres)
  await seed(database.db, content)
  const vectors = withKeptVectors(databaseVectors(database.db))
  const engine = engineOn(content, vectors)
  // Learned before the first test, whose own time limit is short.
  const company = await createCompanyCache(database.db)(MET)
  if (company) await engine.prepareReview(company)
  await vectors.flush()
  return { database, content, engine, postgres }
}

/** What every test of this worker shares; made once. */
export function sharedWorld(): Promise<World> {
  world ??= createWorld()
  return world
}

/** What a test may write; the seeded tables stay, unless a test edited a company. */
async function reset({ database: { db }, content }: World): Promise<void> {
  await sql`truncate users, sessions, beta_signups, password_tokens, rate_counters, mails, audit_log,
    investor_simulations, feedback, model_budgets, model_outcomes restart identity cascade`.execute(db)
  const edited = await db.selectFrom("investor_companies").select("id").where("edited_at", "is not", null).execute()
  if (edited.length === 0) return
  await db.updateTable("investor_companies").set({ edited_at: null }).execute()
  await db.deleteFrom("meta").execute()
  await seed(db, content)
}

export type TestApp = {
  app: FastifyInstance
  world: World
  db: Database["db"]
  /** Everything runs by this clock; move it to let time pass. */
  clock: { now(): Date; move(seconds: number): void }
  stranger: Client
  /** A signed-in account of its own. */
  as(role: Role, email?: string): Promise<Client & { id: number; email: string }>
  lines: string[]
  close(): Promise<void>
}

/** The app on the worker's database, emptied. `settings` are those of the environment. */
export async function startTestApp(
  settings: Record<string, string> = {},
  options: { keep?: boolean; mailer?: Mailer; database?: Database; engine?: DialogueEngine } = {},
): Promise<TestApp> {
  const shared = await sharedWorld()
  const database = options.database ?? shared.database
  if (!options.keep && !options.database) await reset(shared)
  const config: Config = readConfig({
    ACCESS_ROLES: "admin,investor,founder",
    SITE_URL: "https://parley.test",
    RATE_LIMIT_SCALE: "1000",
    ...settings,
  })
  let moved = 0
  const clock = {
    now: () => new Date(Date.now() + moved),
    move(seconds: number) {
      moved += seconds * 1000
    },
  }
  const lines: string[] = []
  const app = await createApp({
    db: database.db,
    engine: options.engine ?? shared.engine,
    mailer: options.mailer ?? null,
    brand: shared.content.brand,
    clock,
    random: { token: () => randomBytes(32).toString("base64url"), uuid: randomUUID },
    config,
    log: { level: "info", stream: { write: (line) => void lines.push(line) } },
  })
  await app.ready()
  const { db } = database

  async function as(role: Role, email = `${role}-${randomBytes(4).toString("hex")}@example.org`) {
    const password_hash = await passwordHash()
    const id = await addUser(db, { email, firstname: "Mara", role, password_hash }, clock.now())
    if (id === undefined) throw new Error(`${email} has an account already`)
    const token = randomBytes(32).toString("base64url")
    await openSession(db, id, sha256(token), clock.now())
    return { ...createClient(app, token), id, email }
  }

  return { app, world: shared, db, clock, stranger: createClient(app), as, lines, close: () => app.close() }
}

let hash: Promise<string> | undefined
function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD)
  return hash
}
