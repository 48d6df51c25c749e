import { expect, type Page } from "@playwright/test"
import { ADMIN } from "./product.ts"
import { openMeeting, openSession } from "./rehearse.ts"

/** Steps of the journey as a person takes them, shared by the browser tests. */

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel(/e-?mail/i).fill(ADMIN.email)
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.waitForURL("**/dashboard")
}

/** Goes to a page signed in, by a session opened over the API: for tests that are not about signing in. */
export async function enter(page: Page, url: string, path = "/dashboard"): Promise<void> {
  const session = await openSession(url)
  // Once, on an empty page of the same origin: an init script would undo what a test changes later.
  const empty = `${url}/empty`
  await page.route(empty, (route) =>
    route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(empty)
  await page.unroute(empty)
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, session)
  await page.goto(url + path)
}

/** Enters the room of a meeting started over the API; gives its id. */
export async function enterMeeting(page: Page, url: string): Promise<number> {
  const id = await openMeeting(url)
  await enter(page, url, `/investor_simulation/${id}`)
  await expect(page.getByRole("heading", { name: "Meeting in progress..." })).toBeVisible()
  return id
}

/** Starts a simulation through New simulation; gives its id. */
export async function startMeeting(page: Page, runtime = "15 minutes"): Promise<number> {
  await page.getByRole("link", { name: "New", exact: true }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "New simulation" })).toBeVisible()
  const start = page.getByRole("button", { name: "Start Simulation" })
  await expect(start).toBeDisabled()
  await choose(page, "Industry", "Energy storage")
  await choose(page, "Company", "Halden Loop")
  await choose(page, "Runtime", runtime)
  await start.click()
  await page.waitForURL(/\/investor_simulation\/\d+$/)
  await expect(page.getByRole("heading", { name: "Meeting in progress..." })).toBeVisible()
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toBeEnabled()
  await field.selectOption({ label: option })
}

export const questionBox = (page: Page) => page.getByRole("textbox", { name: /your question/i })
export const log = (page: Page) => page.getByRole("log")
export const timer = (page: Page) => page.getByRole("timer")

/** Seconds that the clock shows. */
export async function secondsLeft(page: Page): Promise<number> {
  const shown = /(\d+):(\d\d)/.exec((await timer(page).textContent()) ?? "")
  return Number(shown?.[1]) * 60 + Number(shown?.[2])
}

/** Types a question, sends it and waits until it has been answered. */
export async function ask(page: Page, question: string): Promise<void> {
  await questionBox(page).fill(question)
  await page.getByRole("button", { name: "Submit" }).click()
  await answered(page, question)
}

/** Waits until a question stands in the log and the box takes the next one. */
export async function answered(page: Page, question: string): Promise<void> {
  await expect(log(page).getByText(question)).toHaveCount(1)
  await expect(log(page).locator("[aria-busy=true]")).toHaveCount(0)
  await expect(log(page)).not.toContainText("Not sent")
}

export async function endMeeting(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End simulation" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click()
  await expect(page.getByRole("heading", { name: "Meeting has ended." })).toBeVisible()
}
