import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
/** A face whose file is fetched; the fallbacks are on the reader's machine already. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** Resolves two frames after the browser says that words are on the screen, the whole first screen then; a hidden tab does not wait. */
const PAINTED =
  'await new Promise((go) => { setTimeout(go, 1000); const next = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))); document.hidden ? go() : new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").length && next()).observe({ type: "paint", buffered: true }) });'
/** The fonts come with the first words for whoever has seen a page in this tab, and after those words for the rest. */
const FONTS_NOW =
  'try { if (sessionStorage.getItem("parley:fonts")) document.querySelector("[data-fonts]").media = "all" } catch {}'
const FONTS_AFTER =
  'document.querySelector("[data-fonts]").media = "all"; try { sessionStorage.setItem("parley:fonts", "1") } catch {}'

/**
 * A written page stands without scripts. This puts off fetching them until it has been painted, so that
 * its words and style have the line to themselves: the preloads of the head are made by the script that
 * starts the rest, and what that script imports it imports then.
 * Throws where the page does not have that script in the shape the router writes it.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const starter = STARTER.exec(html)?.[1]
  if (!starter || files.length === 0) throw new Error("the written page does not start its scripts as expected")
  const later = starter
    .replaceAll(/^\s*import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);")
    .replaceAll(/^\s*import ("[^"]+");/gm, "await import($1);")
  if (/^\s*import\s*["*{\w]/m.test(later)) throw new Error("an import of the written page would not wait")
  const preload = `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`
  return html
    .replaceAll(PRELOAD, "")
    .replace(STARTER, () => `<script type="module" async="">${PAINTED}\n${FONTS_AFTER}\n${preload}\n${later}</script>`)
}

/**
 * Puts the style of a written page into the page, so that its first paint waits for one answer instead of
 * two, and its fonts beside it, where they wait for that paint (without scripts they do not). The link
 * stays, switched off: the router looks for it when it wakes.
 * `read` gives the text of a style sheet by its address. Throws where the page has not exactly one.
 */
export function styleInPage(html: string, read: (href: string) => string): string {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => read(href))
  const [css = ""] = sheets
  if (sheets.length !== 1 || css === "" || css.includes("</")) {
    throw new Error("a written page is expected to have one style sheet")
  }
  const fonts = `<style data-fonts media="(scripting:none)">${(css.match(FONT_FACE) ?? []).join("")}</style>`
  return html.replace(
    STYLE_SHEET,
    (link) =>
      `<style>${css.replaceAll(FONT_FACE, "")}</style>${fonts}<script>${FONTS_NOW}</script>${link.replace("/>", ' disabled=""/>')}`,
  )
}

/** Asks for the fonts of running text with the page that starts the signed-in screens. */
export function fontsWithPage(html: string, read: (href: string) => string): string {
  const [, sheet = ""] = [...html.matchAll(STYLE_SHEET)][0] ?? []
  const faces = (read(sheet).match(FONT_FACE) ?? []).filter(
    (face) => /font-style:\s*normal/.test(face) && /U\+20-7E/i.test(face),
  )
  const links = faces.map((face) => {
    const href = /url\("?([^")]+)"?\)/.exec(face)?.[1] ?? ""
    return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}"/>`
  })
  return html.replace("</head>", () => `${links.join("")}</head>`)
}

/** Finishes the pages that the build has written into a folder. */
export function finishPages(folder: string): void {
  const read = (href: string) => readFileSync(join(folder, href), "utf8")
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue
    const html = readFileSync(join(folder, file), "utf8")
    const finished = file.endsWith("index.html")
      ? styleInPage(scriptsAfterPaint(html), read)
      : fontsWithPage(html, read)
    writeFileSync(join(folder, file), finished)
  }
}
