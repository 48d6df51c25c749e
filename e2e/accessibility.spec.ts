import { type Browser, expect, type Page } from "@playwright/test"
import { contextWithAxe, violations } from "./axe.ts"
import { ofCompanies, ofMeetings, PUBLIC, SHELL, type Shot } from "./every-screen.ts"
import { enter } from "./journey.ts"
import type { Product } from "./product.ts"
import { caller, companyToMeet, rehearse } from "./rehearse.ts"
import { test } from "./shared-product.ts"

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
  if (signedIn) await enter(page, product.url)
  const found: string[] = []
  for (const [at, shot] of shots.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    // What one screen did to get into its state, the next one at the same address goes on from.
    if (shot.path !== shots[at - 1]?.path) await page.goto(product.url + shot.path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await shot.act?.(page)
    found.push(...(await complaints(page, shot)))
  }
  await context.close()
  return found
}

test("no axe violation on any screen of the shell, light and dark, wide and narrow", async ({ browser, product }) => {
  test.setTimeout(180_000)
  expect(await visit(browser, product, SHELL, true)).toEqual([])
})

test("no axe violation on any screen of an administrator's companies, light and dark, wide and narrow", async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000)
  const company = await companyToMeet(await caller(product.url))
  expect(await visit(browser, product, ofCompanies(company), true)).toEqual([])
})

// One test, since only here is there something to rehearse.
test("no axe violation on any screen of a meeting, its assessment and its review, light and dark, wide and narrow", async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000)
  expect(await visit(browser, product, ofMeetings(await rehearse(product.url)), true)).toEqual([])
})

test("no axe violation on any public screen, light and dark, wide and narrow", async ({ browser, product }) => {
  expect(await visit(browser, product, PUBLIC, false)).toEqual([])
})
