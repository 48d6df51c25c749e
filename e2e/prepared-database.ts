import { readConfig } from "../server/config.ts"
import { openDatabase } from "../server/db/database.ts"
import { readContent } from "../server/db/kept-content.ts"
import { migrate } from "../server/db/migrate.ts"
import { seed } from "../server/db/seed.ts"
import { makeFirstAdmin } from "../server/first-admin.ts"
import { ADMIN } from "./product.ts"

/** Opens the database of a folder in this process as the product leaves it at its start: migrated, seeded, with an administrator. */
export async function openPrepared(folder: string): ReturnType<typeof openDatabase> {
  const config = readConfig({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password })
  const database = await openDatabase(config)
  await migrate(database.db)
  const content = await readContent(database.db)
  await seed(database.db, content)
  await makeFirstAdmin(database.db, config, content.brand.product, new Date())
  return database
}
