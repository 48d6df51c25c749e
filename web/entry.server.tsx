import { renderToReadableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router"

/** Used at build time alone, to write out the public pages and the shell of all others. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("content-type", "text/html; charset=utf-8")
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  // The router's own data comes last, in a suspended part: a page without it never wakes.
  await page.allReady
  return new Response(page, { status, headers })
}
