import { expect } from "@playwright/test"
import { answered, ask, enterMeeting, log, questionBox } from "./journey.ts"
import type { Product } from "./product.ts"
import { caller } from "./rehearse.ts"
import { test } from "./shared-product.ts"

async function storedQuestions(product: Product, id: number): Promise<string[]> {
  const call = await caller(product.url)
  const { transcript } = await call("GET", `/investor_simulations/${id}`)
  return (transcript as { input: string }[]).map(({ input }) => input)
}

// Nothing here is about motion, and every frame of it is work.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("the server is killed and restarted in mid-meeting", async ({ page, product }) => {
  const id = await enterMeeting(page, product.url)
  await ask(page, "Who signs the order at your customers?")
  await product.stop("SIGKILL")
  const question = "How many months of cash do you have left?"
  await questionBox(page).fill(question)
  await page.getByRole("button", { name: "Submit" }).click()
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await product.start()
  await page.getByRole("button", { name: "Try again" }).click()
  await answered(page, question)
  await page.reload()
  await expect(log(page).getByText(question)).toHaveCount(1)
  expect(await storedQuestions(product, id)).toEqual(["Who signs the order at your customers?", question])
})

test("the network is down on send: nothing is lost, and the retry asks once", async ({ page, context, product }) => {
  const id = await enterMeeting(page, product.url)
  const question = "What is your net cash burn each month?"
  // The question arrives, the answer does not: the worst moment for a retry.
  await page.route("**/generate_output", async (route) => {
    await route.fetch()
    await route.abort("connectionreset")
  })
  await questionBox(page).fill(question)
  await page.getByRole("button", { name: "Submit" }).click()
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await page.unroute("**/generate_output")
  await context.setOffline(true)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await answered(page, question)
  expect(await storedQuestions(product, id)).toEqual([question])
})

test("the time runs out with a half-typed question: it ends, and no word is lost", async ({ page, product }) => {
  const id = await enterMeeting(page, product.url)
  await ask(page, "How do you price?")
  await page.evaluate((key) => localStorage.setItem(key, "5"), `parley:simulation:${id}:timer`)
  await page.goto(`${product.url}/dashboard`)
  await page.evaluate((key) => localStorage.setItem(key, "5"), `parley:simulation:${id}:timer`)
  await page.goto(`${product.url}/investor_simulation/${id}`)
  await questionBox(page).fill("And what would happen if")
  await expect(page.getByRole("heading", { name: "Meeting has ended." })).toBeVisible()
  await expect(questionBox(page)).toBeDisabled()
  expect(await page.evaluate((key) => localStorage.getItem(key), `parley:simulation:${id}:timer`)).toBeNull()
  expect(await page.evaluate((key) => localStorage.getItem(key), `parley:simulation:${id}:running`)).toBe("false")
  const words = await page
    .locator("textarea")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value))
  expect(words.join("\n")).toContain("And what would happen if")
  await page.getByRole("button", { name: "Finish" }).click()
  await page.waitForURL(`**/investor_simulation/${id}/investor_assessment`)
})

test("two tabs do not fight over a meeting", async ({ page, context, product }) => {
  const id = await enterMeeting(page, product.url)
  const token = await page.evaluate(() => JSON.stringify(sessionStorage))
  const second = await context.newPage()
  await second.addInitScript((stored) => {
    for (const [key, value] of Object.entries(JSON.parse(stored))) sessionStorage.setItem(key, String(value))
  }, token)
  await second.goto(`${product.url}/investor_simulation/${id}`)
  await second.getByRole("button", { name: /use this tab/i }).click()
  await ask(second, "What stops a rival from copying you?")
  expect(await storedQuestions(product, id)).toEqual(["What stops a rival from copying you?"])
})
