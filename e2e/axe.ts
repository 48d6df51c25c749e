import { createRequire } from "node:module"
import type { Browser, BrowserContext, Page } from "@playwright/test"

/** What the script in every page gives. */
declare const axe: typeof import("axe-core")

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js")
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** A context with axe in each of its pages: once a page, not once a look; no policy holds for what the browser adds. */
export async function contextWithAxe(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: "reduce" })
  await context.addInitScript({ path: AXE })
  return context
}

/** What axe has against a page as it stands, once in each mood: a rule and at most three places each. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const mood of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mood, reducedMotion: "reduce" })
    // The moods differ in colour alone.
    const rules = mood === "light" ? TAGS : { type: "rule" as const, values: ["color-contrast"] }
    found.push(...(await page.evaluate(look, rules)).map((one) => `${mood}: ${one}`))
  }
  return found
}

/** Runs in the page. */
async function look(runOnly: string[] | { type: "rule"; values: string[] }): Promise<string[]> {
  // Colours fade from one mood to the other, in between they are neither; the end of one fade may begin another.
  for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
    for (const animation of running) animation.finish()
  const result = await axe.run(document, { runOnly, resultTypes: ["violations"] })
  return result.violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target }) => target.join(" "))
    return `${id}: ${where.join(" | ")}`
  })
}
