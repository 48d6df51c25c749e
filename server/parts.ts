import type { FastifyBaseLogger } from "fastify"
import type { DialogueEngine } from "#engine/types.ts"
import type { Config } from "./config.ts"
import type { Db } from "./db/schema.ts"
import type { Background } from "./jobs/background.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { Sender } from "./mail/texts.ts"

/** Everything the app is made of. Nothing else reaches for a clock, chance, a database or the network. */
export type Parts = {
  db: Db
  engine: DialogueEngine
  /** Null where no mail server is configured: mails then stay in the database. */
  mailer: Mailer | null
  /** Who letters come from, out of the brand file. */
  brand: Sender
  clock: { now(): Date }
  random: {
    /** 256 bits from a cryptographic source, safe in a URL. */
    token(): string
    uuid(): string
  }
  config: Config
  log: { level: string; stream?: { write(line: string): void } }
}

/** What features work with: the parts, the running app's logger and its place for work after the answer. */
export type AppParts = Omit<Parts, "log"> & { log: FastifyBaseLogger; background: Background }
