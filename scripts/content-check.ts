/**
 * `npm run content:check`: every check of the content in words, then how each company reads:
 * words, reading grade and the phrases it repeats. Fails where a check does.
 */
import { checkCompany } from "#content/check-company.ts"
import { checkArticles, checkCommitteeQuestions, checkVariety } from "#content/check-library.ts"
import { contentRoot, loadContent } from "#content/load.ts"
import { ContentError } from "#content/parse.ts"
import { LEVELS, type Passage, passagesOf, printed } from "#content/passages.ts"
import { readingGrade, repeatedRuns, wordsIn } from "#content/prose.ts"

const RUN = 5
const TIMES = 3

const content = await loadContent().catch((cause: unknown) => {
  if (!(cause instanceof ContentError)) throw cause
  console.error(cause.message)
  process.exit(1)
})
const problems = [
  ...checkVariety(content.companies),
  ...checkCommitteeQuestions(content.committeeQuestions),
  ...(await checkArticles(contentRoot, content.articleCategories)),
]
for (const company of content.companies) problems.push(...(await checkCompany(contentRoot, company)))

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const row = (name: string, cells: (string | number)[]) =>
  console.log(name.padEnd(32) + cells.map((cell) => String(cell).padStart(9)).join(""))
const read = (texts: string[]) => [
  Math.round(mean(texts.map((text) => wordsIn(text).length))),
  mean(texts.map(readingGrade)).toFixed(1),
]

console.log("Companies: mean words and reading grade (Flesch-Kincaid) of an answer")
row("", [...LEVELS.flatMap((level) => [level, "grade"]), "others", "grade", "words"])
const repeated: string[] = []
for (const { slug, company } of content.companies) {
  const passages = await passagesOf(contentRoot, slug)
  const texts = (chosen: (passage: Passage) => boolean) => passages.filter(chosen).map(({ text }) => text)
  const said = texts(({ kind }) => kind === "answer" || kind === "other")
  row(`${company.name} (${company.stage})`, [
    ...LEVELS.flatMap((_, at) => read(texts(({ kind, level }) => kind === "answer" && level === at + 1))),
    ...read(texts(({ kind }) => kind === "other")),
    said.reduce((sum, text) => sum + wordsIn(text).length, 0),
  ])
  for (const { run, times } of repeatedRuns(said, RUN, TIMES))
    repeated.push(`  ${company.name}: "${run}" ${times} times`)
}

console.log("\nArticles: words and reading grade")
for (const { articles } of content.articleCategories)
  for (const article of articles) row(`  ${article.slug}`, read([article.content]))
console.log("\nCommittee questions: words and reading grade of the expected reply")
for (const question of content.committeeQuestions) row(`  ${question.slug}`, read([question.expected_response]))

console.log(`\nPhrases of ${RUN} words used more than ${TIMES} times in a company: ${repeated.length}`)
for (const line of repeated) console.log(line)
console.log(`\n${problems.length} problems`)
for (const problem of problems) console.error(`content/${printed(problem)}`)
process.exit(problems.length === 0 ? 0 : 1)
