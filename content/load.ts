import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import {
  articleCategoryFile,
  articleHead,
  brandFile,
  committeeQuestionFile,
  frameworkFile,
  sectionFile,
  turnKindFile,
} from "#contracts/content.ts"
import { loadCompany } from "./load-company.ts"
import { ContentError, parseYaml, readYaml } from "./parse.ts"

export type Content = Awaited<ReturnType<typeof loadContent>>
export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>

/** The folder this file stands in: the content that ships. */
export const contentRoot = fileURLToPath(new URL(".", import.meta.url)).replace(/[/\\]$/, "")

/** Everything under the content folder, checked. Throws ContentError with file and line. */
export async function loadContent(root: string = contentRoot) {
  const framework = await loadFramework(root)
  const topics = framework.categories.map((category) => ({
    category: category.id,
    sections: category.sections.map((section) => section.id),
    topics: category.sections.flatMap((section) => section.topics.map((topic) => topic.id)),
    yesNo: category.sections.flatMap((section) =>
      section.topics.flatMap((topic) => Object.keys(topic.yes_no ?? {}).map((name) => `${topic.id} ${name}`)),
    ),
  }))
  const companies = []
  for (const slug of await folders(join(root, "companies"))) {
    // A company that is still being written does not ship.
    if (existsSync(join(root, "companies", slug, "DRAFT"))) continue
    companies.push(await loadCompany(root, slug, topics))
  }
  const [kinds, committeeQuestions, articleCategories, brand, terms, privacy] = await Promise.all([
    loadKinds(root),
    loadCommitteeQuestions(root),
    loadArticleCategories(root, new Set(topics.flatMap((category) => category.topics))),
    readYaml(join(root, "brand.yaml"), "brand.yaml", brandFile),
    readFile(join(root, "legal/terms.md"), "utf8"),
    readFile(join(root, "legal/privacy.md"), "utf8"),
  ])
  return {
    framework,
    kinds,
    companies,
    committeeQuestions,
    articleCategories,
    brand: brand.value,
    legal: { terms, privacy },
  }
}

/** The case framework with the example turns of its topics. */
export async function loadFramework(root: string = contentRoot) {
  const { value } = await readYaml(join(root, "framework/framework.yaml"), "framework/framework.yaml", frameworkFile)
  const seen = new Set<string>()
  const categories = []
  for (const category of value.categories) {
    const sections = []
    for (const id of category.sections) {
      const name = `framework/${category.id}/${id}.yaml`
      const section = await readYaml(join(root, name), name, sectionFile)
      if (section.value.id !== id || section.value.category !== category.id) {
        throw new ContentError(name, section.lineOf(["id"]), `is not the section ${id} of ${category.id}`)
      }
      for (const [index, topic] of section.value.topics.entries()) {
        const line = section.lineOf(["topics", index, "id"])
        if (!topic.id.startsWith(`${id}.`))
          throw new ContentError(name, line, `${topic.id} does not belong to the section ${id}`)
        if (seen.has(topic.id)) throw new ContentError(name, line, `${topic.id} stands twice`)
        seen.add(topic.id)
      }
      sections.push(section.value)
    }
    categories.push({ id: category.id, name: category.name, description: category.description, sections })
  }
  return { categories }
}

/** Example turns of the kinds that are not plain topic questions. */
export async function loadKinds(root: string = contentRoot) {
  const kinds = []
  for (const file of await files(join(root, "framework/kinds"), ".yaml")) {
    const name = `framework/kinds/${file}`
    const kind = await readYaml(join(root, name), name, turnKindFile)
    if (`${kind.value.kind}.yaml` !== file)
      throw new ContentError(name, kind.lineOf(["kind"]), `the file is not named after its kind ${kind.value.kind}`)
    kinds.push(kind.value)
  }
  return kinds
}

async function loadCommitteeQuestions(root: string) {
  const questions = []
  for (const file of await files(join(root, "committee-questions"), ".yaml")) {
    const name = `committee-questions/${file}`
    const { value } = await readYaml(join(root, name), name, committeeQuestionFile)
    questions.push({ slug: file.slice(0, -".yaml".length), ...value })
  }
  return questions
}

async function loadArticleCategories(root: string, topics: Set<string>) {
  const categories = []
  for (const slug of await folders(join(root, "articles"))) {
    if (slug === "images") continue
    const name = `articles/${slug}/category.yaml`
    const category = await readYaml(join(root, name), name, articleCategoryFile)
    const articles = []
    for (const file of await files(join(root, "articles", slug), ".md"))
      articles.push(await loadArticle(root, `articles/${slug}/${file}`, topics))
    categories.push({ slug, ...category.value, articles })
  }
  return categories
}

async function loadArticle(root: string, name: string, topics: Set<string>) {
  const text = await readFile(join(root, name), "utf8")
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!parts) throw new ContentError(name, 1, 'an article begins with a head between two lines "---"')
  const [, headText = "", body = ""] = parts
  const head = parseYaml(name, headText, articleHead, 2)
  for (const [index, topic] of head.value.topics.entries()) {
    if (!topics.has(topic))
      throw new ContentError(name, head.lineOf(["topics", index]), `${topic} is no topic of the framework`)
  }
  const content = body.trim()
  if (content === "") throw new ContentError(name, text.split("\n").length, "the article has no text")
  return { slug: name.split("/").at(-1)?.slice(0, -".md".length) ?? name, ...head.value, content }
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function files(path: string, ending: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => entry.name)
    .sort()
}
