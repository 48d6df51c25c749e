import { z } from "zod"
import {
  LEVELS,
  MAX_ASSESSMENT_ITEMS,
  MAX_ITEM_LENGTH,
  MAX_LONG_TEXT_LENGTH,
  MAX_MANAGERS,
  MAX_NAME_LENGTH,
  QUESTION_TYPES,
  STAGES,
} from "./limits.ts"
import { id, writtenText } from "./text.ts"

export const manager = z.strictObject({
  name: writtenText(MAX_NAME_LENGTH),
  role: writtenText(MAX_NAME_LENGTH),
  lead: z.boolean(),
})
export const management = z
  .array(manager)
  .min(1)
  .max(MAX_MANAGERS)
  .refine((managers) => managers.filter((one) => one.lead).length === 1, "exactly one manager leads")

/** What a trainee may see of a company. The answer key is not part of it. */
export const company = z.object({
  id,
  name: z.string(),
  industry: z.string(),
  stage: z.enum(STAGES),
  description: z.string(),
  introduction: z.string(),
  management: z.array(z.object({ name: z.string(), role: z.string(), lead: z.boolean() })),
})

/** The same with the answer key, for admins. Items read "title: description". */
export const companyWithKey = company.extend({
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  dd_items: z.array(z.string()),
})

/** Key fields are present for admins only. */
export const companyReply = z.union([companyWithKey, company])
export const companiesReply = z.array(companyReply)

const keyItems = z.array(writtenText(MAX_ITEM_LENGTH)).max(4 * MAX_ASSESSMENT_ITEMS)
const fields = z.strictObject({
  management: management.optional(),
  name: writtenText(MAX_NAME_LENGTH).optional(),
  industry: writtenText(MAX_NAME_LENGTH).optional(),
  stage: z.enum(STAGES).optional(),
  description: writtenText(MAX_LONG_TEXT_LENGTH).optional(),
  introduction: writtenText(MAX_LONG_TEXT_LENGTH).optional(),
  strengths: keyItems.optional(),
  weaknesses: keyItems.optional(),
  dd_items: keyItems.optional(),
})
export const patchCompanyBody = z.strictObject({
  investor_company: fields.refine((patch) => Object.keys(patch).length === 1, "change exactly one field at a time"),
})

export const contentsBody = z.strictObject({
  investor_company: z.strictObject({ identifiers: z.array(z.string().min(1).max(100)).max(60) }),
})
export const caseTopic = z.object({ id, title: z.string(), identifier: z.string() })
export const investorContent = z.object({
  id,
  case_topic_id: id,
  question_type: z.enum(QUESTION_TYPES),
  question: z.string(),
  response_content: z.string(),
})
export const contentsReply = z.object({
  case_topics: z.array(caseTopic),
  investor_contents: z.array(investorContent),
})

/** One answer of a company: how deep it lies (1 said first, 3 shown on request), who gives it, what is asked to hear it. */
const caseAnswer = z.object({
  key: z.string(),
  level: z.literal(LEVELS),
  owner: z.string(),
  question_type: z.enum(QUESTION_TYPES),
  questions: z.array(z.string()),
  response_content: z.string(),
})
/** An item of the key and the answers that give it away, by topic and level. */
const caseItem = z.object({
  item: z.string(),
  revealed_by: z.array(z.object({ topic: z.string(), level: z.literal(LEVELS) })),
})
/** The whole file of a company as an admin reads it: people, answers in the framework's order, the key. */
export const caseReply = z.object({
  managers: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      lead: z.boolean(),
      temperament: z.string(),
      /** Titles of the sections the manager answers for. */
      answers_for: z.array(z.string()),
    }),
  ),
  categories: z.array(
    z.object({
      identifier: z.string(),
      title: z.string(),
      sections: z.array(
        z.object({
          identifier: z.string(),
          title: z.string(),
          topics: z.array(z.object({ identifier: z.string(), title: z.string(), answers: z.array(caseAnswer) })),
        }),
      ),
    }),
  ),
  /** What is asked beside the framework: history, culture, small talk. */
  beside: z.array(caseAnswer),
  strengths: z.array(caseItem),
  weaknesses: z.array(caseItem),
  dd_items: z.array(caseItem),
})

export type Manager = z.infer<typeof manager>
export type Company = z.infer<typeof company>
export type CompanyWithKey = z.infer<typeof companyWithKey>
export type CompanyCase = z.infer<typeof caseReply>
export type CompanyPatch = z.infer<typeof fields>
