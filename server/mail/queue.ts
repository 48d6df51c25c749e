import type { Config } from "#server/config.ts"
import type { Db } from "#server/db/schema.ts"
import { type Letter, type Sender, writeLetter } from "./texts.ts"

/** Puts a letter where the mail job finds it. Give it a transaction and it is sent only if that commits. */
export async function queueMail(db: Db, sender: Sender, recipient: string, letter: Letter, now: Date): Promise<void> {
  const { kind, subject, text, html } = writeLetter(letter, sender)
  await db
    .insertInto("mails")
    .values({ kind, recipient, subject, body_text: text, body_html: html, next_attempt_at: now, created_at: now })
    .execute()
}

/** Where a reset or invitation link leads: made from the configured address, never from a request. */
export const passwordLink = (config: Config, token: string): string => `${config.siteUrl}/password/reset/${token}`
/** The same page, told to speak to somebody who has no account yet. */
export const invitationLink = (config: Config, token: string): string => `${passwordLink(config, token)}?invitation`
export const forgotLink = (config: Config): string => `${config.siteUrl}/password/forgot`
