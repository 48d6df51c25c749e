import { defineConfig } from "@playwright/test"
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.ts"

/** Tests share a product a worker (e2e/shared-product.ts) or start their own; each has its own database and port. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/template.ts",
  testMatch: "**/*.spec.ts",
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? findChromium(), args: CHROMIUM_FLAGS },
  },
})
