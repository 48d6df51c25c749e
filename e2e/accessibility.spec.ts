import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { EMPTY, PUBLIC, type Shot, withData } from "./every-screen.ts"
import { signIn } from "./journey.ts"
import { type Product, startProduct } from "./product.ts"
import { rehearse } from "./rehearse.ts"

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.destroy())

async function violations(page: Page, shots: Shot[]): Promise<string[]> {
  const found: string[] = []
  for (const shot of shots) {
    await page.goto(product.url + shot.path)
    await page.waitForLoadState("networkidle")
    await shot.act?.(page)
    await page.waitForTimeout(300)
    const result = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze()
    for (const { id, nodes } of result.violations)
      found.push(
        `${shot.name}: ${id}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, 3)
          .join(" | ")}`,
      )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (wide > 0) found.push(`${shot.name}: ${wide} px wider than the window`)
  }
  return found
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`no axe violations on any screen, ${colorScheme}, ${size.width} px`, async ({ browser }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({ colorScheme, viewport: size, reducedMotion: "reduce" })
      const page = await context.newPage()
      const found = await violations(page, PUBLIC)
      const made = await rehearse(product.url)
      await signIn(page, product.url)
      found.push(...(await violations(page, [...EMPTY, ...withData(made)])))
      await context.close()
      expect(found).toEqual([])
    })
  }
}
