import { createRequire } from "node:module"
import { type Browser, expect, type Page, test } from "@playwright/test"
import { EMPTY, PUBLIC, type Shot, withData } from "./every-screen.ts"
import { signIn } from "./journey.ts"
import { type Product, startProduct } from "./product.ts"
import { type Rehearsal, rehearse } from "./rehearse.ts"

/** What the script in every page gives. */
declare const axe: typeof import("axe-core")

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js")
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

test.describe.configure({ mode: "parallel" })

/** What axe has against a page as it stands, in both moods and at three widths, and what is wider than the window. */
async function complaints(page: Page, shot: Shot): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // A panel that docks only on wide screens leaves with the render after the change of width.
    const fits = await page
      .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, undefined, { timeout: 5000 })
      .catch(() => null)
    if (!fits) found.push(`${shot.name} at ${size.width}: wider than the window`)
    // The narrowest is there for the layout; its colours are those of the one before.
    if (size.width < 390) continue
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      // Colours fade from one mood to the other; in between they are neither.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
      // The moods differ in colour alone.
      const rules = colorScheme === "light" ? TAGS : { type: "rule" as const, values: ["color-contrast"] }
      const violations = await page.evaluate(
        async (runOnly) => (await axe.run(document, { runOnly, resultTypes: ["violations"] })).violations,
        rules,
      )
      for (const { id, nodes } of violations) {
        const where = nodes.slice(0, 3).map(({ target }) => target.join(" "))
        found.push(`${shot.name}, ${colorScheme}, ${size.width}: ${id}: ${where.join(" | ")}`)
      }
    }
  }
  return found
}

async function visit(browser: Browser, product: Product, shots: Shot[], signedIn: boolean): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: "reduce" })
  // Once a page, not once a look; the policy does not hold for what the browser itself adds.
  await context.addInitScript({ path: AXE })
  const page = await context.newPage()
  if (signedIn) await signIn(page, product.url)
  const found: string[] = []
  for (const shot of shots) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(product.url + shot.path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await shot.act?.(page)
    found.push(...(await complaints(page, shot)))
  }
  await context.close()
  return found
}

/** One product a worker, with meetings in it, for all that look and change nothing. */
let shared: Promise<{ product: Product; made: Rehearsal }> | undefined
async function start() {
  const product = await startProduct()
  return { product, made: await rehearse(product.url) }
}
test.afterAll(async () => {
  await (await shared)?.product.destroy()
})

const isMeeting = ({ path }: Shot) => path.startsWith("/investor_simulation")
const isCompany = ({ path }: Shot) => path.startsWith("/admin/companies")
const GROUPS: [string, (shot: Shot) => boolean][] = [
  ["of the shell", (shot) => !isMeeting(shot) && !isCompany(shot)],
  ["of an administrator's companies", isCompany],
  ["of the room", (shot) => isMeeting(shot) && shot.window === true],
  ["of the assessment and the review", (shot) => isMeeting(shot) && shot.window !== true],
]
for (const [where, belongs] of GROUPS) {
  test(`no axe violation on any screen ${where}, light and dark, wide and narrow`, async ({ browser }) => {
    test.setTimeout(180_000)
    shared ??= start()
    const { product, made } = await shared
    expect(await visit(browser, product, [...EMPTY, ...withData(made)].filter(belongs), true)).toEqual([])
  })
}
test("no axe violation on any public screen, light and dark, wide and narrow", async ({ browser }) => {
  shared ??= start()
  const { product } = await shared
  expect(await visit(browser, product, PUBLIC, false)).toEqual([])
})
