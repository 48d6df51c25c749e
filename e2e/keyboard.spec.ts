import { expect, type Page } from "@playwright/test"
import { answered, questionBox } from "./journey.ts"
import { ADMIN } from "./product.ts"
import { test } from "./shared-product.ts"

/** Presses Tab until the wanted control has the focus, as a person without a mouse would. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" }).first()
  await expect(wanted).toBeVisible()
  // Found by role and name once: to look through the whole page anew after every key is most of the work.
  const control = await wanted.elementHandle()
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await control?.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the whole journey by keyboard alone at ${viewport.width} px`, async ({ browser, product }) => {
    // Once with motion and once without it.
    const context = await browser.newContext({
      viewport,
      reducedMotion: viewport.width < 768 ? "reduce" : "no-preference",
    })
    const page = await context.newPage()
    await page.goto(`${product.url}/login`)
    await tabTo(page, "textbox", /e-?mail/i)
    await page.keyboard.type(ADMIN.email)
    await page.keyboard.press("Tab")
    await page.keyboard.type(ADMIN.password)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/dashboard")

    await page.goto(`${product.url}/simulations/new`)
    await tabTo(page, "combobox", "Industry")
    await page.keyboard.type("Energy")
    await tabTo(page, "combobox", "Company")
    await page.keyboard.type("Halden")
    await tabTo(page, "combobox", "Runtime")
    await page.keyboard.type("15")
    await tabTo(page, "button", "Start Simulation")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/investor_simulation\/\d+$/)

    await expect(questionBox(page)).toBeVisible()
    await tabTo(page, "textbox", /your question/i)
    await page.keyboard.type("How many customers have left you?")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("And why?")
    await page.keyboard.press("Enter")
    await answered(page, "How many customers have left you?")
    await tabTo(page, "button", "End simulation")
    await page.keyboard.press("Enter")
    await tabTo(page, "button", "Confirm")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: "Meeting has ended." })).toBeVisible()
    await tabTo(page, "button", "Finish")
    await page.keyboard.press("Enter")

    await page.waitForURL("**/investor_assessment")
    await tabTo(page, "textbox", /strength 1/i)
    await page.keyboard.type("They are paid for what works.")
    await tabTo(page, "tab", /Strengths/)
    await page.keyboard.press("ArrowRight")
    await tabTo(page, "textbox", /weakness 1/i)
    await page.keyboard.type("Few customers carry much of the revenue.")
    await tabTo(page, "tab", /Weaknesses/)
    await page.keyboard.press("ArrowRight")
    await tabTo(page, "textbox", /due diligence point 1/i)
    await page.keyboard.type("Contracts: read the ten largest.")
    await tabTo(page, "tab", /Due Diligence/)
    await page.keyboard.press("ArrowRight")
    await tabTo(page, "textbox", /reply/i)
    await page.keyboard.type("Yes, with conditions.")
    await tabTo(page, "button", "Complete Assessment")
    await page.keyboard.press("Enter")

    await page.waitForURL("**/review")
    await tabTo(page, "tab", "Summary")
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { name: "Assessment Review" })).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("ArrowLeft")
    await tabTo(page, "radio", /^1/)
    for (let stars = 1; stars < 4; stars++) await page.keyboard.press("ArrowRight")
    await tabTo(page, "textbox", "Feedback")
    await page.keyboard.type("All by keyboard.")
    await tabTo(page, "button", "Submit feedback")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: "Feedback submitted" })).toBeVisible()
    await tabTo(page, "button", "Complete Review")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/dashboard")
    await context.close()
  })
}
