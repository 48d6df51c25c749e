import { expect, type Page } from "@playwright/test"
import { contextWithAxe, violations } from "./axe.ts"
import { enter } from "./journey.ts"
import type { Product } from "./product.ts"
import { test } from "./shared-product.ts"
import { startSpentProduct, TRAINEE } from "./spending.ts"

const USAGE = "/admin/mock/usage"
const NO_ACCESS = "You do not yet have access to our web application. We will be in touch when this changes."

// Nothing here is about motion, and every frame of it is work.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** One in which a model has been used; the shared one has none. */
let spent: Product
test.beforeAll(async () => {
  spent = await startSpentProduct()
})
test.afterAll(() => spent.destroy())

const table = (page: Page, name: string | RegExp) => page.getByRole("table", { name })
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })

/** Opens the page as an administrator would: from the navigation. */
async function openUsage(page: Page, product: Product): Promise<void> {
  await enter(page, product.url)
  await page.getByRole("link", { name: "Mock", exact: true }).click()
  await page.getByRole("link", { name: /Model use/ }).click()
  await page.waitForURL(`**${USAGE}`)
}

test("today against the limits, who used most, the meetings near theirs, and what came of it", async ({ page }) => {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  await openUsage(page, spent)
  await expect(page).toHaveTitle(/^Model use/)
  const today = page.getByRole("region", { name: "Today" })
  await expect(today).toContainText("595 of 5,000 requests")
  await expect(today).toContainText("11%")
  await expect(today).toContainText("1,267,456 of 10,000,000 tokens")
  await expect(today).toContainText("12%")
  await expect(today).toContainText(/The count begins anew at \d\d:\d\d, \d{1,2} [A-Z][a-z]+ \d{4}\./)
  await expect(today).toContainText("evening-voice")
  await expect(today.getByRole("definition").filter({ hasText: "500 requests or 1,000,000 tokens" })).toHaveCount(1)

  await expect(page.getByText("1 user is near the limit of 500 requests or 1,000,000 tokens.")).toBeVisible()
  const users = table(page, "Who used most today")
  await expect(users.getByRole("row")).toHaveCount(5)
  await expect(users.getByRole("row").nth(1)).toHaveText(/tobias.+190.*404.*861,200.*86%, near the limit/)
  await expect(users.getByRole("row").nth(4)).toHaveText(/mara.*under 1%/)

  await expect(page.getByText("2 meetings are near the limit of 200 requests or 400,000 tokens.")).toBeVisible()
  const meetings = table(page, /^Meetings begun today/)
  await expect(meetings.getByRole("row").nth(1)).toHaveText(/tobias.*200.*391,480.*100%, at the limit/)
  await expect(meetings.getByRole("row").nth(2)).toHaveText(/ines.*82%, near the limit/)

  const outcomes = table(page, /^What came of the questions/)
  const of = (name: RegExp) => outcomes.getByRole("row", { name })
  await expect(of(/^Today.*evening-voice/)).toHaveText(/358.*331.*1,235,456/)
  await expect(
    of(/^Today.*evening-voice/)
      .getByRole("listitem")
      .first(),
  ).toHaveText("14 the meeting had reached its limit")
  await expect(of(/an-older-voice/)).toContainText("All were worded")
  await expect(outcomes.getByRole("row")).toHaveCount(5)
  await expect(outcomes.getByRole("rowheader").last()).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}, evening-voice$/)
  expect(complaints).toEqual([])
})

test("where no model is configured the page says so, and what is limited all the same", async ({ page, product }) => {
  await openUsage(page, product)
  await expect(heading(page, "No language model is configured")).toBeVisible()
  await expect(page.getByText("Managers answer from their written facts.")).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "a minute" })).toBeVisible()
  await expect(page.getByRole("table")).toHaveCount(0)
  await page.getByRole("link", { name: "Mock", exact: true }).last().click()
  await expect(heading(page, "Investor Sandbox")).toHaveCount(0)
  await page.getByRole("link", { name: /Investor Sandbox/ }).click()
  await expect(heading(page, "Investor Sandbox")).toBeVisible()
})

test("it says so when the figures do not come, and tries again", async ({ page }) => {
  await enter(page, spent.url)
  await page.clock.install()
  await page.route("**/model_usage", (route) => route.fulfill({ status: 400, json: { error: "No." } }))
  await page.goto(spent.url + USAGE)
  await expect(heading(page, "The model use did not come")).toBeVisible()
  await page.unroute("**/model_usage")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(heading(page, "Who used most today")).toBeVisible()
  // What is there stays while the next count does not come.
  await page.route("**/model_usage", (route) => route.fulfill({ status: 400, json: { error: "No." } }))
  const again = page.waitForResponse("**/model_usage")
  await page.clock.runFor(61_000)
  await again
  await expect(heading(page, "Who used most today")).toBeVisible()
})

test("a trainee finds the door closed, and the server does not open it either", async ({ page }) => {
  await page.goto(`${spent.url}/login`)
  await page.getByLabel("E-mail").fill(TRAINEE.email)
  await page.getByLabel("Password", { exact: true }).fill(TRAINEE.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL("**/dashboard")
  await expect(page.getByRole("link", { name: "Mock", exact: true })).toHaveCount(0)
  await page.goto(spent.url + USAGE)
  await expect(page.getByText(NO_ACCESS)).toBeVisible()
  // Whoever writes another role into the browser's storage sees no more: the server goes by the account.
  await page.evaluate(() => sessionStorage.setItem("role", "admin"))
  await page.goto(spent.url + USAGE)
  await expect(page.getByText(NO_ACCESS)).toBeVisible()
  await expect(page.getByText("595")).toHaveCount(0)
})

test("no axe violation, nothing wider than the window", async ({ browser }) => {
  const context = await contextWithAxe(browser)
  const page = await context.newPage()
  await enter(page, spent.url)
  for (const path of [USAGE, "/admin/mock"]) {
    await page.goto(spent.url + path)
    await expect(page.getByRole("link", { name: /Investor Sandbox/ }).or(page.getByRole("table").last())).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, width, await violations(page), Math.max(0, wider)]).toEqual([path, width, [], 0])
    }
  }
  await context.close()
})
