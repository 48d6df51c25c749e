import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { readConfig, SettingsError } from "./config.ts"
import { openDatabase } from "./db/database.ts"
import { makeFirstAdmin } from "./first-admin.ts"
import { startFailure } from "./start-failure.ts"
import { freshDatabase, sharedWorld } from "./testing/harness.ts"

/** What a start that must fail throws. */
async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error("it did not fail")
}

test("a port in use is a sentence", async () => {
  const first = createServer()
  await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve))
  const address = first.address()
  const port = typeof address === "object" && address ? address.port : 0
  const error = await failureOf(
    () =>
      new Promise((resolve, reject) =>
        createServer()
          .on("error", reject)
          .listen(port, "127.0.0.1", () => resolve(0)),
      ),
  )
  const sentence = startFailure(error, readConfig({ PORT: String(port) }))
  expect(sentence).toBe(`PORT: another program listens on 127.0.0.1:${port} already.`)
  first.close()
})

test("a data folder that cannot be one is a sentence", async () => {
  const dataDir = join(fileURLToPath(import.meta.url), "below-a-file")
  const error = await failureOf(() => openDatabase({ databaseUrl: undefined, dataDir }))
  expect(startFailure(error, readConfig({ DATA_DIR: dataDir }))).toMatch(/^DATA_DIR: the folder ".+" cannot be .+\.$/)
  // The embedded database throws what is no error when the disk is full.
  expect(startFailure({ name: "ErrnoError", errno: 51 }, readConfig({ DATA_DIR: tmpdir() }))).toMatch(
    /^DATA_DIR: .+51.+\.$/,
  )
})

test("a database that is away is a sentence without its password", async () => {
  const databaseUrl = "postgres://someone:a-secret-word@127.0.0.1:1/parley"
  const database = await openDatabase({ databaseUrl, dataDir: "" })
  const error = await failureOf(() => database.db.selectFrom("users").selectAll().execute())
  await database.close()
  const sentence = startFailure(error, readConfig({ DATABASE_URL: databaseUrl }))
  expect(sentence).toMatch(/^DATABASE_URL: the database cannot be used \(.+\)\.$/)
  expect(sentence).not.toMatch(/a-secret-word|\n/)
})

test("what nobody foresaw keeps its stack", () => {
  expect(startFailure(new TypeError("x is not a function"), readConfig({}))).toContain("start-failure.test.ts")
})

test("the first administrator's password is held to the rules for every other", async () => {
  const database = await freshDatabase((await sharedWorld()).postgres)
  for (const password of ["short", "passwordpassword", "root@example.org1", "aaaaaaaaaaaaaaaa"]) {
    const config = readConfig({ ADMIN_EMAIL: "root@example.org", ADMIN_PASSWORD: password })
    const error = await failureOf(() => makeFirstAdmin(database.db, config, "Parley", new Date()))
    expect(error).toBeInstanceOf(SettingsError)
    expect(String(error)).toMatch(/ADMIN_PASSWORD: .+\.$/)
  }
  expect(await database.db.selectFrom("users").selectAll().execute()).toEqual([])
  await database.close()
})
