import { expect, test } from "vitest"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"

const page = (starter: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><script type="module" async="">${starter}</script>`

test("nothing is fetched before the first paint, and everything after", () => {
  const html = scriptsAfterPaint(
    page('import "/a.js";\nimport * as route0 from "/b.js";\n  window.r = route0;\nimport("/c.js");'),
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain('for (const href of ["/a.js","/b.js"])')
  expect(html).toContain('await import("/a.js");\nconst route0 = await import("/b.js");')
  expect(html.indexOf("requestAnimationFrame")).toBeLessThan(html.indexOf("/a.js"))
  expect(html).toContain('import("/c.js");')
})

test("a page of another shape stops the build", () => {
  expect(() => scriptsAfterPaint("<p>none</p>")).toThrow("as expected")
  expect(() => scriptsAfterPaint(page('import { a } from "/a.js"\n'))).toThrow("would not wait")
})
