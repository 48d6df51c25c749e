import { expect, type Page, test } from "@playwright/test"
import { PUBLIC } from "./every-screen.ts"
import { type Product, startProduct } from "./product.ts"

const TERMS_SENTENCE = "You must confirm that you are 18 years of age, or older, and accept the terms and conditions."
const READABLE = ["/", "/overview", "/about", "/legal/terms", "/legal/privacy"]

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.destroy())

/** Fills the card of the page and presses its button. */
async function signUp(page: Page, email: string, ticked = true): Promise<void> {
  await page.getByLabel("Join the beta waiting list").fill(email)
  await page.getByRole("checkbox").setChecked(ticked)
  await page.getByRole("button", { name: "Join the list" }).click()
}

/** Waits until the scripts have taken over a page that was readable before them. */
const awake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")))

test("signup: what is missing is said at its place and passes after five seconds", async ({ page }) => {
  await page.clock.install()
  await page.goto(product.url)
  await awake(page)
  await signUp(page, "ruth@example.com", false)
  await expect(page.getByText(TERMS_SENTENCE)).toBeVisible()
  await expect(page.getByRole("checkbox")).toBeFocused()
  await page.clock.runFor(4500)
  await expect(page.getByText(TERMS_SENTENCE)).toBeVisible()
  await page.clock.runFor(600)
  await expect(page.getByText(TERMS_SENTENCE)).toHaveCount(0)

  await signUp(page, "ruth at example")
  await expect(page.getByText("Enter an e-mail address")).toBeVisible()
  await expect(page.getByLabel("Join the beta waiting list")).toBeFocused()
})

test("signup: a thank-you takes the form's place, and a repeated address learns nothing new", async ({ page }) => {
  const answers: string[] = []
  for (const path of ["/", "/overview"]) {
    await page.goto(product.url + path)
    await awake(page)
    await signUp(page, "twice@example.com")
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeFocused()
    await expect(page.getByRole("button", { name: "Join the list" })).toHaveCount(0)
    answers.push((await page.getByRole("status").first().textContent()) ?? "")
  }
  expect(answers[0]).not.toBe("")
  expect(answers[1]).toBe(answers[0])
})

test("signup: with the server down the form keeps the address and says so for five seconds", async ({ page }) => {
  await page.clock.install()
  await page.goto(product.url)
  await awake(page)
  await page.route("**/api/v1/beta_signups", (route) => route.abort("connectionrefused"))
  await signUp(page, "later@example.com")
  await expect(page.getByRole("alert")).toHaveText("Failed to submit your email. Please try again.")
  await expect(page.getByLabel("Join the beta waiting list")).toHaveValue("later@example.com")
  await page.clock.runFor(5100)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.unroute("**/api/v1/beta_signups")
  await page.getByRole("button", { name: "Join the list" }).click()
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible()
})

test("the menu of small screens opens and closes on each press, and a new page starts at its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.url)
  await awake(page)
  const menu = page.getByRole("button", { name: "Menu" })
  const link = page.getByRole("link", { name: "Beta Overview" })
  await expect(link).toBeHidden()
  for (const open of [true, false, true]) {
    await menu.click()
    await expect(menu).toHaveAttribute("aria-expanded", String(open))
    await expect(link).toBeVisible({ visible: open })
  }
  await page.evaluate(() => window.scrollTo(0, 2000))
  await link.click()
  await page.waitForURL("**/overview")
  await expect(link).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  await page.goto(product.url)
  await page.getByRole("link", { name: "Explore" }).click()
  await page.waitForURL("**/overview")
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
})

test("the terms open in a new tab and keep what was typed", async ({ page, context }) => {
  await page.goto(product.url)
  await awake(page)
  await page.getByLabel("Join the beta waiting list").fill("typed@example.com")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "terms and conditions" }).click()
  const terms = await opened
  await expect(terms.getByRole("heading", { level: 1 })).toHaveText(/Terms/)
  await expect(page.getByLabel("Join the beta waiting list")).toHaveValue("typed@example.com")
})

test("a carousel turns every eight seconds, rests under pointer and focus, and obeys the keys", async ({ page }) => {
  await page.clock.install()
  await page.goto(`${product.url}/overview`)
  const carousel = page.getByRole("region", { name: "Questions from investor mode" })
  const shows = (place: number) =>
    expect(carousel.locator("[aria-roledescription=slide]:not([inert])")).toHaveAttribute("aria-label", `${place} of 4`)
  await expect(carousel.locator("[inert]")).toHaveCount(3)
  await shows(1)
  await page.clock.runFor(7800)
  await shows(1)
  await page.clock.runFor(400)
  await shows(2)
  await carousel.hover()
  await page.clock.runFor(20_000)
  await shows(2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(8100)
  await shows(3)
  await carousel.getByRole("button", { name: "Next" }).focus()
  await page.clock.runFor(20_000)
  await shows(3)
  await page.keyboard.press("ArrowRight")
  await shows(4)
  await page.keyboard.press("ArrowRight")
  await shows(1)
  await page.keyboard.press("ArrowLeft")
  await shows(4)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.getByRole("heading", { level: 1 }).click()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.clock.runFor(20_000)
  await shows(4)
})

test("without JavaScript every public page reads whole and every link leads somewhere", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const links = new Set<string>()
  for (const path of READABLE) {
    await page.goto(product.url + path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const name of ["Beta Overview", "About Us", "Login"]) {
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    // Nothing waits for a script to be seen.
    await expect(page.locator("main .opacity-0:not(.noscript\\:opacity-100)")).toHaveCount(0)
    for (const link of await page.getByRole("link").all()) links.add((await link.getAttribute("href")) ?? "")
  }
  await page.goto(`${product.url}/overview`)
  for (const slide of await page.locator("[aria-roledescription=slide]").all()) {
    await expect(slide).toHaveCSS("opacity", "1")
  }
  await expect(page.getByText("The form needs JavaScript")).toBeVisible()
  for (const link of [...links].filter((href) => href.startsWith("/"))) {
    const answer = await page.goto(product.url + link)
    expect([link, answer?.status()]).toEqual([link, 200])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect([...links].filter((href) => !/^(\/|#main$|mailto:|https:)/.test(href))).toEqual([])
  await context.close()
})

test("a policy without unsafe-inline is in force on every page, and no page has anything to say to the console", async ({
  page,
}) => {
  const said: string[] = []
  page.on("console", (message) => said.push(`${page.url()}: ${message.text()}`))
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`))
  for (const { path } of PUBLIC) {
    const answer = await page.goto(product.url + path)
    const policy = answer?.headers()["content-security-policy"] ?? ""
    expect(policy).toMatch(/;script-src 'self' 'sha256-.*;style-src 'self';/)
    expect(policy).not.toContain("unsafe")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.waitForLoadState("networkidle")
  }
  expect(said).toEqual([])
})

test("every public page says what it is to those who link to it", async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of READABLE) {
    await page.goto(product.url + path)
    const head = (selector: string, attribute = "content") =>
      page.locator(`head ${selector}`).first().getAttribute(attribute)
    const description = (await head("meta[name=description]")) ?? ""
    expect(description.length).toBeGreaterThan(25)
    seen.add((await page.title()) + description)
    expect(await head("link[rel=canonical]", "href")).toMatch(new RegExp(`^https://[^/]+${path}$`))
    expect(await head("meta[property='og:title']")).toBe(await page.title())
    expect(await head("meta[property='og:image']")).toMatch(/^https:.*\/og\.png$/)
  }
  expect(seen.size).toBe(READABLE.length)
  expect((await request.get(`${product.url}/og.png`)).headers()["content-type"]).toBe("image/png")
  const robots = await (await request.get(`${product.url}/robots.txt`)).text()
  expect(robots).toMatch(/Sitemap: https:\/\/.*\/sitemap\.xml/)
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text()
  for (const path of READABLE) expect(sitemap).toMatch(new RegExp(`<loc>https://[^/]+${path}</loc>`))
})

test("a page that is not there, and one that breaks, say so in the house's words", async ({ page }) => {
  await page.goto(`${product.url}/nowhere`)
  await expect(page).toHaveTitle(/^Not Found/)
  await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex")
  await page.getByRole("link", { name: "Go to the front door" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The meeting")

  const broken = 'export default () => { throw new Error("kaput at line 7") }'
  await page.route("**/assets/overview-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: broken }),
  )
  await page.getByRole("link", { name: "Explore" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!")
  await expect(page).toHaveTitle(/^Unexpected Application Error!/)
  await expect(page.getByRole("main")).not.toContainText("kaput")
})
