/** What the schemas cannot see in a company: its sheet, its numbers, its key and how its answers sound together. */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { figuresFile } from "#contracts/content.ts"
import { numberCheckOf } from "./check-numbers.ts"
import { checkSheet } from "./figures.ts"
import type { LoadedCompany } from "./load.ts"
import { parseYaml } from "./parse.ts"
import { type Passage, type Problem, passagesOf } from "./passages.ts"
import { opening, overlap, sharedRuns, wordsIn } from "./prose.ts"

const TOPICS = 46
const OTHERS = 10
/** Words an answer may have: spoken, one breath at level 1, a short turn above it. */
const LENGTHS = { 1: [20, 60], 2: [40, 100], 3: [30, 95] } as const
/** A level may name what the one before it named; beyond this share it says it again. */
const REPEATS_FROM = 0.35
const RUN = 7
// Firms, products and registries that a reader would know; cases are invented throughout.
const BRANDS =
  /\b(?:Google|Alphabet|Amazon|AWS|Microsoft|Azure|Apple|Meta|Facebook|Instagram|WhatsApp|TikTok|YouTube|LinkedIn|Twitter|OpenAI|ChatGPT|Anthropic|Claude|Nvidia|Intel|Samsung|Siemens|Bosch|ABB|Schneider|Tesla|Toyota|Volkswagen|Uber|Airbnb|Netflix|Spotify|Shopify|Stripe|PayPal|Visa|Mastercard|Salesforce|HubSpot|SAP|Oracle|Slack|Notion|Zoom|Excel|PowerPoint|Safaricom|M-Pesa|Jumia|Grab|Gojek|Walmart|Tesco|Carrefour|Ikea|Nestlé|Unilever|Pfizer|Novartis|Roche|Medtronic|Epic|Cerner|McKinsey|Deloitte|KPMG|PwC|Gartner|Forrester|Statista|DHL|FedEx|UPS|Maersk|Linde|Trumpf|Zeiss|ASML|Mercadona|Crunchbase|PitchBook)\b/

/** Every problem of a company that its schemas let through, with file and line. */
export async function checkCompany(root: string, loaded: LoadedCompany): Promise<Problem[]> {
  const passages = await passagesOf(root, loaded.slug)
  return [
    ...(await sheetProblems(root, loaded)),
    ...countProblems(loaded, passages),
    ...keyProblems(loaded, passages),
    ...(await numberProblems(root, loaded, passages)),
    ...wordProblems(passages),
    ...levelProblems(passages),
    ...openingProblems(passages),
  ]
}

async function sheetProblems(root: string, { slug, figures }: LoadedCompany): Promise<Problem[]> {
  const file = `companies/${slug}/figures.yaml`
  const sheet = parseYaml(file, await readFile(join(root, file), "utf8"), figuresFile)
  return checkSheet(figures).map((sentence) => ({
    file,
    line: sheet.lineOf(["derived", sentence.split(":")[0] ?? ""]),
    sentence,
  }))
}

function countProblems({ slug, contents, others }: LoadedCompany, passages: Passage[]): Problem[] {
  const problems: Problem[] = []
  const topics = Object.keys(contents).length
  if (topics !== TOPICS)
    problems.push({ file: `companies/${slug}/contents`, line: 1, sentence: `${topics} topics, not ${TOPICS}` })
  if (others.length !== OTHERS)
    problems.push({
      file: `companies/${slug}/others.yaml`,
      line: 1,
      sentence: `${others.length} others, not ${OTHERS}`,
    })
  for (const passage of passages) {
    if (passage.kind !== "answer" || !passage.level) continue
    const [least, most] = LENGTHS[passage.level]
    const length = wordsIn(passage.text).length
    if (length < least || length > most)
      problems.push(at(passage, `${length} words, where ${least} to ${most} can be said`))
  }
  return problems
}

/** A weakness that is volunteered is none to find: the key may not point to a first answer. */
function keyProblems({ company }: LoadedCompany, passages: Passage[]): Problem[] {
  return company.weaknesses.flatMap(({ revealed_by }, index) => {
    const passage = passages.find(({ where }) => where === `weaknesses ${index + 1}`)
    return revealed_by
      .filter(({ level }) => level === 1)
      .flatMap(({ topic }) => (passage ? [at(passage, `is given away by the first answer on ${topic}`)] : []))
  })
}

async function numberProblems(root: string, { figures }: LoadedCompany, passages: Passage[]): Promise<Problem[]> {
  const files = new Map<string, string[]>()
  const problems: Problem[] = []
  const strayIn = numberCheckOf(figures, passages)
  for (const passage of passages) {
    const stray = strayIn(passage).map(({ shown }) => shown)
    if (stray.length === 0) continue
    const lines = files.get(passage.file) ?? (await readFile(join(root, passage.file), "utf8")).split("\n")
    files.set(passage.file, lines)
    for (const shown of stray) {
      const below = lines.slice(passage.line - 1).findIndex((line) => line.includes(shown.split(" ")[0] ?? shown))
      problems.push({
        ...at(passage, `${shown} stands on no line of the sheet of figures that speaks of this`),
        line: passage.line + Math.max(0, below),
      })
    }
  }
  return problems
}

function wordProblems(passages: Passage[]): Problem[] {
  return passages.flatMap((passage) => {
    const brand = BRANDS.exec(passage.text)?.[0]
    const problems = brand ? [at(passage, `names ${brand}, which exists`)] : []
    if (/[—!]/.test(passage.text)) problems.push(at(passage, "holds a dash or an exclamation mark nobody can say"))
    return problems
  })
}

function levelProblems(passages: Passage[]): Problem[] {
  const answers = passages.filter(({ kind }) => kind === "answer")
  return answers.flatMap((passage) =>
    answers
      .filter(({ topic, level = 1 }) => topic === passage.topic && level < (passage.level ?? 1))
      .flatMap((before) => {
        const share = overlap(before.text, passage.text)
        const run = sharedRuns(before.text, passage.text, RUN)[0]
        if (run) return [at(passage, `says again "${run}" of level ${before.level}`)]
        return share > REPEATS_FROM
          ? [at(passage, `${Math.round(share * 100)} % of its words are those of level ${before.level}`)]
          : []
      }),
  )
}

function openingProblems(passages: Passage[]): Problem[] {
  const first = new Map<string, Passage>()
  const problems: Problem[] = []
  for (const passage of passages) {
    if (passage.kind !== "answer" && passage.kind !== "other") continue
    const words = opening(passage.text)
    const other = first.get(words)
    if (other) problems.push(at(passage, `opens with "${words}" as ${other.where} does`))
    else first.set(words, passage)
  }
  return problems
}

const at = ({ file, line, where }: Passage, sentence: string): Problem => ({
  file,
  line,
  sentence: `${where}: ${sentence}`,
})
