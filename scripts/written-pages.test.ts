import { expect, test } from "vitest"
import { fontsWithPage, scriptsAfterPaint, styleInPage } from "./written-pages.ts"

const page = (starter: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><script type="module" async="">${starter}</script>`

test("nothing is fetched before the first paint, and everything after", () => {
  const html = scriptsAfterPaint(
    page('import "/a.js";\nimport * as route0 from "/b.js";\n  window.r = route0;\nimport("/c.js");'),
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('for (const href of ["/a.js","/b.js"])')
  expect(html).toContain('await import("/a.js");\nconst route0 = await import("/b.js");')
  expect(html.indexOf("PerformanceObserver")).toBeLessThan(html.indexOf("/a.js"))
  expect(html).toContain('import("/c.js");')
})

test("a page of another shape stops the build", () => {
  expect(() => scriptsAfterPaint("<p>none</p>")).toThrow("as expected")
  expect(() => scriptsAfterPaint(page('import { a } from "/a.js"\n'))).toThrow("would not wait")
})

const FACE = '@font-face{font-family:A;font-style:normal;src:url(/a.woff2)format("woff2");unicode-range:U+20-7E}'
const LOCAL = '@font-face{font-family:"A Fallback";src:local("B")}'
const sheet = (href: string) => `.of${href.replace(/\W/g, "-")}{color:red}${LOCAL}${FACE}`

test("the style stands in the page, its fonts wait, and the router still finds its link", () => {
  const html = styleInPage('<head><link rel="stylesheet" href="/s.css"/></head>', sheet)
  expect(html).toContain(`<style>.of-s-css{color:red}${LOCAL}</style>`)
  expect(html).toContain(`<style data-fonts media="(scripting:none)">${FACE}</style>`)
  expect(html).toContain('<link rel="stylesheet" href="/s.css" disabled=""/>')
  expect(() => styleInPage("<p>none</p>", sheet)).toThrow("one style sheet")
})

test("the shell of the other screens keeps its style sheet and asks for the fonts of its text at once", () => {
  const html = fontsWithPage('<head><link rel="stylesheet" href="/s.css"/></head>', sheet)
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>')
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/a.woff2"/></head>',
  )
})
