import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { API_PREFIX } from "#contracts/endpoints.ts"
import { answerError } from "./answer-errors.ts"
import { notFound } from "./app-error.ts"

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
}
const COMPRESSIBLE = /^(text|application|image\/svg)/

/** What a file that is no page may do when somebody opens it as one: show itself. */
const FILE_POLICY = "default-src 'none';style-src 'self';img-src 'self';frame-ancestors 'none'"

/** Shown in place of the product where nobody has built its pages yet. */
const NOT_BUILT = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Not built yet</title>
<h1>The web pages are not built yet</h1><p>Run <code>npm run build</code> (or <code>npm start</code>, which does it) and load this page again.</p></html>`

const ENCODINGS = ["br", "gzip"] as const
type Encoding = (typeof ENCODINGS)[number]
/** `encoded` is empty where compressing gains nothing. */
type Asset = { body: Buffer; encoded: Partial<Record<Encoding, Buffer>>; etag: string; type: string }

/** Paths of all files under a folder, with forward slashes; source maps are not for the world. */
function filesUnder(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
}

/** The hash of each text between tags of this name that names no file, as CSP sources. */
function sourcesOf(pages: string[], tag: "script" | "style"): string[] {
  const inline = new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g")
  const sources = pages
    .flatMap((page) => [...page.matchAll(inline)])
    .filter(([, attributes = "", text = ""]) => !/\ssrc=/.test(attributes) && text !== "")
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return [...new Set(sources)]
}

/** CSP sources for the scripts and styles inside the built pages. */
export function inlineSources(root: string): { scripts: string[]; styles: string[] } {
  const pages = filesUnder(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(join(root, file), "utf8"))
  return { scripts: sourcesOf(pages, "script"), styles: sourcesOf(pages, "style") }
}

/** The address of the site that the pages were built for, which they carry; undefined without pages. */
function builtFor(root: string): string | undefined {
  const page = join(root, "index.html")
  return existsSync(page) ? /<html[^>]* data-site="([^"]+)"/.exec(readFileSync(page, "utf8"))?.[1] : undefined
}

/** Files that name the site's own address. */
const NAMES_SITE = /\.(html|xml|txt)$/

async function readAsset(path: string, edit?: (text: string) => string): Promise<Asset> {
  const read = await readFile(path)
  const body = edit ? Buffer.from(edit(read.toString("utf8"))) : read
  const type = TYPES[extname(path)] ?? "application/octet-stream"
  const small = body.length < 1024 || !COMPRESSIBLE.test(type)
  return {
    body,
    type,
    encoded: small
      ? {}
      : {
          br: await asBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
          gzip: await asGzip(body, { level: 9 }),
        },
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
  }
}

/** Reads each file once; one that could not be read is tried again. */
function remembered(read: (file: string) => Promise<Asset>): (file: string) => Promise<Asset> {
  const cache = new Map<string, Promise<Asset>>()
  return (file) => {
    const known = cache.get(file)
    if (known) return known
    const loading = read(file)
    loading.catch(() => cache.delete(file))
    cache.set(file, loading)
    return loading
  }
}

/**
 * Serves the built pages: only files that were there at the start, from memory, compressed once, with
 * the address of this site in place of the one they were built for.
 * A page written under `_` answers for any last part of its path, one under `_word` where the address asks
 * `?word`. A path of no file gets the app's own page, unless it looks like a file or a call.
 */
export function registerStaticWeb(app: FastifyInstance, root: string, siteUrl: string): void {
  const files = new Set(filesUnder(root))
  const fallback = ["__spa-fallback.html", "index.html"].find((file) => files.has(file))
  const assetOf = remembered((file) => readAsset(join(root, file), NAMES_SITE.test(file) ? inPlace : undefined))
  const site = builtFor(root)
  const inPlace = site === undefined ? undefined : (text: string) => text.replaceAll(site, () => siteUrl)

  const fileOf = (path: string, query: string): string | undefined => {
    const name = path.replace(/^\/+|\/+$/g, "")
    const candidates = name === "" ? ["index.html"] : [name, `${name}/index.html`, `${name}.html`]
    const found = candidates.find((file) => files.has(file))
    if (found !== undefined || /(^|\/)\.|\.[a-z0-9]{1,11}$/i.test(name)) return found
    const asked = /^\w+/.exec(query)?.[0] ?? ""
    const folder = name.replace(/[^/]+$/, "")
    return [`${folder}_${asked}/index.html`, `${folder}_/index.html`].find((file) => files.has(file)) ?? fallback
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = "/", query = ""] = request.url.split("?")
    if (/^\/+api(?:\/|%2f|$)/i.test(path)) return answerError(notFound(), request, reply)
    if (fallback === undefined && files.size === 0) {
      return reply
        .code(503)
        .type(TYPES[".html"] ?? "")
        .header("cache-control", "no-store")
        .send(NOT_BUILT)
    }
    const file = fileOf(path, query)
    if (file === undefined) return answerError(notFound(), request, reply)
    const asset = await assetOf(file)
    reply
      .type(asset.type)
      .header("etag", asset.etag)
      .header("vary", "accept-encoding")
      .header("cache-control", file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache")
    // The hashes of what stands in pages are a kilobyte, and a page fetches twenty files.
    if (!file.endsWith(".html")) reply.header("content-security-policy", FILE_POLICY)
    if (request.headers["if-none-match"]?.includes(asset.etag)) return reply.code(304).send()
    const accepted = request.headers["accept-encoding"] ?? ""
    const encoding = ENCODINGS.find(
      (one) => asset.encoded[one] && new RegExp(`\\b${one}\\b(?!;q=0(?:[,.]|$))`).test(accepted),
    )
    if (encoding) reply.header("content-encoding", encoding)
    return reply.send(encoding ? asset.encoded[encoding] : asset.body)
  }
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: serve })
}

/** Pictures of the articles, from the content folder; only files that are there at the start. */
export function registerContentImages(app: FastifyInstance, folder: string): void {
  const files = new Set(filesUnder(folder).filter((file) => file.endsWith(".svg")))
  const assetOf = remembered((file) => readAsset(join(folder, file)))
  app.get<{ Params: { name: string } }>(`${API_PREFIX}/images/articles/:name`, async (request, reply) => {
    if (!files.has(request.params.name)) throw notFound()
    const { body, type } = await assetOf(request.params.name)
    return reply.type(type).header("cache-control", "public, max-age=86400").send(body)
  })
}
