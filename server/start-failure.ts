import type { Config } from "./config.ts"
import { SettingsError } from "./config.ts"
import { DirectoryLockedError } from "./db/lock.ts"
import { NewerSchemaError } from "./db/migrate.ts"

/** What Node and the database drivers put beside an error's message. */
type Coded = { code?: unknown; syscall?: unknown; errno?: unknown }

const FOLDER_CODES = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EEXIST", "ENOTDIR", "ENOENT", "EIO"]

function listenSentence(code: string, { host, port }: Config): string {
  if (code === "EADDRINUSE") return `PORT: another program listens on ${host}:${port} already.`
  if (code === "EACCES") return `PORT: this user may not listen on port ${port}.`
  return `HOST: this machine cannot listen on "${host}" (${code}).`
}

/**
 * Why the product could not start: a sentence that names the setting where an operator can put it right, else
 * the error with its stack.
 */
export function startFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof SettingsError || error instanceof DirectoryLockedError || error instanceof NewerSchemaError) {
    return error.message
  }
  if (config && typeof error === "object" && error !== null) {
    const { code, syscall, errno } = error as Coded
    const word = typeof code === "string" ? code : ""
    if (syscall === "listen" || (syscall === "getaddrinfo" && config.databaseUrl === undefined)) {
      return listenSentence(word, config)
    }
    const folder = `DATA_DIR: the folder "${config.dataDir}" cannot be written or has no room`
    // The embedded database, compiled from C, throws what is no Error and has a number alone.
    if (!(error instanceof Error)) return `${folder} (error ${Number(errno)} of the embedded database).`
    if (FOLDER_CODES.includes(word) && config.databaseUrl === undefined) return `${folder} (${word}).`
    const away = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|08|28|3D|53|57)/.test(word)
    if (away && config.databaseUrl !== undefined) {
      return `DATABASE_URL: the database cannot be used (${error.message || word}).`
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
