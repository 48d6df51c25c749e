/**
 * `npm run screens`: photographs every screen at 390, 768 and 1440 px, light and dark, signed out
 * and in, with and without data, into screens/. `npm run screens -- review room` takes only the
 * screens whose name contains one of the words.
 */
import { mkdirSync, rmSync } from "node:fs"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ADMIN, startProduct } from "../e2e/product.ts"
import { CHROMIUM_FLAGS, ensureChromium } from "./chromium.ts"
import { type Rehearsal, rehearse } from "./rehearse.ts"

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const MOODS = ["light", "dark"] as const

type Shot = {
  name: string
  path: string
  /** Brings the page into the state to show, after it has loaded. */
  act?: (page: Page) => Promise<void>
  /** Photographs the window only, not the whole page: for screens that fill it. */
  window?: true
}

const PUBLIC: Shot[] = [
  { name: "landing", path: "/" },
  { name: "overview", path: "/overview" },
  { name: "about", path: "/about" },
  { name: "terms", path: "/legal/terms" },
  { name: "privacy", path: "/legal/privacy" },
  { name: "login", path: "/login" },
  { name: "forgot", path: "/password/forgot" },
  { name: "reset", path: "/password/reset/expired-token" },
  { name: "not-found", path: "/nowhere" },
]

const EMPTY: Shot[] = [
  { name: "dashboard-empty", path: "/dashboard" },
  { name: "archive-empty", path: "/simulations/archive" },
]

const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click()

function full(made: Rehearsal): Shot[] {
  const room = `/investor_simulation/${made.running}`
  const reviewed = `/investor_simulation/${made.reviewed}/review`
  return [
    { name: "dashboard", path: "/dashboard" },
    { name: "new", path: "/simulations/new" },
    { name: "explore", path: "/simulations/explore" },
    { name: "archive", path: "/simulations/archive" },
    { name: "personalised", path: "/insights/personalised" },
    { name: "insights", path: "/insights/all" },
    { name: "admin-mock", path: "/admin/mock" },
    { name: "admin-simulations", path: "/admin/simulations" },
    { name: "admin-companies", path: "/admin/companies" },
    { name: "admin-users", path: "/admin/users" },
    { name: "settings", path: "/settings" },
    { name: "support", path: "/support" },
    { name: "room", path: room, window: true },
    {
      name: "room-confirm-end",
      path: room,
      window: true,
      act: (page) => page.getByRole("button", { name: "End simulation" }).click(),
    },
    { name: "room-ended", path: `/investor_simulation/${made.ended}`, window: true },
    { name: "room-unknown", path: "/investor_simulation/999999", window: true },
    { name: "assessment", path: `/investor_simulation/${made.ended}/investor_assessment` },
    {
      name: "assessment-committee",
      path: `/investor_simulation/${made.ended}/investor_assessment`,
      act: tab("Investment Committee"),
    },
    { name: "review-summary", path: reviewed },
    { name: "review-assessment", path: reviewed, act: tab("Assessment Review") },
    { name: "review-transcript", path: reviewed, act: tab("Transcript Review") },
    { name: "review-peers", path: reviewed, act: tab("Peer Comparison") },
  ]
}

async function photograph(browser: Browser, base: string, shots: Shot[], signedIn: boolean) {
  for (const mood of MOODS) {
    const context = await browser.newContext({
      colorScheme: mood,
      locale: "en-GB",
      timezoneId: "Europe/London",
      reducedMotion: "reduce",
    })
    const page = await context.newPage()
    if (signedIn) {
      await page.goto(`${base}/login`)
      await page.getByLabel(/e-?mail/i).fill(ADMIN.email)
      await page.getByLabel("Password", { exact: true }).fill(ADMIN.password)
      await page.getByRole("button", { name: "Login" }).click()
      await page.waitForURL("**/dashboard")
    }
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
const product = await startProduct()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
  await photograph(browser, product.url, wanted(PUBLIC), false)
  await photograph(browser, product.url, wanted(EMPTY), true)
  await photograph(browser, product.url, wanted(full(await rehearse(product.url))), true)
} finally {
  await browser.close()
  await product.destroy()
}
console.log("pictures are in screens/")
