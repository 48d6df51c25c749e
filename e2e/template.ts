import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { learnContent } from "../scripts/learn.ts"
import { readConfig } from "../server/config.ts"
import { openDatabase } from "../server/db/database.ts"
import { readContent } from "../server/db/kept-content.ts"
import { migrate } from "../server/db/migrate.ts"
import { seed } from "../server/db/seed.ts"
import { databaseVectors } from "../server/db/vectors.ts"
import { makeFirstAdmin } from "../server/first-admin.ts"
import { ADMIN } from "./product.ts"

/**
 * Playwright's global set-up: one database, migrated, seeded and with every company learnt, that each
 * product of the run begins as a copy of. Gives the tear-down.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "parley-e2e-template-"))
  const config = readConfig({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password })
  const database = await openDatabase(config)
  const { db } = database
  await migrate(db)
  const content = await readContent(db)
  await seed(db, content)
  await makeFirstAdmin(db, config, content.brand.product, new Date())
  await learnContent(databaseVectors(db))
  await database.close()
  process.env.PARLEY_E2E_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
