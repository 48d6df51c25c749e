import { readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { companyFile, contentsFile, frameworkFile, othersFile, sectionFile, turnKindFile } from "#contracts/content.ts"
import type { Framework, KindExamples } from "../types.ts"

/** The shipped framework and one company, read straight from their files: the engine knows no content code. */
const root = new URL("../../content/", import.meta.url)
const read = (path: string): unknown => parse(readFileSync(new URL(path, root), "utf8"))

export function readFramework(): Framework {
  const { categories } = frameworkFile.parse(read("framework/framework.yaml"))
  return {
    categories: categories.map(({ sections, ...category }) => ({
      ...category,
      sections: sections.map((section) => sectionFile.parse(read(`framework/${category.id}/${section}.yaml`))),
    })),
  }
}

export function readKinds(): KindExamples[] {
  return readdirSync(new URL("framework/kinds/", root)).map((file) =>
    turnKindFile.parse(read(`framework/kinds/${file}`)),
  )
}

export function readCompany(slug: string) {
  const folder = `companies/${slug}`
  const contents = readdirSync(new URL(`${folder}/contents/`, root)).map((file) =>
    contentsFile.parse(read(`${folder}/contents/${file}`)),
  )
  return {
    slug,
    company: companyFile.parse(read(`${folder}/company.yaml`)),
    contents: Object.assign({}, ...contents) as (typeof contents)[number],
    others: othersFile.parse(read(`${folder}/others.yaml`)),
  }
}
