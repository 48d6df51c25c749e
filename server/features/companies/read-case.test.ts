import { afterEach, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"

let tested: TestApp
beforeEach(async () => {
  tested = await startTestApp()
})
afterEach(() => tested.close())

test("an admin reads the whole file: people, 46 topics in three levels, what gives the key away", async () => {
  const admin = await tested.as("admin")
  const file = await admin.ok("companyCase", { params: { id: 1 } })
  const company = await admin.ok("getCompany", { params: { id: 1 } })
  const topics = file.categories.flatMap(({ sections }) => sections.flatMap((section) => section.topics))
  expect(file.categories).toHaveLength(6)
  expect(topics).toHaveLength(46)
  for (const { identifier, answers } of topics)
    expect([identifier, answers.map(({ level }) => level)]).toEqual([identifier, [1, 2, 3]])
  expect(file.beside.length).toBeGreaterThan(0)
  expect(file.managers.map(({ name, role, lead }) => ({ name, role, lead }))).toEqual(company.management)
  for (const { temperament, answers_for } of file.managers) {
    expect(temperament).not.toBe("")
    expect(answers_for.length).toBeGreaterThan(0)
  }
  const names = company.management.map(({ name }) => name)
  for (const { owner } of topics.flatMap(({ answers }) => answers)) expect(names).toContain(owner)
  const known = topics.map(({ identifier }) => identifier)
  for (const list of ["strengths", "weaknesses", "dd_items"] as const) {
    expect(file[list].map(({ item }) => item)).toEqual("strengths" in company ? company[list] : null)
    for (const { revealed_by } of file[list]) {
      expect(revealed_by.length).toBeGreaterThan(0)
      for (const { topic } of revealed_by) expect(known).toContain(topic)
    }
  }
  expect((await admin.call("companyCase", { params: { id: 9999 } })).status).toBe(404)
})

test("nobody but an admin reads a company's file", async () => {
  for (const role of ["investor", "founder"] as const) {
    const answer = await (await tested.as(role)).call("companyCase", { params: { id: 1 } })
    expect(answer.status).toBe(403)
    expect(answer.text).not.toMatch(/strengths|revealed_by|response_content/)
  }
  expect((await tested.stranger.call("companyCase", { params: { id: 1 } })).status).toBe(401)
})

test("an item of the key keeps what gives it away when its words change, or its title where it stands", async () => {
  const admin = await tested.as("admin")
  const read = async () => (await admin.ok("companyCase", { params: { id: 1 } })).strengths
  const [first, second, third] = await read()
  if (!first || !second || !third) throw new Error("the first company has five strengths")
  const title = (item: string) => item.split(":")[0] ?? ""
  const strengths = [`${title(second.item)}: in other words`, "Another title: for the second", "New: and third"]
  await admin.ok("patchCompany", { params: { id: 1 }, body: { investor_company: { strengths } } })
  expect((await read()).map(({ revealed_by }) => revealed_by)).toEqual([second.revealed_by, [], third.revealed_by])
  const retitled = [`${title(second.item)}: in other words`, "Yet another: for the second"]
  await admin.ok("patchCompany", { params: { id: 1 }, body: { investor_company: { strengths: retitled } } })
  expect((await read()).map(({ revealed_by }) => revealed_by)).toEqual([second.revealed_by, []])
})
