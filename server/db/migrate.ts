import { readdir, readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import type { Db } from "./schema.ts"

const folder = fileURLToPath(new URL("./migrations/", import.meta.url))
/** Any number will do, as long as every Parley takes the same. */
const ADVISORY_LOCK = 7_261_953

export class NewerSchemaError extends Error {
  constructor(names: string[]) {
    super(`The database was made by a newer release (it has ${names.join(", ")}). Start that release.`)
    this.name = "NewerSchemaError"
  }
}

/**
 * Brings the schema up to date: numbered SQL files, forward only, all in one transaction under a
 * lock, so that two servers starting at once do not migrate twice. Gives the names applied.
 * Throws NewerSchemaError where the database was made by a newer release.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    await sql`create table if not exists schema_migrations (
      name text primary key, applied_at timestamptz not null default now())`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx)
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !files.includes(name)).sort()
    if (unknown.length > 0) {
      throw new NewerSchemaError(unknown)
    }
    const waiting = files.filter((name) => !applied.has(name))
    for (const name of waiting) {
      await sql.raw(await readFile(`${folder}${name}`, "utf8")).execute(trx)
      await sql`insert into schema_migrations (name) values (${name})`.execute(trx)
    }
    return waiting
  })
}
