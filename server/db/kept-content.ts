import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Content, loadContent } from "#content/load.ts"
import type { Db } from "./schema.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
/** What the parsed content depends on: its files, the code that reads them, and their schemas. */
const SOURCES = ["content", "contracts"]
const HASH_KEY = "content_files"
const CONTENT_KEY = "content_parsed"

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256")
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths.sort()) hash.update(path.slice(root.length)).update(await readFile(path))
  }
  return hash.digest("hex")
}

/**
 * The content, parsed and checked. Parsing takes about a second, so the result is kept in the
 * database and taken from there as long as no file under content/ or contracts/ has changed.
 */
export async function readContent(db: Db): Promise<Content> {
  const hash = await hashOfSources()
  const rows = await db.selectFrom("meta").selectAll().where("key", "in", [HASH_KEY, CONTENT_KEY]).execute()
  const kept = new Map(rows.map((row) => [row.key, row.value]))
  const parsed = kept.get(CONTENT_KEY)
  // Only this function writes the row, from what the loader gave for the same files.
  if (parsed !== undefined && kept.get(HASH_KEY) === hash) return JSON.parse(parsed) as Content
  const content = await loadContent()
  await db
    .insertInto("meta")
    .values([
      { key: HASH_KEY, value: hash },
      { key: CONTENT_KEY, value: JSON.stringify(content) },
    ])
    .onConflict((conflict) => conflict.column("key").doUpdateSet((row) => ({ value: row.ref("excluded.value") })))
    .execute()
  return content
}
