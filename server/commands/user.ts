/**
 * `npm run user -- add EMAIL --role admin|investor|founder --name NAME`: adds an account without the
 * web. The password comes from standard input, so that it stands in no history and no process list.
 */
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { z } from "zod"
import { brandFrom } from "#content/brand.ts"
import { loadContent } from "#content/load.ts"
import { MAX_NAME_LENGTH, ROLES } from "#contracts/limits.ts"
import { email, writtenName } from "#contracts/text.ts"
import { processConfig } from "../config.ts"
import { openDatabase } from "../db/database.ts"
import { migrate } from "../db/migrate.ts"
import { refusePassword } from "../features/users/password-rules.ts"
import { hashPassword } from "../features/users/passwords.ts"
import { addUser } from "../features/users/store.ts"

const USAGE =
  "Usage: npm run user -- add EMAIL --role admin|investor|founder --name NAME   (password on standard input)"
const wanted = z.object({ email, role: z.enum(ROLES), firstname: writtenName(MAX_NAME_LENGTH) })

class Refused extends Error {}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("Password, then Enter and Ctrl-D: ")
  return (await text(process.stdin)).replace(/\r?\n$/, "")
}

async function add(parsed: z.output<typeof wanted>): Promise<void> {
  const config = processConfig()
  const [database, content] = await Promise.all([openDatabase(config), loadContent()])
  try {
    await migrate(database.db)
    const password = await readPassword()
    const about = {
      ...parsed,
      product: brandFrom(content.brand, config.brandSettings).product,
      minLength: config.passwordMinLength,
    }
    const why = refusePassword(password, about)
    if (why) throw new Refused(why)
    const password_hash = await hashPassword(password)
    const id = await addUser(database.db, { ...parsed, password_hash }, new Date())
    if (id === undefined) throw new Refused(`There is an account with the address ${parsed.email} already.`)
    process.stdout.write(`Added ${parsed.email} as ${parsed.role}.\n`)
  } finally {
    await database.close()
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: "string", default: "investor" }, name: { type: "string" } },
  })
  const [command, address] = positionals
  const parsed = wanted.safeParse({ email: address, role: values.role, firstname: values.name })
  if (command !== "add" || positionals.length !== 2 || !parsed.success) throw new Refused(USAGE)
  await add(parsed.data)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
