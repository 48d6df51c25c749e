/**
 * `npm run screens`: photographs every screen at 390, 768 and 1440 px, light and dark, signed out
 * and in, with and without data, into screens/. `npm run screens -- review room` takes only the
 * screens whose name contains one of the words.
 */
import { mkdirSync, rmSync } from "node:fs"
import { type Browser, chromium } from "@playwright/test"
import { EMPTY, ofCompanies, ofMeetings, PUBLIC, SHELL, type Shot, SPENT } from "../e2e/every-screen.ts"
import { signIn } from "../e2e/journey.ts"
import { startProduct } from "../e2e/product.ts"
import { rehearse } from "../e2e/rehearse.ts"
import { startSpentProduct } from "../e2e/spending.ts"
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium.ts"

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const MOODS = ["light", "dark"] as const

async function photograph(browser: Browser, base: string, shots: Shot[], signedIn: boolean) {
  for (const mood of MOODS) {
    const context = await browser.newContext({
      colorScheme: mood,
      locale: "en-GB",
      timezoneId: "Europe/London",
      reducedMotion: "reduce",
    })
    const page = await context.newPage()
    if (signedIn) await signIn(page, base)
    for (const shot of shots) {
      for (const size of WIDTHS) {
        await page.setViewportSize(size)
        await page.goto(base + shot.path)
        await page.waitForLoadState("networkidle")
        await shot.act?.(page)
        await page.waitForTimeout(350)
        const path = `screens/${shot.name}-${size.width}-${mood}.png`
        await page.screenshot({ path, fullPage: !shot.window })
      }
    }
    await context.close()
  }
}

const words = process.argv.slice(2)
const wanted = (shots: Shot[]) =>
  shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

rmSync("screens", { recursive: true, force: true })
mkdirSync("screens")
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
try {
  const product = await startProduct()
  try {
    await photograph(browser, product.url, wanted(PUBLIC), false)
    await photograph(browser, product.url, wanted(EMPTY), true)
    const made = await rehearse(product.url)
    const withData = [...SHELL, ...ofCompanies(made.company), ...ofMeetings(made)]
    await photograph(browser, product.url, wanted(withData), true)
  } finally {
    await product.destroy()
  }
  if (wanted(SPENT).length > 0) {
    const spent = await startSpentProduct()
    try {
      await photograph(browser, spent.url, wanted(SPENT), true)
    } finally {
      await spent.destroy()
    }
  }
} finally {
  await browser.close()
}
console.log("pictures are in screens/")
