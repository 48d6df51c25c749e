import { afterEach, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "#server/testing/harness.ts"
import { ask, startMeeting } from "#server/testing/meeting.ts"

let tested: TestApp
beforeEach(async () => {
  tested = await startTestApp()
})
afterEach(() => tested.close())

const KEY_WORDS = /"(strengths|weaknesses|dd_items|expected_response|revealed_by)"/

test("a trainee never sees the answer key, an admin does", async () => {
  const [investor, admin] = [await tested.as("investor"), await tested.as("admin")]
  const id = await startMeeting(investor)
  await ask(investor, id, "How big is the market?")
  const replies = [
    await investor.call("listCompanies"),
    await investor.call("getCompany", { params: { id: 1 } }),
    await investor.call("simulationCompany", { params: { id } }),
    await investor.call("getSimulation", { params: { id } }),
    await investor.call("archive"),
    await investor.call("randomIcQuestion"),
    await investor.call("hint", { params: { id } }),
  ]
  const items = await tested.db.selectFrom("investor_company_items").select("item").execute()
  for (const reply of replies) {
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(KEY_WORDS)
    expect(items.filter(({ item }) => reply.text.includes(item))).toEqual([])
  }
  const seen = await admin.ok("getCompany", { params: { id: 1 } })
  expect(seen).toMatchObject({
    strengths: expect.any(Array),
    weaknesses: expect.any(Array),
    dd_items: expect.any(Array),
  })
  expect(seen).toHaveProperty("strengths.4")
  expect(await admin.ok("randomIcQuestion")).toHaveProperty("expected_response")
})

test("each field is changed by itself, and the change is written down", async () => {
  const admin = await tested.as("admin")
  const before = await admin.ok("getCompany", { params: { id: 1 } })
  const patches = [
    { name: "Another name" },
    { industry: "Another industry" },
    { stage: "Growth" },
    { description: "Another description" },
    { introduction: "Another introduction" },
    { strengths: ["A title: and what it means"] },
    { weaknesses: [] },
    { dd_items: ["One: thing", "Another: thing"] },
  ] as const
  for (const patch of patches) {
    const body = { investor_company: JSON.parse(JSON.stringify(patch)) as { name: string } }
    const after = await admin.ok("patchCompany", { params: { id: 1 }, body })
    expect(after).toMatchObject(patch)
  }
  const rows = await tested.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "=", "company_changed")
    .orderBy("id")
    .execute()
  expect(rows).toHaveLength(patches.length)
  expect(rows[0]).toMatchObject({ actor_id: admin.id, subject: "company 1" })
  expect(rows[0]?.details).toEqual({ field: "name", before: before.name, after: "Another name" })
})

test("two fields at once, none, or one of ours are refused", async () => {
  const admin = await tested.as("admin")
  for (const patch of [
    {},
    { name: "a", industry: "b" },
    { slug: "x" },
    { edited_at: null },
    { id: 7 },
    { stage: "Late" },
  ]) {
    const answer = await admin.raw("PATCH", "/investor_companies/1", { body: { investor_company: patch } })
    expect([JSON.stringify(patch), answer.status]).toEqual([JSON.stringify(patch), 422])
  }
  expect(
    (await admin.call("patchCompany", { params: { id: 9999 }, body: { investor_company: { name: "x" } } })).status,
  ).toBe(404)
})

test("parallel changes of different fields lose nothing", async () => {
  const admin = await tested.as("admin")
  const patches = [
    { name: "New name" },
    { industry: "New industry" },
    { description: "New words" },
    { stage: "Venture" as const },
  ]
  await Promise.all(
    patches.map((patch) => admin.ok("patchCompany", { params: { id: 1 }, body: { investor_company: patch } })),
  )
  expect(await admin.ok("getCompany", { params: { id: 1 } })).toMatchObject(Object.assign({}, ...patches))
})

test("managers: one lead, at most five; a renamed one keeps subjects and answers", async () => {
  const admin = await tested.as("admin")
  const { management } = await admin.ok("getCompany", { params: { id: 1 } })
  const patch = (next: typeof management) =>
    admin.call("patchCompany", { params: { id: 1 }, body: { investor_company: { management: next } } })
  expect((await patch(management.map((one) => ({ ...one, lead: false })))).status).toBe(422)
  expect((await patch(management.map((one) => ({ ...one, lead: true })))).status).toBe(422)
  const six = Array.from({ length: 6 }, (_, index) => ({ name: `M${index}`, role: "R", lead: index === 0 }))
  expect((await patch(six)).status).toBe(422)
  expect((await patch([])).status).toBe(422)

  const before = await tested.db
    .selectFrom("investor_managers")
    .selectAll()
    .where("company_id", "=", 1)
    .orderBy("position")
    .execute()
  const renamed = management.map((one, index) => (index === 1 ? { ...one, name: "Somebody Else" } : one))
  expect((await patch(renamed)).status).toBe(200)
  const after = await tested.db
    .selectFrom("investor_managers")
    .selectAll()
    .where("company_id", "=", 1)
    .orderBy("position")
    .execute()
  expect(after[1]).toMatchObject({
    name: "Somebody Else",
    field: before[1]?.field,
    temperament: before[1]?.temperament,
  })
  const owners = () =>
    tested.db.selectFrom("investor_contents").select("owner").distinct().where("company_id", "=", 1).execute()
  expect((await owners()).map((row) => row.owner)).toContain("Somebody Else")

  const lead = renamed.filter((one) => one.lead)
  expect((await patch(lead)).status).toBe(200)
  expect((await owners()).map((row) => row.owner)).toEqual(lead.map((one) => one.name))
  const [alone] = await tested.db.selectFrom("investor_managers").selectAll().where("company_id", "=", 1).execute()
  expect(alone?.field.toSorted()).toEqual(before.flatMap((one) => one.field).toSorted())
})

test("an edit is heard in the next meeting", async () => {
  const admin = await tested.as("admin")
  const id = await startMeeting(admin)
  expect((await ask(admin, id, "Who founded the company?")).status).toBe(200)
  const { management } = await admin.ok("getCompany", { params: { id: 1 } })
  const renamed = management.map((one) => ({ ...one, name: `Dr ${one.name}` }))
  await admin.ok("patchCompany", { params: { id: 1 }, body: { investor_company: { management: renamed } } })
  const { body } = await ask(admin, id, "How big is your market?")
  expect(body.executive.name).toMatch(/^Dr /)
})

test("contents come by topic, for topics that exist", async () => {
  const admin = await tested.as("admin")
  const { case_topics, investor_contents } = await admin.ok("contentsByIdentifier", {
    params: { id: 1 },
    body: { investor_company: { identifiers: ["market.size", "made.up"] } },
  })
  expect(case_topics.map((topic) => topic.identifier)).toEqual(["market.size"])
  expect(investor_contents.filter((one) => one.question_type === "standard")).toHaveLength(3)
  expect(new Set(investor_contents.map((one) => one.case_topic_id))).toEqual(new Set([case_topics[0]?.id]))
  const none = await admin.ok("contentsByIdentifier", {
    params: { id: 1 },
    body: { investor_company: { identifiers: [] } },
  })
  expect(none).toEqual({ case_topics: [], investor_contents: [] })
})
