import { expect } from "@playwright/test"
import { test } from "./shared-product.ts"

test("a carousel turns every eight seconds, rests under pointer and focus, and obeys the keys", async ({
  page,
  product,
}) => {
  // An installed clock runs on by itself until it is paused: nothing may turn before.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install({ time: new Date("2026-11-02T09:00:00Z") })
  await page.goto(`${product.url}/overview`)
  const carousel = page.getByRole("region", { name: "Questions from investor mode" })
  const shows = (place: number) =>
    expect(carousel.locator("[aria-roledescription=slide]:not([inert])")).toHaveAttribute("aria-label", `${place} of 4`)
  /** Waits until it turns by itself, or rests, and its timer knows: what React still had to do comes before a message. */
  const turns = async (byItself: boolean) => {
    await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", byItself ? "off" : "polite")
    await page.evaluate(async () => {
      for (let sent = 0; sent < 3; sent++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener("message", resolve)
          port1.start()
          port2.postMessage(null)
        })
    })
  }
  await expect(carousel.locator("[inert]")).toHaveCount(3)
  await page.clock.pauseAt(new Date("2026-11-02T10:00:00Z"))
  await shows(1)
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await turns(true)
  await page.clock.runFor(7900)
  await shows(1)
  await page.clock.runFor(200)
  await shows(2)
  await carousel.hover()
  await turns(false)
  await page.clock.runFor(20_000)
  await shows(2)
  await page.mouse.move(0, 0)
  await turns(true)
  await page.clock.runFor(8100)
  await shows(3)
  await carousel.getByRole("button", { name: "Next" }).focus()
  await turns(false)
  await page.clock.runFor(20_000)
  await shows(3)
  await page.keyboard.press("ArrowRight")
  await shows(4)
  await page.keyboard.press("ArrowRight")
  await shows(1)
  await page.keyboard.press("ArrowLeft")
  await shows(4)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await turns(true)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await turns(false)
  await page.clock.runFor(20_000)
  await shows(4)
})
