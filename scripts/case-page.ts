/** One company's page in docs/cases: its key, and for each item the questions that uncover it. */

import type { Content, LoadedCompany } from "#content/load.ts"
import { LEVELS } from "#content/passages.ts"
import type { CompanyFile } from "#contracts/content.ts"

const LISTS = [
  ["strengths", "Strengths"],
  ["weaknesses", "Weaknesses"],
  ["dd_items", "Due diligence"],
] as const
const DEPTHS = { 1: "on the first question", 2: "on asking further", 3: "on asking for evidence" } as const

/** The page as Markdown. It gives the key away: for people who write, teach or check cases. */
export function casePage(loaded: LoadedCompany, framework: Content["framework"]): string {
  const { slug, company } = loaded
  const names = new Map(
    framework.categories.flatMap(({ sections }) =>
      sections.flatMap(({ topics }) => topics.map(({ id, name }) => [id, name] as const)),
    ),
  )
  const managers = company.management.map(
    ({ name, role, lead, temperament }) => `- **${name}**, ${role}${lead ? " (leads)" : ""}. ${temperament}`,
  )
  return [
    `# ${company.name}`,
    `${company.industry} · ${company.stage} · ${company.region}`,
    company.description,
    `Written by \`npm run content:cases\` from \`content/companies/${slug}\`; change it there. This page gives the key away.`,
    "## Who sits at the table",
    managers.join("\n"),
    ...LISTS.flatMap(([list, title]) => [
      `## ${title}`,
      ...company[list].map((item, at) => keyItem(item, at + 1, loaded, names)),
    ]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n")
}

function keyItem(
  { item, revealed_by }: CompanyFile["strengths"][number],
  number: number,
  { contents }: LoadedCompany,
  names: Map<string, string>,
): string {
  const [title = "", ...description] = item.split(": ")
  const ways = revealed_by.flatMap(({ topic, level }) => {
    const answers = contents[topic]
    const answer = answers?.[LEVELS[level - 1] ?? "short"]
    if (!answers || !answer) return []
    return [
      `- ${names.get(topic) ?? topic} (\`${topic}\`), ${DEPTHS[level]}, by ${answers.owner}:`,
      ...answer.questions.map((question) => `  - ${question}`),
    ]
  })
  const sentence = description.join(": ")
  return `### ${number}. ${title}\n\n${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}\n\nComes out with:\n\n${ways.join("\n")}`
}

/** The list of all cases, docs/cases/README.md. */
export function casesPage(companies: LoadedCompany[]): string {
  const rows = companies.map(
    ({ slug, company }) =>
      `| [${company.name}](${slug}.md) | ${company.industry} | ${company.stage} | ${company.region} |`,
  )
  return [
    "# The cases",
    "",
    "One page a company: its answer key and the questions that uncover it. Written by `npm run content:cases`.",
    "What two cold readings found is in [cold-reads.md](cold-reads.md).",
    "",
    "| Company | Industry | Stage | Region |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n")
}

/** Every generated page by its file name in docs/cases. */
export function casePages({ companies, framework }: Pick<Content, "companies" | "framework">): Map<string, string> {
  const pages = companies.map((company) => [`${company.slug}.md`, casePage(company, framework)] as const)
  return new Map([["README.md", casesPage(companies)], ...pages])
}

/** The folder the pages stand in. */
export const casesFolder = new URL("../docs/cases/", import.meta.url)
