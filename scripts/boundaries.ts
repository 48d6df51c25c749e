/** Who may know whom, as data, and the check of a set of files against it. */

export type SourceFile = { path: string; text: string }

/** Rooms a room may import, beside itself. Tools (e2e, bench, scripts) may import any. */
const ROOMS: Record<string, readonly string[]> = {
  contracts: [],
  domain: ["contracts"],
  engine: ["contracts", "domain"],
  content: ["contracts"],
  server: ["contracts", "domain", "engine", "content"],
  web: ["contracts", "domain"],
}
/** Packages a room must not use; `only` is an allowlist. */
const PACKAGES: { within: RegExp; only?: RegExp; never?: RegExp }[] = [
  { within: /^contracts\//, only: /^zod$/ },
  { within: /^domain\//, only: /^$/ },
  {
    within: /^engine\//,
    never: /^(fastify|@fastify\/.*|pg|kysely.*|@electric-sql\/.*|react.*|nodemailer|node:https?)$/,
  },
  { within: /^server\//, never: /^(react|react-dom|react-router|@tanstack\/.*|radix-ui)(\/.*)?$/ },
  { within: /^web\//, never: /^(node:.*|fastify|pg|kysely.*|ai|@ai-sdk\/.*|onnxruntime.*|nodemailer)$/ },
  { within: /^web\/ui\//, never: /^(react-router|@tanstack\/.*|react-hook-form)$/ },
]
/** Inside the web a layer knows those before it: ui, then components, then features, then routes. */
const LAYERS = ["ui", "components", "features", "routes"]
const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|services?)(\/|\.tsx?$)/
const BARREL = /(^|\/)index\.tsx?$/
const TESTS = /\.test\.tsx?$|\/testing\//

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^"'`;]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g

/** Module specifiers of a file, static and dynamic, types included. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => match[1] ?? match[2] ?? match[3] ?? [])
}

/** The imported file's path from the root, or null for a package. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1)
  if (!specifier.startsWith(".")) return null
  const parts = from.split("/").slice(0, -1)
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== ".") parts.push(part)
  }
  return parts.join("/")
}

const first = (path: string) => path.split("/")[0] ?? ""
const featureOf = (path: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1]
const layerOf = (path: string) =>
  LAYERS.indexOf(/^web\/([^/]+)\//.exec(path)?.[1] ?? (path === "web/routes.ts" ? "routes" : ""))

function forbidden(from: string, to: string): string | null {
  const [room, target] = [first(from), first(to)]
  const allowed = ROOMS[room]
  if (allowed && target !== room && !allowed.includes(target)) return `${room} must not know ${target}`
  const [here, there] = [featureOf(from), featureOf(to)]
  if (room === "server" && here && there && here !== there && !to.endsWith("/store.ts") && !TESTS.test(from))
    return "a feature reaches another only through its store.ts"
  if (room === "web" && target === "web") {
    const [layer, other] = [layerOf(from), layerOf(to)]
    if (layer >= 0 && other > layer) return `${LAYERS[layer]} must not know ${LAYERS[other]}`
    if (layer === 0 && !to.startsWith("web/ui/")) return "ui knows only ui"
    if (here && there && here !== there)
      return "a screen's feature does not reach into another's: share it in components"
  }
  return null
}

/** One sentence a violation, naming file, import and rule. */
export function findViolations(files: SourceFile[]): string[] {
  const found: string[] = []
  for (const { path, text } of files) {
    if (FORBIDDEN_NAMES.test(path)) found.push(`${path}: a name that says nothing; call it by what it does`)
    if (BARREL.test(path)) found.push(`${path}: no barrels; import the file itself`)
    const readsSettings = ROOMS[first(path)] !== undefined && path !== "server/config.ts" && !TESTS.test(path)
    if (readsSettings && /\bprocess\.env\b/.test(text)) found.push(`${path}: only server/config.ts reads process.env`)
    for (const specifier of importsOf(text)) {
      const to = resolve(path, specifier)
      if (to !== null) {
        const why = forbidden(path, to)
        if (why) found.push(`${path} imports ${specifier}: ${why}`)
        continue
      }
      const virtual = specifier.startsWith("virtual:") || specifier.startsWith("./+types/")
      for (const rule of PACKAGES) {
        if (virtual || !rule.within.test(path) || TESTS.test(path)) continue
        if ((rule.only && !rule.only.test(specifier)) || rule.never?.test(specifier))
          found.push(`${path} imports ${specifier}: not a package for this room`)
      }
    }
  }
  return found
}
