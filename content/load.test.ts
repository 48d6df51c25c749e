import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { contentRoot, loadContent, loadFramework } from "./load.ts"
import { ContentError } from "./parse.ts"

let root = ""
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "content-"))
  await cp(contentRoot, root, { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

async function spoilt(
  file: string,
  change: (text: string) => string,
  load: () => Promise<unknown>,
): Promise<ContentError> {
  const path = join(root, file)
  const before = await readFile(path, "utf8")
  await writeFile(path, change(before))
  try {
    await load()
  } catch (cause) {
    if (cause instanceof ContentError) return cause
    throw cause
  } finally {
    await writeFile(path, before)
  }
  throw new Error("nothing was refused")
}

test("all that ships loads: 6 categories, 16 sections, 46 topics, one company or more", async () => {
  const content = await loadContent()
  const sections = content.framework.categories.flatMap((category) => category.sections)
  expect(content.framework.categories).toHaveLength(6)
  expect(sections).toHaveLength(16)
  expect(sections.flatMap((section) => section.topics)).toHaveLength(46)
  expect(content.companies.length).toBeGreaterThan(0)
  expect(content.committeeQuestions.length).toBeGreaterThanOrEqual(3)
  expect(content.articleCategories.length).toBeGreaterThanOrEqual(2)
  for (const kind of content.kinds) expect(kind.examples.length).toBeGreaterThanOrEqual(60)
})

test("a wrong value is named with its file and line", async () => {
  const file = "framework/opportunity/market.yaml"
  const error = await spoilt(
    file,
    (text) => text.replace("expected_from_minutes: 15", "expected_from_minutes: soon"),
    () => loadFramework(root),
  )
  const lines = (await readFile(join(root, file), "utf8")).split("\n")
  expect(error.file).toBe(file)
  expect(error.line).toBe(lines.findIndex((line) => line.includes("expected_from_minutes: 15")) + 1)
  expect(error.message).toContain("expected_from_minutes")
})

test("broken YAML is named with its line", async () => {
  const error = await spoilt(
    "framework/opportunity/market.yaml",
    (text) => text.replace("name: Market\n", "name: 'Market\n"),
    () => loadFramework(root),
  )
  expect(error.file).toBe("framework/opportunity/market.yaml")
})

test("a topic in the wrong section, an unknown topic in a key and a missing head are refused", async () => {
  const stray = await spoilt(
    "framework/opportunity/market.yaml",
    (text) => text.replace("id: market.size", "id: legal.size"),
    () => loadFramework(root),
  )
  expect(stray.message).toContain("legal.size does not belong")
  const slug = (await loadContent()).companies[0]?.slug
  const unknown = await spoilt(
    `companies/${slug}/company.yaml`,
    (text) => text.replace(/topic: [a-z_]+\.[a-z_]+/, "topic: market.moon"),
    () => loadContent(root),
  )
  expect(unknown.message).toContain("market.moon is no topic")
  const owner = await spoilt(
    `companies/${slug}/contents/finance.yaml`,
    (text) => text.replace(/owner: .+/, "owner: Nobody Known"),
    () => loadContent(root),
  )
  expect(owner.message).toContain("Nobody Known is no manager")
})
