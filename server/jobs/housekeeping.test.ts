import { afterEach, expect, test } from "vitest"
import { writeAudit } from "../features/audit/store.ts"
import { startTestApp, type TestApp } from "../testing/harness.ts"
import { tidy } from "./housekeeping.ts"

let tested: TestApp
afterEach(() => tested.close())

test("sessions go when they are over, the audit log and counts after their months, and nothing before", async () => {
  tested = await startTestApp()
  const { db, clock } = tested
  await tested.as("admin")
  await writeAudit({ db, clock }, { actor_id: null, action: "sign_out" })
  const day = clock.now().toISOString().slice(0, 10)
  await db.insertInto("model_budgets").values({ day, requests: 1, tokens: 500 }).execute()
  const left = async () => [
    (await db.selectFrom("sessions").selectAll().execute()).length,
    (await db.selectFrom("audit_log").selectAll().execute()).length,
    (await db.selectFrom("model_budgets").selectAll().execute()).length,
  ]
  await tidy(db, clock.now(), 24)
  expect(await left()).toEqual([1, 1, 1])
  clock.move(13 * 3600)
  await tidy(db, clock.now(), 24)
  expect(await left()).toEqual([0, 1, 1])
  clock.move(23 * 30 * 24 * 3600)
  await tidy(db, clock.now(), 24)
  expect(await left()).toEqual([0, 1, 1])
  clock.move(3 * 31 * 24 * 3600)
  await tidy(db, clock.now(), 24)
  expect(await left()).toEqual([0, 0, 0])
  // The permission ended with the job's own transaction.
  await writeAudit({ db, clock }, { actor_id: null, action: "sign_out" })
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only")
})
