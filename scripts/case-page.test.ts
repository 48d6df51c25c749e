import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { loadContent } from "#content/load.ts"
import { casePages, casesFolder } from "./case-page.ts"

const pages = casePages(await loadContent())

test.each([...pages])("docs/cases/%s is what `npm run content:cases` writes now", async (name, text) => {
  expect(await readFile(new URL(name, casesFolder), "utf8")).toBe(text)
})

test("a page names every item of the key with a question that uncovers it", async () => {
  const { companies } = await loadContent()
  for (const { slug, company } of companies) {
    const page = pages.get(`${slug}.md`) ?? ""
    expect(page.match(/^### \d\. /gm)).toHaveLength(15)
    expect(page.match(/^Comes out with:\n\n- .+\n {2}- .+\?$/gm)?.length, company.name).toBeGreaterThan(10)
  }
})
