import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startProduct } from "./product.ts"
import { caller } from "./rehearse.ts"

/**
 * Playwright's global set-up: one database, migrated, seeded and with every company learnt, that each
 * product of the run begins as a copy of. Gives the tear-down.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "parley-e2e-template-"))
  const product = await startProduct({}, folder)
  const call = await caller(product.url)
  // The reply is a list; the caller's type knows objects only.
  const companies = (await call("GET", "/investor_companies")) as unknown as { id: number }[]
  for (const { id } of companies) {
    const question = { input: "Good morning", model: "grounded", investor_company_id: id }
    await call("POST", "/investor_simulations/mock_output", { investor_simulation: question })
  }
  await product.stop()
  process.env.PARLEY_E2E_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
