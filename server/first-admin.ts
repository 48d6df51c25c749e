import { randomBytes } from "node:crypto"
import type { Config } from "./config.ts"
import { SettingsError } from "./config.ts"
import type { Db } from "./db/schema.ts"
import { refusePassword } from "./features/users/password-rules.ts"
import { hashPassword } from "./features/users/passwords.ts"
import { addUser, hasAdmin } from "./features/users/store.ts"

export type FirstAdmin = { email: string; password: string | null }

/**
 * Makes the first administrator where there is none: from the settings, else with a random password
 * that is given back here once and kept nowhere. Undefined where there is one already.
 */
export async function makeFirstAdmin(
  db: Db,
  config: Config,
  product: string,
  now: Date,
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(db)) return undefined
  const email = config.adminEmail ?? "admin@example.com"
  const chosen = config.adminPassword
  if (chosen !== undefined) {
    const about = { email, firstname: "Admin", product, minLength: config.passwordMinLength }
    const why = refusePassword(chosen, about)
    if (why) throw new SettingsError([`ADMIN_PASSWORD: ${why}`])
  }
  const password = chosen ?? randomBytes(15).toString("base64url")
  const password_hash = await hashPassword(password)
  await addUser(db, { email, firstname: "Admin", role: "admin", password_hash }, now)
  return { email, password: chosen === undefined ? password : null }
}
