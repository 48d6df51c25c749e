import { expect, type Page } from "@playwright/test"
import { PUBLIC } from "./every-screen.ts"
import { test } from "./shared-product.ts"

const TERMS_SENTENCE = "You must confirm that you are 18 years of age, or older, and accept the terms and conditions."
const READABLE = ["/", "/overview", "/about", "/legal/terms", "/legal/privacy"]
/** Pages that search engines may read and that say what they are to those who link to them. */
const DESCRIBED = [...READABLE, "/login", "/password/forgot"]

/** Fills the card of the page and presses its button. */
async function signUp(page: Page, email: string, ticked = true): Promise<void> {
  await page.getByLabel("Join the beta waiting list").fill(email)
  await page.getByRole("checkbox").setChecked(ticked)
  await page.getByRole("button", { name: "Join the list" }).click()
}

/** Waits until the scripts have taken over a page that was readable before them. */
const awake = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")))

test("signup says what is missing at its place, and what failed, for five seconds, and keeps what was typed", async ({
  page,
  product,
  context,
}) => {
  await page.clock.install()
  await page.goto(product.url)
  await awake(page)
  const address = page.getByLabel("Join the beta waiting list")
  await signUp(page, "ruth@example.com", false)
  await expect(page.getByText(TERMS_SENTENCE)).toBeVisible()
  await expect(page.getByRole("checkbox")).toBeFocused()
  await page.clock.runFor(4500)
  await expect(page.getByText(TERMS_SENTENCE)).toBeVisible()
  await page.clock.runFor(600)
  await expect(page.getByText(TERMS_SENTENCE)).toHaveCount(0)

  await signUp(page, "ruth at example")
  await expect(page.getByText("Enter an e-mail address")).toBeVisible()
  await expect(address).toBeFocused()

  // The terms open in a tab of their own.
  await address.fill("later@example.com")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "terms and conditions" }).click()
  const terms = await opened
  await expect(terms.getByRole("heading", { level: 1 })).toHaveText(/Terms/)
  await terms.close()
  await expect(address).toHaveValue("later@example.com")

  await page.route("**/api/v1/beta_signups", (route) => route.abort("connectionrefused"))
  await page.getByRole("button", { name: "Join the list" }).click()
  await expect(page.getByRole("alert")).toHaveText("Failed to submit your email. Please try again.")
  await expect(address).toHaveValue("later@example.com")
  await page.clock.runFor(5100)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.unroute("**/api/v1/beta_signups")
  await page.getByRole("button", { name: "Join the list" }).click()
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible()
})

test("signup: a thank-you takes the form's place, its message passes, and a repeated address learns nothing new", async ({
  page,
  product,
}) => {
  await page.clock.install()
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
  await page.clock.runFor(5100)
  await expect(page.getByRole("status").first()).toHaveText("")
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible()
})

test("the menu of small screens opens and closes on each press, and every change of page starts at its top", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.url)
  await awake(page)
  const menu = page.getByRole("button", { name: "Menu" })
  const bar = page.getByRole("navigation", { name: "Main" })
  const link = bar.getByRole("link", { name: "Beta Overview" })
  const ways = [
    () => link.click(),
    () => page.getByRole("link", { name: "Privacy Policy" }).click(),
    () => page.getByRole("link", { name: "Terms & Conditions" }).click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Parley, home" }).click(),
    () => page.getByRole("link", { name: "Explore" }).click(),
    () => page.goBack(),
    () => bar.getByRole("link", { name: "Login" }).click(),
  ]
  await expect(link).toBeHidden()
  for (const open of [true, false, true]) {
    await menu.click()
    await expect(menu).toHaveAttribute("aria-expanded", String(open))
    await expect(link).toBeVisible({ visible: open })
  }
  for (const follow of ways) {
    await page.evaluate(() => window.scrollTo(0, 2000))
    const title = await page.title()
    await follow()
    await expect(page).not.toHaveTitle(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    await expect(link).toBeHidden()
  }
})

test("without JavaScript every public page reads whole, in its own fonts, and every link leads somewhere", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const fonts = new Set<string>()
  page.on("response", (answer) => fonts.add(/newsreader|geist/.exec(answer.url())?.[0] ?? ""))
  const links = new Set<string>()
  for (const path of READABLE) {
    await page.goto(product.url + path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const name of ["Beta Overview", "About Us", "Login"]) {
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    // Nothing waits for a script to be seen.
    await expect(page.locator("main .opacity-0:not(.noscript\\:opacity-100)")).toHaveCount(0)
    if (path === "/overview") {
      for (const slide of await page.locator("[aria-roledescription=slide]").all()) {
        await expect(slide).toHaveCSS("opacity", "1")
      }
      await expect(page.getByText("The form needs JavaScript")).toBeVisible()
    }
    for (const link of await page.getByRole("link").all()) links.add((await link.getAttribute("href")) ?? "")
    for (const anchor of [...links].filter((href) => href.startsWith("#"))) {
      await expect(page.locator(anchor)).toHaveCount(1)
      links.delete(anchor)
    }
  }
  for (const link of [...links].filter((href) => href.startsWith("/") && !READABLE.includes(href))) {
    const answer = await page.goto(product.url + link)
    expect([link, answer?.status()]).toEqual([link, 200])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect([...links].filter((href) => !/^(\/|mailto:|https:)/.test(href))).toEqual([])
  expect(fonts).toContain("newsreader")
  expect(fonts).toContain("geist")
  await context.close()
})

test("every page keeps to a policy without unsafe-inline, has nothing to say to the console, and says what it is", async ({
  page,
  product,
  request,
}) => {
  const said: string[] = []
  page.on("console", (message) => said.push(`${page.url()}: ${message.text()}`))
  page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`))
  // What the policy stops without a word in the console.
  await page.exposeFunction("stopped", (what: string) => said.push(`${page.url()}: ${what}`))
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      // The function that the line above gives to the page.
      (window as unknown as { stopped: (what: string) => void }).stopped(violatedDirective),
    ),
  )
  const seen = new Set<string>()
  for (const { path } of PUBLIC) {
    const answer = await page.goto(product.url + path)
    const policy = answer?.headers()["content-security-policy"] ?? ""
    expect(policy).toMatch(/;script-src 'self'( 'sha256-[^']*')+;.*;style-src 'self'( 'sha256-[^']*')+;/)
    expect(policy).not.toContain("unsafe")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await awake(page)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded")
    if (!DESCRIBED.includes(path)) continue
    const head = async (selector: string, attribute = "content") => {
      await expect(page.locator(`head ${selector}`)).toHaveCount(1)
      return page.locator(`head ${selector}`).getAttribute(attribute)
    }
    const description = (await head("meta[name=description]")) ?? ""
    expect(description.length).toBeGreaterThan(25)
    seen.add((await page.title()) + description)
    // The addresses are this site's own, whatever it was built for.
    expect(await head("link[rel=canonical]", "href")).toBe(product.url + path)
    expect(await head("meta[property='og:url']")).toBe(product.url + path)
    expect(await head("meta[property='og:title']")).toBe(await page.title())
    expect(await head("meta[property='og:image']")).toBe(`${product.url}/og.png`)
  }
  expect(said).toEqual([])
  expect(seen.size).toBe(DESCRIBED.length)
  const picture = await request.get(`${product.url}/og.png`)
  expect(picture.headers()["content-type"]).toBe("image/png")
  expect((await picture.body()).readUInt32BE(16)).toBe(1200)
  const robots = await (await request.get(`${product.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text()
  for (const path of READABLE) expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`)
})

test("fonts that come late move nothing", async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: "reduce" })
  await context.addInitScript(() => {
    const page = window as unknown as { moved: number } // Read below; the page itself has no such name.
    page.moved = 0
    new PerformanceObserver((list) => {
      // An entry of this kind has a value, which the general type does not say.
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) page.moved += shift.value
    }).observe({ type: "layout-shift", buffered: true })
  })
  for (const [width, path] of [
    [390, "/"],
    [1280, "/"],
    [412, "/overview"],
    [1280, "/about"],
    [1280, "/legal/terms"],
  ] as const) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 844 })
    let free = () => {}
    const held = new Promise<void>((resolve) => (free = resolve))
    await page.route("**/*.woff2", async (route) => {
      await held
      await route.continue()
    })
    await page.goto(product.url + path)
    await awake(page)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading")
    free()
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded")
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
    expect({ width, path, still: moved < 0.02, moved }).toEqual({ width, path, still: true, moved })
    await page.close()
  }
  await context.close()
})

test("a page that is not there, and one that breaks, say so in the house's words", async ({ page, product }) => {
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
