import { test as base } from "@playwright/test"
import { type Product, startProduct } from "./product.ts"

/**
 * The `test` of every spec. Tests that ask for `product` share one with the default settings, started by the
 * first in a worker and destroyed with the worker. They leave its settings and its companies as they are, expect
 * no meetings but their own, and start it again where they stop it. The others start their own. All take this
 * `test` even so: Playwright keeps a worker, its browser and its product only among tests with the same fixtures.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => /* oxlint-disable-line no-empty-pattern -- the same */ {
      const product = await startProduct()
      await use(product)
      await product.destroy()
    },
    { scope: "worker", timeout: 90_000 },
  ],
})
