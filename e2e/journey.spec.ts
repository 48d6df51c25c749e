import { expect } from "@playwright/test"
import { ask, endMeeting, enter, log, questionBox, secondsLeft, signIn, startMeeting, timer } from "./journey.ts"
import { test } from "./shared-product.ts"

test("a whole meeting: sign in, interview, assess, read the review, leave feedback", async ({ page, product }) => {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))

  await signIn(page, product.url)
  const id = await startMeeting(page)
  await expect(log(page)).toContainText("Ines Halvard")
  expect(await secondsLeft(page)).toBeGreaterThan(14 * 60)

  await ask(page, "What exactly goes wrong for your customers today without you?")
  await ask(page, "What does it cost you to win a customer?")
  await expect(log(page)).toContainText("Tobias Okwuosa")
  await ask(page, "And how did that change over the last year?")

  await questionBox(page).fill("A question that is not finished")
  await page.waitForTimeout(1200)
  const before = await secondsLeft(page)
  await page.reload()
  await expect(log(page).getByText("What does it cost you to win a customer?")).toHaveCount(1)
  await expect(questionBox(page)).toHaveValue("A question that is not finished")
  const after = await secondsLeft(page)
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(before - 15)
  await questionBox(page).fill("")

  await page.getByRole("button", { name: "Hint" }).click()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Help" }).click()
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: "End simulation" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("heading", { name: "Meeting in progress..." })).toBeVisible()
  await endMeeting(page)
  await expect(questionBox(page)).toBeDisabled()
  await expect(log(page)).toContainText(/great to meet you/i)

  await page.getByRole("button", { name: "Finish" }).click()
  await page.waitForURL(`**/investor_simulation/${id}/investor_assessment`)
  const complete = page.getByRole("button", { name: "Complete Assessment" })
  await expect(complete).toBeDisabled()
  const item = (list: string, number: number) =>
    page.getByRole("textbox", { name: new RegExp(`${list} ${number}`, "i") })
  await item("strength", 1).fill("Customers pay by the kilowatt-hour, so the company earns only when it works.")
  await item("strength", 1).press("Enter")
  await expect(item("strength", 2)).toBeFocused()
  await item("strength", 2).fill("The cost to win a customer is paid back in about a year.")
  await page.getByRole("tab", { name: /Weaknesses/ }).click()
  await item("weakness", 1).fill("The university may own the grading software.")
  await page.getByRole("tab", { name: /Due Diligence/ }).click()
  await item("due diligence point", 1).fill("Software: read the agreement with the university.")
  await page.reload()
  await page.getByRole("tab", { name: /Investment Committee/ }).click()
  await expect(complete).toBeDisabled()
  await page
    .getByRole("textbox", { name: /reply/i })
    .fill("I would go on, once the ownership of the software is clear.")
  await complete.click()
  await expect(page.getByText("Successfully completed investor assessment!")).toBeVisible()

  await page.waitForURL(`**/investor_simulation/${id}/review`)
  await expect(page.getByText("Topics covered")).toBeVisible()
  await expect(page.getByText("Answered questions")).toBeVisible()
  await page.getByRole("tab", { name: "Assessment Review" }).click()
  await expect(page.getByText("I would go on, once the ownership of the software is clear.")).toBeVisible()
  await page.getByRole("tab", { name: "Transcript Review" }).click()
  await expect(page.getByText("What does it cost you to win a customer?").first()).toBeVisible()
  await page.getByRole("tab", { name: "Peer Comparison" }).click()
  await expect(page.getByText(/will be added in the future/)).toBeVisible()

  await page.getByRole("tab", { name: "Summary" }).click()
  const send = page.getByRole("button", { name: "Submit feedback" })
  await expect(send).toBeDisabled()
  await page.getByRole("radio", { name: /^4/ }).check({ force: true })
  await expect(send).toBeDisabled()
  await page.getByRole("textbox", { name: "Feedback" }).fill("The pauses felt real.")
  await send.click()
  await expect(page.getByText("Successfully created simulation review!")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Feedback submitted" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "Feedback submitted" })).toBeVisible()
  await page.getByRole("button", { name: "Complete Review" }).click()
  await page.waitForURL("**/dashboard")
  expect(complaints).toEqual([])
})

test("Exit clears the run flag and the timer and goes home; coming back resumes", async ({ page, product }) => {
  await enter(page, product.url)
  const id = await startMeeting(page)
  await ask(page, "How large is the market you can reach?")
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `parley:simulation:${id}:timer`))
    .not.toBeNull()
  await page.getByRole("button", { name: "Exit simulation" }).click()
  await page.waitForURL("**/dashboard")
  const kept = await page.evaluate(
    (prefix) => [localStorage.getItem(`${prefix}:running`), localStorage.getItem(`${prefix}:timer`)],
    `parley:simulation:${id}`,
  )
  expect(kept).toEqual([null, null])
  await page.goto(`${product.url}/investor_simulation/${id}`)
  await expect(log(page).getByText("How large is the market you can reach?")).toHaveCount(1)
  await expect(timer(page)).toBeVisible()
})
