import type { FastifyInstance } from "fastify"
import { AppError, badRequest, invalid } from "./app-error.ts"

export const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 32
const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Walks without recursion, since the depth is what it guards against. */
function refuseStrangeShapes(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw invalid("body: is nested too deeply")
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue
      if (Object.hasOwn(one, "__proto__")) throw invalid("__proto__: is not a known field")
      next.push(...Object.values(one))
    }
    level = next
  }
}

/**
 * Bodies are JSON and nothing else: refused are other types (415), compressed ones (415), more than
 * 256 KB (413), what is not JSON or not UTF-8 (400) and what is nested deeper than 32 (422).
 */
export function registerBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook("onRequest", async (request) => {
    const encoding = request.headers["content-encoding"]
    if (encoding !== undefined && encoding !== "identity") {
      throw new AppError(415, { error: "Compressed requests are not accepted." })
    }
  })
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES },
    async (_request: unknown, buffer: string | Buffer) => {
      if (buffer.length === 0) return undefined
      let value: unknown
      try {
        value = JSON.parse(typeof buffer === "string" ? buffer : utf8.decode(buffer))
      } catch {
        throw badRequest("The request is not valid JSON.")
      }
      refuseStrangeShapes(value)
      return value
    },
  )
}
