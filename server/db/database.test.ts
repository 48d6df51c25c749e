import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freshDatabase, sharedWorld, type World } from "../testing/harness.ts"
import type { Database } from "./database.ts"
import { readContent } from "./kept-content.ts"
import { lockDirectory } from "./lock.ts"
import { migrate } from "./migrate.ts"
import { seed } from "./seed.ts"

let world: World
let database: Database
beforeAll(async () => {
  world = await sharedWorld()
  database = await freshDatabase(world.postgres)
})
afterAll(() => database.close())

const count = async (table: "case_topics" | "investor_contents" | "investor_managers" | "articles" | "ic_questions") =>
  (
    await database.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as("n"))
      .executeTakeFirst()
  )?.n

test("migrating again does nothing; a newer schema is refused", async () => {
  expect(await migrate(database.db)).toEqual([])
  await sql`insert into schema_migrations (name) values ('9999_later.sql')`.execute(database.db)
  await expect(migrate(database.db)).rejects.toThrow("newer release")
  await sql`delete from schema_migrations where name = '9999_later.sql'`.execute(database.db)
})

test("seeding twice changes nothing and keeps what an operator edited", async () => {
  const { db } = database
  expect(await seed(db, world.content)).toBe(true)
  const tables = ["case_topics", "investor_contents", "investor_managers", "articles", "ic_questions"] as const
  const before = await Promise.all(tables.map(count))
  expect(before[0]).toBe(46)
  expect(await seed(db, world.content)).toBe(false)

  const now = new Date()
  await db.updateTable("investor_companies").set({ name: "Edited", edited_at: now }).where("id", "=", 1).execute()
  await db.updateTable("articles").set({ title: "Edited", edited_at: now }).where("id", "=", 1).execute()
  await db.updateTable("ic_questions").set({ title: "Edited", edited_at: now }).where("id", "=", 1).execute()
  const changed = structuredClone(world.content)
  for (const article of changed.articleCategories.flatMap((category) => category.articles)) article.summary = "Changed."
  expect(await seed(db, changed)).toBe(true)
  expect(await Promise.all(tables.map(count))).toEqual(before)
  const names = await Promise.all([
    db.selectFrom("investor_companies").select("name as title").where("id", "=", 1).executeTakeFirst(),
    db.selectFrom("articles").select("title").where("id", "=", 1).executeTakeFirst(),
    db.selectFrom("ic_questions").select("title").where("id", "=", 1).executeTakeFirst(),
  ])
  expect(names.map((row) => row?.title)).toEqual(["Edited", "Edited", "Edited"])
  const summaries = await db.selectFrom("articles").select("summary").distinct().where("id", "<>", 1).execute()
  expect(summaries).toEqual([{ summary: "Changed." }])
})

test("content is parsed once and kept until a file changes", async () => {
  const { db } = database
  const first = await readContent(db)
  expect(first.framework).toEqual(world.content.framework)
  await db
    .updateTable("meta")
    .set({ value: JSON.stringify({ kept: true }) })
    .where("key", "=", "content_parsed")
    .execute()
  expect(await readContent(db)).toEqual({ kept: true })
  await db.updateTable("meta").set({ value: "of other files" }).where("key", "=", "content_files").execute()
  expect((await readContent(db)).companies).toHaveLength(world.content.companies.length)
})

test("fifty transactions at once all end, and one that fails takes nothing with it", async () => {
  const { db } = database
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("meta")
          .values({ key: `test ${index}`, value: "x" })
          .execute()
        if (index === 7) throw new Error("not this one")
      }),
    ),
  )
  expect(results.filter((result) => result.status === "rejected")).toHaveLength(1)
  const rows = await db.deleteFrom("meta").where("key", "like", "test %").returning("key").execute()
  expect(rows).toHaveLength(49)
})

test("a statement that failed can come again, with others between, in a transaction and out of one", async () => {
  const { db } = database
  const add = (on: typeof db, key: string | null) =>
    sql`insert into meta (key, value) values (${key}, ${"again"})`.execute(on)
  for (let round = 0; round < 3; round++) {
    await expect(add(db, null)).rejects.toMatchObject({ code: "23502" })
    await add(db, `again ${round}`)
    await expect(add(db, `again ${round}`)).rejects.toMatchObject({ code: "23505" })
    await expect(db.transaction().execute((trx) => add(trx, `again ${round}`))).rejects.toMatchObject({ code: "23505" })
    await expect(sql`select * from nowhere where id = ${round}`.execute(db)).rejects.toMatchObject({ code: "42P01" })
  }
  const rows = await db.deleteFrom("meta").where("value", "=", "again").returning("key").execute()
  expect(rows.map((row) => row.key).toSorted()).toEqual(["again 0", "again 1", "again 2"])
})

describe("the database itself refuses", () => {
  const refused = async (statement: string, code: string) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code })
  }
  beforeAll(async () => {
    await sql
      .raw(`insert into users (email, firstname, role) values ('one@example.org', 'One', 'investor');
      insert into investor_simulations (user_id, company_id, runtime) values (1, 1, 15);
      insert into investor_assessments (simulation_id, strengths, weaknesses, dd_items, ic_question_id, ic_response)
        values (1, '{a}', '{b}', '{c}', 1, 'd');
      insert into feedback (user_id, simulation_id, mode, rating, feedback) values (1, 1, 'investor', 5, 'x');
      insert into audit_log (action) values ('test');`)
      .execute(database.db)
  })

  test.each([
    [
      "a second account of an address",
      "insert into users (email, firstname, role) values ('one@example.org', 'Two', 'admin')",
      "23505",
    ],
    [
      "an address that is not in lower case",
      "insert into users (email, firstname, role) values ('ONE@example.org', 'Two', 'admin')",
      "23514",
    ],
    [
      "an unknown role",
      "insert into users (email, firstname, role) values ('two@example.org', 'Two', 'owner')",
      "23514",
    ],
    ["another runtime", "insert into investor_simulations (user_id, company_id, runtime) values (1, 1, 20)", "23514"],
    ["another stage", "update investor_companies set stage = 'Late'", "23514"],
    ["a running simulation that is completed", "update investor_simulations set completed_at = now()", "23514"],
    ["more time left than there was", "update investor_simulations set time_left = 901", "23514"],
    [
      "a second assessment",
      "insert into investor_assessments (simulation_id, strengths, weaknesses, dd_items, ic_question_id, ic_response) values (1, '{a}', '{b}', '{c}', 1, 'd')",
      "23505",
    ],
    ["six strengths", "update investor_assessments set strengths = '{a,b,c,d,e,f}'", "23514"],
    [
      "a second feedback",
      "insert into feedback (user_id, simulation_id, mode, rating, feedback) values (1, 1, 'founder', 1, 'y')",
      "23505",
    ],
    ["six stars", "update feedback set rating = 6", "23514"],
    [
      "a sixth manager",
      "insert into investor_managers (company_id, position, name, role, lead) values (1, 6, 'n', 'r', false)",
      "23514",
    ],
    ["a second lead", "update investor_managers set lead = true where company_id = 1", "23505"],
    ["no lead", "update investor_managers set lead = false where company_id = 1", "23514"],
    ["a company that meetings were held with to go", "delete from investor_companies where id = 1", "23001|23503"],
    ["a changed audit row", "update audit_log set action = 'other'", "P0001"],
    ["a deleted audit row", "delete from audit_log", "P0001"],
  ])("%s", async (_what, statement, code) => {
    await refused(statement, expect.stringMatching(new RegExp(`^(${code})$`)) as string)
  })
})

describe("the lock of an embedded directory", () => {
  const folder = mkdtempSync(join(tmpdir(), "parley-lock-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test("is held by one live process at a time", () => {
    const unlock = lockDirectory(folder)
    expect(() => lockDirectory(folder)).toThrow(/DATA_DIR: .* is in use by another running Parley/)
    unlock()
    lockDirectory(folder)()
  })

  test("is not taken over while another process is about to", () => {
    writeFileSync(join(folder, "lock"), "999999999 1\n")
    const taking = spawn("sleep", ["30"])
    writeFileSync(join(folder, "lock.takeover"), `${taking.pid}\n`)
    expect(() => lockDirectory(folder)).toThrow(/in use by another running Parley/)
    rmSync(join(folder, "lock.takeover"))
    taking.kill()
    lockDirectory(folder)()
  })

  test("is taken over from a process that is gone, and from one that only shares its number", async () => {
    const child = spawn("true")
    await new Promise((resolve) => child.once("exit", resolve))
    mkdirSync(folder, { recursive: true })
    for (const holder of [`${child.pid} 1`, `${process.pid} 1`, "nonsense"]) {
      writeFileSync(join(folder, "lock"), `${holder}\n`)
      if (holder.startsWith(String(process.pid)) && process.platform !== "linux") continue
      lockDirectory(folder)()
    }
  })
})
