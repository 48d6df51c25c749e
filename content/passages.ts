/** The texts of a company folder, each with the file and line an editor has to open. */
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { companyFile, contentsFile, othersFile } from "#contracts/content.ts"
import { parseYaml } from "./parse.ts"

export type Passage = {
  /** Path below the content folder. */
  file: string
  line: number
  /** What an editor calls it: "market.size, short". */
  where: string
  /** `answer` is a topic at a level; `other` is said beside the framework. */
  kind: "card" | "introduction" | "key" | "question" | "answer" | "other"
  text: string
  topic?: string
  level?: 1 | 2 | 3
}
export type Problem = { file: string; line: number; sentence: string }

export const LEVELS = ["short", "detail", "evidence"] as const

/** "companies/x/company.yaml:12: what is wrong". */
export const printed = ({ file, line, sentence }: Problem) => `${file}:${line}: ${sentence}`

/** Every text of a company in the order of its files: card, introduction, key, answers, others. */
export async function passagesOf(root: string, slug: string): Promise<Passage[]> {
  const found: Passage[] = []
  const open = async <Schema extends Parameters<typeof parseYaml>[2]>(name: string, schema: Schema) => {
    const file = `companies/${slug}/${name}`
    const parsed = parseYaml(file, await readFile(join(root, file), "utf8"), schema)
    const add = (path: PropertyKey[], passage: Omit<Passage, "file" | "line">) =>
      found.push({ file, line: parsed.lineOf(path), ...passage })
    return { value: parsed.value, add }
  }

  const company = await open("company.yaml", companyFile)
  company.add(["description"], { where: "description", kind: "card", text: company.value.description })
  company.add(["introduction"], { where: "introduction", kind: "introduction", text: company.value.introduction })
  for (const [at, manager] of company.value.management.entries())
    company.add(["management", at, "temperament"], {
      where: `temperament of ${manager.name}`,
      kind: "card",
      text: manager.temperament,
    })
  for (const list of ["strengths", "weaknesses", "dd_items"] as const)
    for (const [at, { item }] of company.value[list].entries())
      company.add([list, at, "item"], { where: `${list} ${at + 1}`, kind: "key", text: item })

  for (const name of (await readdir(join(root, "companies", slug, "contents"))).sort()) {
    const written = await open(`contents/${name}`, contentsFile)
    for (const [topic, answers] of Object.entries(written.value)) {
      for (const [at, level] of LEVELS.entries()) {
        const place = { topic, level: (at + 1) as 1 | 2 | 3 }
        for (const [index, text] of answers[level].questions.entries())
          written.add([topic, level, "questions", index], {
            where: `${topic}, ${level}, question ${index + 1}`,
            kind: "question",
            text,
            ...place,
          })
        written.add([topic, level, "text"], {
          where: `${topic}, ${level}`,
          kind: "answer",
          text: answers[level].text,
          ...place,
        })
      }
    }
  }
  const others = await open("others.yaml", othersFile)
  for (const [at, other] of others.value.entries()) {
    for (const [index, text] of other.questions.entries())
      others.add([at, "questions", index], {
        where: `${other.id}, question ${index + 1}`,
        kind: "question",
        text,
        topic: other.topic,
      })
    others.add([at, "text"], { where: other.id, kind: "other", text: other.text, topic: other.topic })
  }
  return found
}
