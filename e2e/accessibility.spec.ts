import { type Browser, expect, type Page, test } from "@playwright/test"
import { contextWithAxe, violations } from "./axe.ts"
import { EMPTY, PUBLIC, type Shot, withData } from "./every-screen.ts"
import { signIn } from "./journey.ts"
import { type Product, startProduct } from "./product.ts"
import { type Rehearsal, rehearse } from "./rehearse.ts"

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
    found.push(...(await violations(page)).map((one) => `${shot.name} at ${size.width}, ${one}`))
  }
  return found
}

async function visit(browser: Browser, product: Product, shots: Shot[], signedIn: boolean): Promise<string[]> {
  const context = await contextWithAxe(browser)
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
