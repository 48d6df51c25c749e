import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { learnContent } from "../scripts/learn.ts"
import { readContent } from "../server/db/kept-content.ts"
import { databaseVectors } from "../server/db/vectors.ts"
import { openPrepared } from "./prepared-database.ts"

/**
 * Playwright's global set-up: one database, migrated, seeded and with every company learnt, that each
 * product of the run begins as a copy of. Gives the tear-down.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "parley-e2e-template-"))
  const database = await openPrepared(folder)
  await learnContent(databaseVectors(database.db), await readContent(database.db))
  await database.close()
  process.env.PARLEY_E2E_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
