import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { learnContent } from "../scripts/learn.ts"
import { readConfig } from "../server/config.ts"
import { openDatabase } from "../server/db/database.ts"
import { migrate } from "../server/db/migrate.ts"
import { databaseVectors } from "../server/db/vectors.ts"
import { startProduct } from "./product.ts"

/**
 * Playwright's global set-up: one database, migrated, seeded and with every company learnt, that each
 * product of the run begins as a copy of. Gives the tear-down.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "parley-e2e-template-"))
  const database = await openDatabase(readConfig({ DATA_DIR: folder }))
  await migrate(database.db)
  await learnContent(databaseVectors(database.db))
  await database.close()
  const product = await startProduct({ LOG_LEVEL: "info" }, folder)
  await product.printed("every company is learnt")
  await product.stop()
  process.env.PARLEY_E2E_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
