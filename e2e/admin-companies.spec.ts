import { spawnSync } from "node:child_process"
import { expect, type Page } from "@playwright/test"
import { enter, signIn } from "./journey.ts"
import { newFolder, type Product, startProduct } from "./product.ts"
import { caller } from "./rehearse.ts"
import { test } from "./shared-product.ts"

const LIST = "/admin/companies/investor_companies"
const NO_ACCESS = "You do not yet have access to our web application. We will be in touch when this changes."
const TRAINEE = { email: "ines@example.com", password: "eight chairs around a table" }

// Nothing here is about motion, and every frame of it is work.
test.use({ contextOptions: { reducedMotion: "reduce" } })

let product: Product
test.beforeAll(async () => {
  const folder = newFolder()
  spawnSync(
    process.execPath,
    ["server/commands/user.ts", "add", TRAINEE.email, "--role", "investor", "--name", "Ines"],
    {
      input: TRAINEE.password,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder },
    },
  )
  product = await startProduct({ ACCESS_ROLES: "admin,investor" }, folder)
})
test.afterAll(() => product.destroy())

const field = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

/** Opens a company as an administrator would: from the navigation, by its name in the list. */
async function openCompany(page: Page, name: string): Promise<void> {
  await enter(page, product.url)
  await page.getByRole("link", { name: "Companies", exact: true }).click()
  await page.getByRole("link", { name: /Investor Companies/ }).click()
  await page.getByRole("link", { name: `View ${name}` }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

/** Presses Save in a field and confirms. */
async function save(page: Page, name: string): Promise<void> {
  await field(page, name).getByRole("button", { name: "Save" }).click()
  await dialog(page).getByRole("button", { name: "Save" }).click()
}

test("list, view, edit one field and see it everywhere after a reload", async ({ page }) => {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  await signIn(page, product.url)
  await page.getByRole("link", { name: "Companies", exact: true }).click()
  await page.getByRole("link", { name: /Investor Companies/ }).click()
  await page.waitForURL(`**${LIST}`)
  for (const header of ["#", "Name", "Industry", "Stage", "Description"])
    await expect(page.getByRole("columnheader", { name: header, exact: true })).toBeVisible()
  await expect(page.getByRole("row")).toHaveCount(8)
  await page.getByRole("link", { name: "View Quareel" }).click()

  await edit(page, "industry").click()
  const box = page.getByRole("textbox", { name: "Industry" })
  await expect(box).toBeFocused()
  await expect(field(page, "Industry").getByRole("button", { name: "Save" })).toBeDisabled()
  await box.fill("Credit software")
  await field(page, "Industry").getByRole("button", { name: "Save" }).click()
  await dialog(page).getByRole("button", { name: "Cancel" }).click()
  await expect(box).toHaveValue("Credit software")
  await save(page, "Industry")
  await expect(page.getByText("Industry saved.")).toBeVisible()
  await expect(edit(page, "industry")).toBeFocused()
  await page.reload()
  await expect(field(page, "Industry")).toContainText("Credit software")
  await page.getByRole("link", { name: "Investor companies" }).click()
  await expect(page.getByRole("row", { name: /Quareel/ })).toContainText("Credit software")
  await page.getByRole("link", { name: "New", exact: true }).click()
  await expect(page.getByLabel("Industry", { exact: true })).toContainText("Credit software")
  expect(complaints).toEqual([])
})

test("cancel restores; a refusal keeps edit mode, the words, and says why", async ({ page }) => {
  await openCompany(page, "Rillspur")
  const before = await field(page, "Description").getByRole("paragraph").textContent()
  await edit(page, "description").click()
  const box = page.getByRole("textbox", { name: "Description" })
  await expect(box).toHaveValue(before ?? "")
  await box.fill("Other words")
  await field(page, "Description").getByRole("button", { name: "Cancel" }).click()
  await expect(field(page, "Description").getByRole("paragraph")).toHaveText(before ?? "")
  await expect(edit(page, "description")).toBeFocused()

  await edit(page, "description").click()
  await expect(box).toHaveValue(before ?? "")
  await box.fill("")
  await expect(page.getByText("This cannot be empty.")).toBeVisible()
  await expect(field(page, "Description").getByRole("button", { name: "Save" })).toBeDisabled()
  await box.fill("Words that outlive the server")
  await product.stop()
  await save(page, "Description")
  await expect(field(page, "Description").getByRole("alert")).toContainText("Not saved.")
  await expect(box).toHaveValue("Words that outlive the server")
  await product.start()
  await save(page, "Description")
  await expect(page.getByText("Description saved.")).toBeVisible()
  await page.reload()
  await expect(field(page, "Description")).toContainText("Words that outlive the server")
})

test("an id that is no number: the alert, the list, and after five seconds neither", async ({ page }) => {
  await enter(page, product.url)
  await page.clock.install()
  await page.goto(`${product.url}${LIST}/seven`)
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid company ID. Redirecting to the investor companies overview.",
  )
  expect(new URL(page.url()).pathname).toBe(LIST)
  await page.clock.runFor(5100)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("link", { name: "View Heklima" })).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.goto(`${product.url}${LIST}/99999`)
  await expect(page.getByRole("heading", { name: "There is no such company" })).toBeVisible()
})

test("what is not saved is not lost: other tabs keep it, leaving and reloading ask first", async ({ page }) => {
  await openCompany(page, "Heklima")
  await edit(page, "introduction").click()
  const box = page.getByRole("textbox", { name: "Introduction" })
  await box.fill("An introduction in the making")
  await page.getByRole("tab", { name: "Investor relevance" }).click()
  await expect(page.getByText(/will be added in the future/)).toBeVisible()
  await page.getByRole("tab", { name: "Company information" }).click()
  await expect(box).toHaveValue("An introduction in the making")

  await page.getByRole("link", { name: "Investor companies" }).click()
  await expect(dialog(page)).toContainText("Changed and not saved: introduction.")
  await dialog(page).getByRole("button", { name: "Stay" }).click()
  await expect(box).toHaveValue("An introduction in the making")
  const asked = new Promise<string>((resolve) => {
    page.once("dialog", (beforeUnload) => {
      resolve(beforeUnload.type())
      void beforeUnload.dismiss()
    })
  })
  await page.evaluate(() => window.location.reload())
  expect(await asked).toBe("beforeunload")
  await expect(box).toHaveValue("An introduction in the making")

  await page.goBack()
  await dialog(page).getByRole("button", { name: "Leave without saving" }).click()
  await page.waitForURL(`**${LIST}`)
})

test("managers: five at most, one lead; items are a title and a description", async ({ page }) => {
  await openCompany(page, "Quareel")
  await edit(page, "management").click()
  const seats = page.getByRole("textbox", { name: /^Manager \d, name$/ })
  const lead = page.getByRole("radio", { checked: true })
  const count = await seats.count()
  await expect(lead).toHaveCount(1)
  await page.getByRole("radio").nth(1).check()
  await expect(lead).toHaveCount(1)
  await expect(page.getByRole("radio").nth(1)).toBeChecked()
  const add = page.getByRole("button", { name: "Add a manager" })
  for (let at = count; at < 5; at++) {
    await add.click()
    await expect(seats.nth(at)).toBeFocused()
  }
  await expect(add).toBeDisabled()
  await expect(page.getByText("Every manager needs a name and a role.")).toBeVisible()
  for (let at = 5; at > count; at--) await page.getByRole("button", { name: `Remove manager ${at}` }).click()
  const second = await seats.nth(1).inputValue()
  await save(page, "Management")
  await expect(page.getByText("Management saved.")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: second })).toContainText("leads the meeting")

  await page.getByRole("tab", { name: "Company assessment" }).click()
  await edit(page, "strengths").click()
  await page.getByRole("button", { name: "Remove strength 5" }).click()
  await field(page, "Strengths").getByRole("button", { name: "Add" }).click()
  const title = page.getByRole("textbox", { name: "Strength 5, title" })
  await expect(title).toBeFocused()
  await expect(field(page, "Strengths").getByRole("button", { name: "Add" })).toBeDisabled()
  await title.fill("One: two")
  await page.getByRole("textbox", { name: "Strength 5, description" }).fill("And why that is: so.")
  await expect(page.getByText(/A title has no colon/)).toBeVisible()
  await title.fill("A new strength")
  await save(page, "Strengths")
  await expect(page.getByText("Strengths saved.")).toBeVisible()
  const call = await caller(product.url)
  const id = Number(new URL(page.url()).pathname.split("/").at(-1))
  const saved = await call("GET", `/investor_companies/${id}`)
  expect(saved).toHaveProperty(["strengths", "4"], "A new strength: And why that is: so.")
  expect(saved).toHaveProperty(["management", "1", "lead"], true)
})

test("an administrator reads everything: answers by section, what gives an item away, and back", async ({ page }) => {
  await openCompany(page, "Halden Loop")
  const answer = page.getByText("Asked for evidence", { exact: true })
  await expect(answer.first()).toBeHidden()
  await page.getByRole("button", { name: "Open all" }).click()
  await expect(answer).toHaveCount(46)
  await expect(answer.last()).toBeVisible()
  await page.getByRole("button", { name: "Close all" }).click()
  await expect(answer.first()).toBeHidden()

  await page.getByRole("tab", { name: "Company assessment" }).click()
  const item = page.getByRole("list", { name: "Comes out in" }).first()
  await item.getByRole("button").first().click()
  await expect(page.getByRole("tab", { name: "Company information" })).toHaveAttribute("aria-selected", "true")
  const found = page.locator(".company-answer:focus")
  await expect(found).toBeInViewport()
  await found.getByRole("list", { name: "Gives away" }).getByRole("button").first().click()
  await expect(page.getByRole("tab", { name: "Company assessment" })).toHaveAttribute("aria-selected", "true")
  await expect(page.locator(".company-items > li:focus")).toBeInViewport()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a field is edited by keyboard alone at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enter(page, product.url, LIST)
    await page.getByRole("link", { name: "View Tornafilo" }).focus()
    await page.keyboard.press("Enter")
    const press = async (name: string) => {
      const wanted = page.getByRole("button", { name, exact: true })
      await expect(wanted).toBeVisible()
      const control = await wanted.elementHandle()
      for (let pressed = 0; pressed < 60; pressed++) {
        if (await control?.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press("Tab")
      }
      await page.keyboard.press("Enter")
    }
    await press("Edit stage")
    await expect(page.getByRole("combobox", { name: "Stage" })).toBeFocused()
    await page.keyboard.type(viewport.width === 390 ? "Est" : "See")
    await press("Save")
    await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(edit(page, "stage")).toBeFocused()
    await expect(field(page, "Stage")).toContainText(viewport.width === 390 ? "Established" : "Seed")
  })
}

test("a trainee finds the door closed, and the server does not open it either", async ({ page }) => {
  await page.goto(`${product.url}/login`)
  await page.getByLabel("E-mail").fill(TRAINEE.email)
  await page.getByLabel("Password", { exact: true }).fill(TRAINEE.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL("**/dashboard")
  await expect(page.getByRole("link", { name: "Companies", exact: true })).toHaveCount(0)
  for (const path of ["/admin/companies", LIST, `${LIST}/1`]) {
    await page.goto(product.url + path)
    await expect(page.getByText(NO_ACCESS)).toBeVisible()
    await expect(page.getByText("Halden Loop")).toHaveCount(0)
  }
  // Whoever writes another role into the browser's storage sees no more: the server goes by the account.
  await page.evaluate(() => sessionStorage.setItem("role", "admin"))
  await page.goto(`${product.url}${LIST}/1`)
  await expect(page.getByText(NO_ACCESS)).toBeVisible()
})

test("the list and a company say so when they do not come, and try again", async ({ page }) => {
  await enter(page, product.url)
  for (const [path, title, there] of [
    [LIST, "The companies did not come", "View Ebbmark"],
    [`${LIST}/1`, "The company did not come", null],
  ] as const) {
    await page.route("**/api/v1/investor_companies**", (route) =>
      route.fulfill({ status: 400, json: { error: "No." } }),
    )
    await page.route("**/api/v1/investor_companies/**", (route) =>
      route.fulfill({ status: 400, json: { error: "No." } }),
    )
    await page.goto(product.url + path)
    await expect(page.getByRole("heading", { name: title })).toBeVisible()
    await page.unroute("**/api/v1/investor_companies**")
    await page.unroute("**/api/v1/investor_companies/**")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(
      there ? page.getByRole("link", { name: there }) : page.getByRole("tab", { name: "Company information" }),
    ).toBeVisible()
  }
})
