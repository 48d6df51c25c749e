import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Db } from "#server/db/schema.ts"
import { notFound } from "#server/http/app-error.ts"
import { escapeHtml } from "#server/http/html.ts"

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page elsewhere that points its own name at this machine still sends that name. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
const SHOWN = 50

function isLocal(request: FastifyRequest): boolean {
  const direct = request.headers["x-forwarded-for"] === undefined && request.headers.forwarded === undefined
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? "") && LOCAL_HOST.test(request.headers.host ?? "")
}

/** The words of a mail with its links to follow. */
const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"']+/g, (link) => `<a href="${link}" rel="noreferrer">${link}</a>`)

/** Mails that no server is configured to send, for the person at this machine only. */
export function registerLocalMails(app: FastifyInstance, db: Db): void {
  app.get("/local/mails", async (request, reply) => {
    if (!isLocal(request)) throw notFound()
    const mails = await db.selectFrom("mails").selectAll().orderBy("id", "desc").limit(SHOWN).execute()
    const list = mails.map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString().slice(0, 16).replace("T", " ")} UTC</p>
<pre>${withLinks(mail.body_text)}</pre></article>`,
    )
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Local mails</title></head><body><main>
<h1>Local mails</h1><p>No mail server is configured (SMTP_URL), so mails stay here. Newest first.</p>
${list.length > 0 ? list.join("\n") : "<p>There are none yet.</p>"}</main></body></html>`)
  })
}
