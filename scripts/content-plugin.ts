import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { parse } from "yaml"
import { brandFrom } from "../content/brand.ts"
import { type Brand, brandFile } from "../contracts/content.ts"

/** A piece of a legal text: a heading, a paragraph or a list. */
export type LegalBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
export type LegalText = { title: string; blocks: LegalBlock[] }

const file = (name: string) => fileURLToPath(new URL(`../content/${name}`, import.meta.url))

function readBrand(): Brand {
  return brandFrom(brandFile.parse(parse(readFileSync(file("brand.yaml"), "utf8"))), process.env)
}

/** Headings, paragraphs and lists of a legal text, the brand's values in their places. */
export function parseLegal(markdown: string, values: Record<string, string>): LegalText {
  const text = markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`a legal text names {${name}}, which the brand file does not have`)
    return value
  })
  let title = ""
  const blocks: LegalBlock[] = []
  for (const block of text.split(/\r?\n\s*\r?\n/).map((one) => one.trim())) {
    if (block.startsWith("## ")) blocks.push({ kind: "heading", text: block.slice(3) })
    else if (block.startsWith("# ")) title = block.slice(2)
    else if (block.startsWith("- ")) blocks.push({ kind: "list", items: block.slice(2).split(/\r?\n- /) })
    else if (block !== "") blocks.push({ kind: "paragraph", text: block.replace(/\r?\n/g, " ") })
  }
  return { title, blocks }
}

function sitemap(site: string, pages: readonly string[]): string {
  const urls = pages.map((page) => `  <url><loc>${new URL(page, site).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`
}

/**
 * Gives the web the brand and the legal texts at build time, as `virtual:brand` and `virtual:legal`, so
 * that the screens know nothing of the content folder; writes robots.txt and sitemap.xml for the site.
 */
export function contentPlugin(publicPages: readonly string[]): Plugin {
  const modules: Record<string, () => unknown> = {
    "virtual:brand": readBrand,
    "virtual:legal": () => {
      const brand = readBrand()
      const { product, company, contact_email, support_email, privacy_email } = brand
      const values = { product, company, contact_email, support_email, privacy_email }
      const read = (name: string) => parseLegal(readFileSync(file(`legal/${name}.md`), "utf8"), values)
      return { terms: read("terms"), privacy: read("privacy") }
    },
  }
  return {
    name: "parley-content",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const make = modules[id.slice(1)]
      if (!id.startsWith("\0virtual:") || !make) return
      for (const name of ["brand.yaml", "legal/terms.md", "legal/privacy.md"]) this.addWatchFile(file(name))
      return `export default ${JSON.stringify(make())}`
    },
    generateBundle() {
      if (this.environment.name !== "client") return
      const site = readBrand().site_url
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: sitemap(site, publicPages) })
      const robots = `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${new URL("/sitemap.xml", site).href}\n`
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robots })
    },
  }
}
