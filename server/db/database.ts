import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { lockDirectory } from "./lock.ts"
import { prepareStatements } from "./prepared.ts"
import type { Db, Tables } from "./schema.ts"
import { wholeStatements } from "./whole-statements.ts"

/** `embedded` is true where this process is the only one on the database. */
export type Database = { db: Db; embedded: boolean; close(): Promise<void> }
export type DatabaseSettings = { databaseUrl: string | undefined; dataDir: string }

const QUERY_TIMEOUT_MS = 10_000
const BIGINT = 20
const NUMERIC = 1700

/** Ids and sums stay far below 2^53, so numbers do for them; the driver would give strings. */
const types: pg.CustomTypesConfig = {
  // The driver's own signature says any: what a parser gives depends on the type it is asked for.
  getTypeParser: ((oid: number, format: "text") =>
    oid === BIGINT || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
}

function kysely(pool: pg.Pool): Db {
  // An idle connection that breaks is replaced at the next query; without a listener it ends the process.
  pool.on("error", () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

async function openEmbedded(directory: string | undefined): Promise<Database> {
  const unlock = directory === undefined ? () => undefined : lockDirectory(directory)
  try {
    const lite = new PGlite(directory === undefined ? "memory://" : join(directory, "postgres"))
    await lite.waitReady
    // One connection is all there is: the pool queues for it.
    const limits = { max: 1, idleTimeoutMillis: 0, query_timeout: QUERY_TIMEOUT_MS, types }
    const pool = new pg.Pool(Object.assign(createPgConfig(wholeStatements(lite)), limits))
    prepareStatements(pool)
    const db = kysely(pool)
    return {
      db,
      embedded: true,
      close: async () => {
        await db.destroy()
        await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens PostgreSQL at `databaseUrl`, a throw-away database for "memory://", or the embedded
 * one in `dataDir` where no URL is given. Throws DirectoryLockedError if that is in use.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  if (databaseUrl === undefined) return openEmbedded(dataDir)
  if (databaseUrl === "memory://") return openEmbedded(undefined)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    types,
  })
  const db = kysely(pool)
  return { db, embedded: false, close: () => db.destroy() }
}
