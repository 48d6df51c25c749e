import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"
import type { Plugin } from "vite"

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const STYLES = at("web/ui/styles/fonts.css")
const CACHE = at("node_modules/.cache/parley-fonts")

type Axes = Record<string, number | { min: number; max: number }>
type Family = { file: string; axes: Axes }

/**
 * The parts of each family that the design uses. The serif keeps its optical sizes, from 18 px up; of its
 * weights 380 and 400 become one between them, and 300 and 350, which only figures have, one for figures.
 */
const FAMILIES: Record<string, Family> = {
  geist: { file: "geist/files/geist-latin-wght-normal.woff2", axes: { wght: { min: 400, max: 500 } } },
  newsreader: {
    file: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { wght: 390, opsz: { min: 18, max: 72 } },
  },
  "newsreader-figures": {
    file: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { wght: 350, opsz: 40 },
  },
  "newsreader-italic": {
    file: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: { wght: 400, opsz: 20 },
  },
}
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]

/** All characters of a CSS unicode-range, such as "U+20-7E, U+A3". */
export function charactersOf(range: string): string {
  const parts = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)]
  return parts
    .flatMap(([, low = "", high = low]) => {
      const first = Number.parseInt(low, 16)
      return Array.from({ length: Number.parseInt(high, 16) - first + 1 }, (_, step) =>
        String.fromCodePoint(first + step),
      )
    })
    .join("")
}

/** The font files that the style sheet names, each with the characters of its unicode-range. */
export function fontsOf(css: string): { name: string; characters: string }[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rules = ""]) => {
    const name = /url\("@parley-fonts\/([\w-]+)\.woff2"\)/.exec(rules)?.[1]
    const range = /unicode-range:([^;]*);/.exec(rules)?.[1]
    return name && range ? [{ name, characters: charactersOf(range) }] : []
  })
}

async function makeFont(name: string, characters: string): Promise<void> {
  const family = FAMILIES[name.replace(/-more$/, "")]
  if (!family) throw new Error(`${STYLES} names a font nobody makes: ${name}`)
  const source = readFileSync(at(`node_modules/@fontsource-variable/${family.file}`))
  const options = {
    targetFormat: "woff2",
    variationAxes: family.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  } as const
  const key = createHash("sha256").update(source).update(characters).update(JSON.stringify(options)).digest("hex")
  const stamp = `${CACHE}/${name}.key`
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return
  writeFileSync(`${CACHE}/${name}.woff2`, await subsetFont(source, characters, options))
  writeFileSync(stamp, key)
}

/**
 * Cuts the variable fonts down to the characters and axes in use (300 kB become 50) before a build or the
 * development server starts, and serves them under `@parley-fonts/`. The style sheet says which characters.
 */
export function fontsPlugin(): Plugin {
  return {
    name: "parley-fonts",
    async config() {
      mkdirSync(CACHE, { recursive: true })
      for (const { name, characters } of fontsOf(readFileSync(STYLES, "utf8"))) await makeFont(name, characters)
      return { resolve: { alias: { "@parley-fonts": CACHE } } }
    },
  }
}
