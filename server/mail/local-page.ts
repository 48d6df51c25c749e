import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "#server/config.ts"
import type { Db } from "#server/db/schema.ts"
import { notFound } from "#server/http/app-error.ts"
import { escapeHtml } from "#server/http/html.ts"

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page elsewhere that points its own name at this machine still sends that name. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
const SHOWN = 50

/** What proxies add to a request on its way. */
const PROXY_HEADER = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|(x-|true-)?client-ip|cf-connecting-ip)$/

/**
 * Whether the mails are shown at all: no mail server takes them, and people reach this very process. Where the
 * site's address is https or names another port, a proxy on this machine would make everybody look local.
 */
export function showsLocalMails(config: Config): boolean {
  const site = new URL(config.siteUrl)
  const direct = site.protocol === "http:" && Number(site.port || 80) === config.port
  return config.smtpUrl === undefined && config.trustedProxies.length === 0 && direct
}

function isLocal(request: FastifyRequest): boolean {
  // No browser still speaks HTTP/1.0; proxies do, and some of them add no header.
  const direct =
    request.raw.httpVersion !== "1.0" && !Object.keys(request.headers).some((name) => PROXY_HEADER.test(name))
  return direct && LOOPBACK.test(request.socket.remoteAddress ?? "") && LOCAL_HOST.test(request.headers.host ?? "")
}

/** The words of a mail with its links to follow. */
const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"']+/g, (link) => `<a href="${link}" rel="noreferrer">${link}</a>`)

/** A file of its own, because the policy of every page allows no style inside it. */
const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#122220,#ecebe4);--faint:light-dark(#5c6764,#9aa39e);--line:light-dark(#d5d6cc,#34403d);--brand:light-dark(#194d35,#90cfad)}
body{margin:0;background:light-dark(#f8f7f2,#141b1a);color:var(--ink);font:400 1rem/1.625 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:3rem 1.25rem 5rem}
h1,h2{font-family:Georgia,serif;font-weight:400;line-height:1.1;letter-spacing:-.02em}
h1{margin:0 0 .75rem;font-size:2.75rem}
h2{margin:0;font-size:1.5rem}
p{margin:.5rem 0 0;color:var(--faint);font-size:.875rem}
article{margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--ink)}
article+article{border-top-color:var(--line)}
pre{margin:1rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:var(--brand);text-underline-offset:.22em}
:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })

/** Mails that no server is configured to send, for the person at this machine only. */
export function registerLocalMails(app: FastifyInstance, db: Db): void {
  app.get("/local/mails.css", async (request, reply) => {
    if (!isLocal(request)) throw notFound()
    return reply.type("text/css; charset=utf-8").header("cache-control", "no-store").send(STYLE)
  })
  app.get("/local/mails", async (request, reply) => {
    if (!isLocal(request)) throw notFound()
    const mails = await db.selectFrom("mails").selectAll().orderBy("id", "desc").limit(SHOWN).execute()
    const list = mails.map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)} at ${clock.format(mail.created_at)} UTC, ${day.format(mail.created_at)}</p>
<pre>${withLinks(mail.body_text)}</pre></article>`,
    )
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Local mails</title><link rel="stylesheet" href="/local/mails.css"></head><body><main>
<h1>Local mails</h1><p>No mail server is configured (SMTP_URL), so mails stay here. Newest first.</p>
${list.length > 0 ? list.join("\n") : "<p>There are none yet.</p>"}</main></body></html>`)
  })
}
