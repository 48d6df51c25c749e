import type { CompanyFile, ContentsFile, OthersFile } from "#contracts/content.ts"
import type { Level } from "#contracts/limits.ts"
import type { CaseCompany, Fact, KeyItem } from "../types.ts"

type Written = { slug: string; company: CompanyFile; contents: ContentsFile; others: OthersFile }

/** A company as the engine takes it, from its files: for tests and measuring commands. */
export function caseCompany({ company, contents, others }: Written, id = 1): CaseCompany {
  const standard = Object.entries(contents).flatMap(([topic, answers]) =>
    ([answers.short, answers.detail, answers.evidence] as const).map(
      (answer, at): Fact => ({
        key: `${topic}.${at + 1}`,
        topic,
        type: answers.type,
        // Three answers in the order of the levels.
        level: (at + 1) as Level,
        owner: answers.owner,
        questions: answer.questions,
        text: answer.text,
        verdicts: answer.verdicts,
      }),
    ),
  )
  const beside = others.map(
    (other): Fact => ({
      key: `others.${other.id}`,
      topic: other.topic,
      type: "others",
      level: 1,
      owner: other.owner,
      questions: other.questions,
      text: other.text,
    }),
  )
  return {
    id,
    name: company.name,
    industry: company.industry,
    stage: company.stage,
    description: company.description,
    introduction: company.introduction,
    management: company.management,
    facts: [...standard, ...beside],
  }
}

/** The answer key of a company's file, as the review takes it. */
export function caseKey(company: CompanyFile): { strengths: KeyItem[]; weaknesses: KeyItem[]; dd_items: KeyItem[] } {
  return { strengths: company.strengths, weaknesses: company.weaknesses, dd_items: company.dd_items }
}
