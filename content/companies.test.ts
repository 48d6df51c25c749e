import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { checkCompany } from "./check-company.ts"
import { checkArticles, checkCommitteeQuestions, checkVariety, drawingProblems } from "./check-library.ts"
import { contentRoot, loadContent } from "./load.ts"
import { printed } from "./passages.ts"

// Loading reads every file by its schema and names file and line of the first mistake.
const content = await loadContent()

describe("the library", () => {
  it("holds companies of many industries, all stages and several regions", () => {
    expect(checkVariety(content.companies).map(printed)).toEqual([])
  })

  it("holds 24 committee questions with what a strong reply says", () => {
    expect(checkCommitteeQuestions(content.committeeQuestions).map(printed)).toEqual([])
  })

  it("holds 24 articles of some length with drawings of our own", async () => {
    expect((await checkArticles(contentRoot, content.articleCategories)).map(printed)).toEqual([])
  })
})

describe.each(content.companies)("$company.name", (company) => {
  it("is whole, adds up, quotes its sheet and does not repeat itself", async () => {
    expect((await checkCompany(contentRoot, company)).map(printed)).toEqual([])
  })

  it("keeps three answers of 46 topics with managers who exist, every section with one of them", () => {
    const { management } = company.company
    const sections = content.framework.categories.flatMap(({ sections }) => sections.map(({ id }) => id))
    expect(management.flatMap(({ field }) => field).sort()).toEqual([...sections].sort())
    const topics = Object.entries(company.contents)
    expect(topics).toHaveLength(46)
    for (const [topic, answers] of topics) {
      expect(management.map(({ name }) => name)).toContain(answers.owner)
      for (const answer of [answers.short, answers.detail, answers.evidence])
        expect(answer.questions.length, topic).toBeGreaterThanOrEqual(2)
    }
  })
})

describe("a mistake is named with its file and line", () => {
  let root = ""
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "companies-"))
    await cp(contentRoot, root, { recursive: true })
  })
  afterAll(() => rm(root, { recursive: true }))

  const slug = "halden-loop"
  const market = `companies/${slug}/contents/opportunity.yaml`
  const short = /(short:[\s\S]*?text: >-\n)([\s\S]*?)(\n {2}detail:)/

  async function spoilt(file: string, change: (text: string) => string): Promise<string[]> {
    const path = join(root, file)
    const before = await readFile(path, "utf8")
    await writeFile(path, change(before))
    try {
      const company = (await loadContent(root)).companies.find((one) => one.slug === slug)
      return company ? (await checkCompany(root, company)).map(printed) : []
    } finally {
      await writeFile(path, before)
    }
  }

  it("a number that is on no sheet, on the very line", async () => {
    const problems = await spoilt(market, (text) => text.replace("9,400 warehouses", "8,317 warehouses"))
    const lines = (await readFile(join(root, market), "utf8")).split("\n")
    const line = lines.findIndex((one) => one.includes("9,400 warehouses")) + 1
    expect(problems).toEqual([
      `${market}:${line}: market.size, short: 8,317 stands on no line of the sheet of figures that speaks of this`,
    ])
  })

  it("a derived figure that does not follow", async () => {
    const [problem] = await spoilt(`companies/${slug}/figures.yaml`, (text) =>
      text.replace(/(formula: "?[^"\n]+?"?, value: )([\d.]+)/, "$1$2$2"),
    )
    expect(problem).toMatch(/figures\.yaml:\d+: \w+: the sheet says/)
  })

  it("a weakness that the first answer gives away", async () => {
    const problems = await spoilt(`companies/${slug}/company.yaml`, (text) =>
      text.replace(/(weaknesses:[\s\S]*?level: )[23]/, "$11"),
    )
    expect(problems.join()).toMatch(/company\.yaml:\d+: weaknesses 1: is given away by the first answer/)
  })

  it("a level that repeats the one before, and an opening heard twice", async () => {
    const problems = await spoilt(market, (text) => {
      const said = short.exec(text)?.[2] ?? ""
      return text.replace(/(detail:[\s\S]*?text: >-\n)/, (head) => `${head}${said}\n`)
    })
    expect(problems.join("\n")).toMatch(/opportunity\.yaml:\d+: market\.size, detail: says again/)
    expect(problems.join("\n")).toMatch(/opens with "we counted 9,400 warehouses" as market\.size, short does/)
  })

  it("a brand that exists, a missing other, a level too short to be one", async () => {
    const brand = await spoilt(market, (text) => text.replace("We counted", "With Microsoft we counted"))
    expect(brand.join()).toContain("names Microsoft, which exists")
    const others = await spoilt(`companies/${slug}/others.yaml`, (text) => text.slice(0, text.lastIndexOf("\n- id:")))
    expect(others).toEqual([`companies/${slug}/others.yaml:1: 9 others, not 10`])
    const brief = await spoilt(market, (text) => text.replace(short, "$1      We counted.$3"))
    expect(brief.join()).toMatch(/market\.size, short: 2 words, where/)
  })

  it("a library of one stage, and a first name heard twice", () => {
    const [first] = content.companies
    if (!first) throw new Error("there are no companies")
    const problems = checkVariety([first, first]).map(printed).join("\n")
    expect(problems).toContain("2 companies, fewer than 7")
    expect(problems).toContain("no company of the stage")
    expect(problems).toContain("has the first name of")
  })

  it("a drawing that runs or fetches something", () => {
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    expect(drawingProblems("a.svg", svg('<path d="M0 0"/><use href="#a"/>'))).toEqual([])
    for (const inside of [
      "<script>1</script>",
      '<a href="https://x.example">x</a>',
      '<path onclick="x()"/>',
      '<image href="x.png"/>',
      '<path fill="url(x.svg#a)"/>',
    ])
      expect(drawingProblems("a.svg", svg(inside)), inside).toHaveLength(1)
  })

  it("an article whose drawing is missing or whose text is short", async () => {
    const [category, ...others] = content.articleCategories
    const [article, ...rest] = category?.articles ?? []
    if (!category || !article) throw new Error("there are no articles")
    const wrong = { ...category, articles: [{ ...article, image: "none.svg", content: "Too short." }, ...rest] }
    const problems = (await checkArticles(contentRoot, [wrong, ...others])).map(printed)
    expect(problems.join("\n")).toMatch(/\.md:\d+: 2 words, not 700 to 1100\n.*there is no drawing none\.svg/)
  })
})
