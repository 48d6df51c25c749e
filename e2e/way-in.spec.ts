import { expect, type Page } from "@playwright/test"
import { type Mailbox, openMailbox, passwordLinkIn } from "./mailbox.ts"
import { ADMIN, newFolder, type Product, startProduct } from "./product.ts"
import { caller } from "./rehearse.ts"
import { test } from "./shared-product.ts"

const NO_ACCESS = "You do not yet have access to our web application. We will be in touch when this changes."
const INVITED = "ines@example.com"
const NEW_PASSWORD = "seven lamps above one long table"

// Nothing here is about motion, and every frame of it is work.
test.use({ contextOptions: { reducedMotion: "reduce" } })

let mailbox: Mailbox
let product: Product
let folder: string
test.beforeAll(async () => {
  mailbox = await openMailbox()
  folder = newFolder()
  product = await startProduct({ SMTP_URL: mailbox.url }, folder)
  // The letter is on its way while the first test runs.
  const call = await caller(product.url)
  await call("POST", "/beta_signups/admin_create", {
    beta_signup: { firstname: "Ines", email: INVITED, mode: "Investor" },
  })
})
test.afterAll(async () => {
  await product.destroy()
  await mailbox.close()
})

async function choosePassword(page: Page, button: string, password: string, again = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password)
  await page.getByLabel("New password again").fill(again)
  await page.getByRole("button", { name: button }).click()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login" }).click()
}

/** Moves the page's clock over the moment in which a message is read before the page goes on. */
const readOn = (page: Page) => page.clock.fastForward(2000)

test("a forgotten password is reset by the link in the mail, once", async ({ page }) => {
  await page.clock.install()
  await page.goto(`${product.url}/login`)
  await signIn(page, ADMIN.email, "not the password at all")
  await expect(page.getByRole("alert")).toBeVisible()
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible()
  await page.getByLabel("E-mail").fill(ADMIN.email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByText("Password reset email has been sent successfully.")).toBeVisible()
  await expect(page.getByRole("main")).toContainText(ADMIN.email)
  await page.getByRole("link", { name: "Go to login" }).click()
  await expect(page.getByLabel("E-mail")).toHaveValue(ADMIN.email)

  const link = passwordLinkIn(await mailbox.mail(ADMIN.email, "Reset your"))
  expect(link.startsWith(product.url)).toBe(true)
  await page.goto(link)
  await choosePassword(page, "Set the password", "")
  await expect(page.getByText("Password cannot be empty.")).toBeVisible()
  await choosePassword(page, "Set the password", NEW_PASSWORD, "another")
  await expect(page.getByText("Passwords do not match.")).toBeVisible()
  await choosePassword(page, "Set the password", "short")
  await expect(page.getByRole("alert")).toBeVisible()
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toHaveCount(0)
  await choosePassword(page, "Set the password", NEW_PASSWORD)
  await expect(page.getByText("Password reset successful! Redirecting...")).toBeVisible()
  await readOn(page)
  await page.waitForURL("**/login")
  await signIn(page, ADMIN.email, NEW_PASSWORD)
  await expect(page.getByText("Login successful! Redirecting...")).toBeVisible()
  await readOn(page)
  await page.waitForURL("**/dashboard")

  await page.goto(link)
  await choosePassword(page, "Set the password", NEW_PASSWORD)
  await expect(page.getByRole("alert")).toContainText("This link is not valid any more.")
  await page.getByRole("link", { name: "Ask for a new link" }).click()
  await page.waitForURL("**/password/forgot")
  expect(await mailbox.mail(ADMIN.email, "password was changed")).toContain("/password/forgot")
})

test("an invitation becomes an account, which waits until its role is let in", async ({ page }) => {
  await page.clock.install()
  const password = "eight chairs around a table"
  const letter = await mailbox.mail(INVITED, "Your invitation to")
  expect(letter).toContain("Hello Ines,")
  await page.goto(passwordLinkIn(letter))
  await expect(page.getByRole("main")).toContainText("You are invited to the Parley beta.")
  await choosePassword(page, "Open the account", password)
  await expect(page.getByText("Your account is ready. Redirecting...")).toBeVisible()
  await readOn(page)
  await page.waitForURL("**/login")
  await signIn(page, INVITED, password)
  await expect(page.getByText(NO_ACCESS)).toBeVisible()
  await page.goto(`${product.url}/dashboard`)
  await page.waitForURL("**/login")
  await expect(page.getByText(NO_ACCESS)).toBeVisible()

  await page.goto(passwordLinkIn(letter))
  await choosePassword(page, "Open the account", password)
  await expect(page.getByRole("alert")).toContainText("This link is not valid any more.")
  await expect(page.getByRole("main")).toContainText("for a new invitation write to")

  await product.stop()
  product = await startProduct({ SMTP_URL: mailbox.url, ACCESS_ROLES: "admin,investor,founder" }, folder)
  await page.goto(`${product.url}/login`)
  await signIn(page, INVITED, password)
  await expect(page.getByText("Login successful! Redirecting...")).toBeVisible()
  await readOn(page)
  await page.waitForURL("**/dashboard")
  await expect(page.getByText("Ines", { exact: true }).first()).toBeVisible()
})

test("the forms help whoever types: fields named for password managers, a look at the password, Caps Lock", async ({
  page,
}) => {
  await page.goto(`${product.url}/login`)
  const password = page.getByLabel("Password", { exact: true })
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username")
  await expect(password).toHaveAttribute("autocomplete", "current-password")
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page.getByText("Enter your password.")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toBeFocused()
  await password.fill("seen")
  await page.getByRole("button", { name: "Show password" }).click()
  await expect(password).toHaveAttribute("type", "text")
  await password.dispatchEvent("keyup", { key: "A", modifierCapsLock: true })
  await expect(page.getByText("Caps Lock is on.")).toBeVisible()
  await password.dispatchEvent("keyup", { key: "a", modifierCapsLock: false })
  await expect(page.getByText("Caps Lock is on.")).toHaveCount(0)
  await page.goto(`${product.url}/password/reset/any`)
  await expect(page.getByLabel("New password", { exact: true })).toHaveAttribute("autocomplete", "new-password")
})
