import { join } from "node:path"
import { type ContentsFile, companyFile, contentsFile, figuresFile, othersFile } from "#contracts/content.ts"
import { ContentError, readYaml } from "./parse.ts"
import { LEVELS } from "./passages.ts"

/** `yesNo` holds a topic and the name of one of its yes/no questions, a space between. */
type Outline = { category: string; sections: string[]; topics: string[]; yesNo: string[] }[]

/**
 * One company folder: company.yaml, figures.yaml, others.yaml and contents/<category>.yaml.
 * Beyond the schemas it checks what only the whole folder knows: every topic is written once in
 * its category's file, owners are managers, every section has one manager, reveals name topics.
 */
export async function loadCompany(root: string, slug: string, outline: Outline) {
  const folder = `companies/${slug}`
  const read = <Schema extends Parameters<typeof readYaml>[2]>(file: string, schema: Schema) =>
    readYaml(join(root, folder, file), `${folder}/${file}`, schema)
  const company = await read("company.yaml", companyFile)
  const figures = await read("figures.yaml", figuresFile)
  const others = await read("others.yaml", othersFile)
  const topics = new Set(outline.flatMap((category) => category.topics))
  const managers = new Set(company.value.management.map((manager) => manager.name))

  checkFields(
    `${folder}/company.yaml`,
    company,
    outline.flatMap((category) => category.sections),
  )
  for (const list of ["strengths", "weaknesses", "dd_items"] as const) {
    for (const [index, item] of company.value[list].entries()) {
      for (const [at, reveal] of item.revealed_by.entries()) {
        if (topics.has(reveal.topic)) continue
        throw new ContentError(
          `${folder}/company.yaml`,
          company.lineOf([list, index, "revealed_by", at]),
          `${reveal.topic} is no topic of the framework`,
        )
      }
    }
  }

  const contents: ContentsFile = {}
  for (const category of outline) {
    const file = `contents/${category.category}.yaml`
    const written = await read(file, contentsFile)
    for (const [topic, answers] of Object.entries(written.value)) {
      const complain = (sentence: string) => new ContentError(`${folder}/${file}`, written.lineOf([topic]), sentence)
      if (!category.topics.includes(topic)) throw complain(`${topic} is no topic of ${category.category}`)
      if (!managers.has(answers.owner)) throw complain(`${answers.owner} is no manager of the company`)
      for (const level of LEVELS)
        for (const name of Object.keys(answers[level].verdicts ?? {}))
          if (!category.yesNo.includes(`${topic} ${name}`)) throw complain(`${name} is no yes/no question of ${topic}`)
      contents[topic] = answers
    }
    const missing = category.topics.find((topic) => !contents[topic])
    if (missing) throw new ContentError(`${folder}/${file}`, 1, `${missing} is not answered`)
  }
  for (const [index, other] of others.value.entries()) {
    const complain = (sentence: string) => new ContentError(`${folder}/others.yaml`, others.lineOf([index]), sentence)
    if (!managers.has(other.owner)) throw complain(`${other.owner} is no manager of the company`)
    if (!topics.has(other.topic)) throw complain(`${other.topic} is no topic of the framework`)
    if (others.value.findIndex((one) => one.id === other.id) !== index) throw complain(`${other.id} stands twice`)
  }
  return { slug, company: company.value, contents, others: others.value, figures: figures.value }
}

function checkFields(
  name: string,
  company: { value: { management: { name: string; field: string[] }[] }; lineOf: (path: PropertyKey[]) => number },
  sections: string[],
) {
  const taken = new Map<string, string>()
  for (const [index, manager] of company.value.management.entries()) {
    for (const [at, section] of manager.field.entries()) {
      const line = company.lineOf(["management", index, "field", at])
      if (!sections.includes(section)) throw new ContentError(name, line, `${section} is no section of the framework`)
      const other = taken.get(section)
      if (other) throw new ContentError(name, line, `${section} belongs to ${other} already`)
      taken.set(section, manager.name)
    }
  }
  const orphan = sections.find((section) => !taken.has(section))
  if (orphan)
    throw new ContentError(name, company.lineOf(["management"]), `nobody has the section ${orphan} as a field`)
}
