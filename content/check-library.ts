/** What must hold across the library: its companies together, the committee questions, the articles. */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { STAGES } from "#contracts/limits.ts"
import type { Content, LoadedCompany } from "./load.ts"
import type { Problem } from "./passages.ts"
import { wordsIn } from "./prose.ts"

const COMPANIES = 7
const INDUSTRIES = 5
const REGIONS = 3
const COMMITTEE_QUESTIONS = 24
const RESPONSE_WORDS = [120, 200] as const
const CATEGORIES = 6
const ARTICLES_EACH = 4
const ARTICLE_WORDS = [700, 1100] as const

/** Variety of the companies: industries, stages, regions, names. */
export function checkVariety(companies: LoadedCompany[]): Problem[] {
  const kinds = (of: (company: LoadedCompany) => string) => new Set(companies.map(of))
  const stages = kinds(({ company }) => company.stage)
  const sentences = [
    companies.length < COMPANIES && `${companies.length} companies, fewer than ${COMPANIES}`,
    kinds(({ company }) => company.industry).size < INDUSTRIES && `fewer than ${INDUSTRIES} industries`,
    kinds(({ company }) => company.region).size < REGIONS && `fewer than ${REGIONS} regions`,
    ...STAGES.map((stage) => !stages.has(stage) && `no company of the stage ${stage}`),
  ]
  return [
    ...sentences.flatMap((sentence) => (sentence ? [{ file: "companies", line: 1, sentence }] : [])),
    ...sharedNames(companies),
  ]
}

/** Two managers of the same first name make two companies sound written by one hand. */
function sharedNames(companies: LoadedCompany[]): Problem[] {
  const first = new Map<string, string>()
  const problems: Problem[] = []
  for (const { slug, company } of companies) {
    for (const { name } of company.management) {
      const given = name.split(" ")[0] ?? name
      const other = first.get(given)
      if (other)
        problems.push({
          file: `companies/${slug}/company.yaml`,
          line: 1,
          sentence: `${name} has the first name of ${other}`,
        })
      else first.set(given, name)
    }
  }
  return problems
}

/** The number of committee questions and the length of what a strong reply holds. */
export function checkCommitteeQuestions(questions: Content["committeeQuestions"]): Problem[] {
  const problems: Problem[] = []
  if (questions.length !== COMMITTEE_QUESTIONS)
    problems.push({
      file: "committee-questions",
      line: 1,
      sentence: `${questions.length} questions, not ${COMMITTEE_QUESTIONS}`,
    })
  for (const { slug, expected_response } of questions)
    problems.push(...lengthProblem(`committee-questions/${slug}.yaml`, 1, expected_response, RESPONSE_WORDS))
  return problems
}

/** The number and length of the articles, and their drawings: there, and drawn by us alone. */
export async function checkArticles(root: string, categories: Content["articleCategories"]): Promise<Problem[]> {
  const problems: Problem[] = []
  if (categories.length !== CATEGORIES)
    problems.push({ file: "articles", line: 1, sentence: `${categories.length} categories, not ${CATEGORIES}` })
  for (const category of categories) {
    const folder = `articles/${category.slug}`
    if (category.articles.length !== ARTICLES_EACH)
      problems.push({ file: folder, line: 1, sentence: `${category.articles.length} articles, not ${ARTICLES_EACH}` })
    for (const article of category.articles) {
      const file = `${folder}/${article.slug}.md`
      const text = await readFile(join(root, file), "utf8")
      const line = (needle: string) => text.slice(0, Math.max(0, text.indexOf(needle))).split("\n").length
      problems.push(...lengthProblem(file, line(article.content), article.content, ARTICLE_WORDS))
      const drawing = await readFile(join(root, "articles/images", article.image), "utf8").catch(() => null)
      if (drawing === null)
        problems.push({ file, line: line("image:"), sentence: `there is no drawing ${article.image}` })
      else problems.push(...drawingProblems(`articles/images/${article.image}`, drawing))
    }
  }
  return problems
}

/** A drawing is shown in a page of ours: it must neither run anything nor fetch anything. */
export function drawingProblems(file: string, svg: string): Problem[] {
  const drawn = svg.replace(/\sxmlns(?::\w+)?="[^"]*"/g, "")
  const found =
    /<script|\son\w+\s*=|javascript:|<foreignObject|<image|\bhref\s*=\s*["'](?!#)|url\((?!["']?#)|https?:/i.exec(drawn)
  const problems: Problem[] = []
  const line = drawn.slice(0, found?.index ?? 0).split("\n").length
  if (found) problems.push({ file, line, sentence: `holds "${found[0].trim()}", a script or an outside reference` })
  if (!/^\s*<svg\b/.test(svg)) problems.push({ file, line: 1, sentence: "is no SVG" })
  return problems
}

function lengthProblem(file: string, line: number, text: string, [least, most]: readonly [number, number]): Problem[] {
  // As a person counts: what stands between spaces.
  const length = text.split(/\s+/).filter((part) => wordsIn(part).length > 0).length
  return length < least || length > most ? [{ file, line, sentence: `${length} words, not ${least} to ${most}` }] : []
}
