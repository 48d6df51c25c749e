import { renderToReadableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

/** Used at build time alone, to write out the public pages and the shell of all others. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("content-type", "text/html; charset=utf-8")
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  // The router's own data comes last, in a suspended part: a page without it never wakes.
  await page.allReady
  const html = await new Response(page).text()
  // The shell of all other screens shows nothing until its scripts run; a form to sign in is of no use before.
  const forms = /^\/(login|password)\b/.test(new URL(request.url).pathname)
  const written = import.meta.env.PROD && !context.isSpaMode && !forms
  return new Response(written ? scriptsAfterPaint(html) : html, { status, headers })
}
