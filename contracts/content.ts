/**
 * The shape of the files under content/: what an editor writes and the seed reads.
 * These never cross the wire; the rows made from them do, by the schemas of the nouns.
 */
import { z } from "zod"
import { QUESTION_TYPES, STAGES } from "./limits.ts"
import { QUERY_KINDS } from "./simulations.ts"

const text = z.string().trim().min(1)
const identifier = z.string().regex(/^[a-z_]+\.[a-z_]+$/, "an identifier is section.topic")
const verdictName = z.string().regex(/^[a-z]+(_[a-z]+)*$/, "a name is lower-case words joined by underscores")
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug is lower-case words joined by hyphens")

export const LENSES = ["neutral", "promotion", "prevention"] as const
export const EXAMPLE_STYLES = [
  "plain",
  "banker",
  "novice",
  "non-native",
  "mistyped",
  "spoken",
  "terse",
  "long-winded",
  "border",
  "indirect",
  "imperative",
  "hypothetical",
  "sceptical",
  "rambling",
] as const

/** One topic of content/framework/<category>/<section>.yaml. */
export const topicFile = z.strictObject({
  id: identifier,
  name: text,
  /** How it is called in the middle of a spoken sentence: "the size of the market". */
  spoken: text,
  description: text,
  /** Which neighbouring topic owns what this one does not. */
  boundary: text.optional(),
  strong_answer: text,
  due_diligence_item: text,
  keywords: z.array(text).min(3),
  expected_from_minutes: z.number().int(),
  weight: z.record(z.enum(STAGES), z.number().int().min(0).max(3)),
  questions: z.array(z.strictObject({ text, lens: z.enum(LENSES) })).length(5),
  /** Yes/no questions that any company may be asked, by name; a company's contents hold its answer. */
  yes_no: z.record(verdictName, z.array(text).min(3)).optional(),
  /** Example turns by style: what the matcher learns from. */
  examples: z.partialRecord(z.enum(EXAMPLE_STYLES), z.array(text)),
})

export const sectionFile = z.strictObject({
  id: slug,
  name: text,
  category: slug,
  topics: z.array(topicFile).min(1),
})

export const frameworkFile = z.strictObject({
  categories: z.array(z.strictObject({ id: slug, name: text, description: text, sections: z.array(slug).min(1) })),
})

/** `unwritten`: asks about the company what no topic covers; learned so that it can be refused. */
export const TURN_KINDS = [...QUERY_KINDS, "unwritten"] as const

/** Background turns: what is not a topic question. One file a kind. */
export const turnKindFile = z.strictObject({
  kind: z.enum(TURN_KINDS),
  definition: text,
  examples: z.array(text).min(10),
})

const reveal = z.strictObject({ topic: identifier, level: z.union([z.literal(1), z.literal(2), z.literal(3)]) })

/** An expected item of the key: "title: description" and the answers that give it away. */
const keyItem = z.strictObject({
  item: z.string().regex(/^[^:]{3,80}: .{20,}$/s, 'an item is "title: description"'),
  revealed_by: z.array(reveal).min(1),
})

export const companyFile = z.strictObject({
  name: text,
  industry: text,
  region: text,
  stage: z.enum(STAGES),
  description: text,
  introduction: text,
  management: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        lead: z.boolean(),
        temperament: text,
        field: z.array(slug).min(1),
      }),
    )
    .min(3)
    .max(5)
    .refine((managers) => managers.filter((manager) => manager.lead).length === 1, "exactly one manager leads"),
  strengths: z.array(keyItem).length(5),
  weaknesses: z.array(keyItem).length(5),
  dd_items: z.array(keyItem).length(5),
})

/** Short and without figures: the text that follows bears it out. */
const verdict = text.regex(/^[^\d]{2,60}\.$/, "a verdict is one short sentence without figures")
const answer = z.strictObject({
  questions: z.array(text).min(2),
  /** Said before the text where one of the topic's yes/no questions is asked, by the question's name. */
  verdicts: z.record(verdictName, verdict).optional(),
  text,
})

/** content/companies/<slug>/contents/<category>.yaml: each topic of the category in three levels. */
export const contentsFile = z.record(
  identifier,
  z.strictObject({
    owner: text,
    type: z.enum(QUESTION_TYPES).default("standard"),
    short: answer,
    detail: answer,
    evidence: answer,
  }),
)

/** content/companies/<slug>/others.yaml: what is asked beside the framework. */
export const othersFile = z.array(
  z.strictObject({ id: slug, topic: identifier, owner: text, questions: z.array(text).min(3), text }),
)

/** content/companies/<slug>/figures.yaml: the one sheet every number comes from. */
export const figuresFile = z.strictObject({
  currency: z.enum(["EUR", "GBP", "USD", "CHF", "SEK", "DKK", "NOK", "SGD", "KES", "INR"]),
  as_of: text,
  figures: z.record(z.string(), z.strictObject({ value: z.number(), unit: text, says: text })),
  derived: z.record(z.string(), z.strictObject({ formula: text, value: z.number(), unit: text, says: text })),
})

export const committeeQuestionFile = z.strictObject({ title: text, question: text, expected_response: text })

/** The head of content/articles/<category>/<slug>.md; the body follows the second "---". */
export const articleHead = z.strictObject({
  title: text,
  summary: text,
  introduction: text,
  image: z.string().regex(/^[a-z0-9-]+\.svg$/),
  image_description: text,
  /** Topics the article helps with; Personalised picks by them. */
  topics: z.array(identifier).default([]),
})

export const articleCategoryFile = z.strictObject({ category: text, description: text })

export const brandFile = z.strictObject({
  product: text,
  company: text,
  copyright_year: z.number().int(),
  contact_email: z.email(),
  support_email: z.email(),
  privacy_email: z.email(),
  site_url: z.url(),
  founder: z.strictObject({
    name: text,
    title: text,
    network_url: z.url(),
    biography: z.array(text).length(2),
    quote: text,
  }),
})

export type TurnKind = (typeof TURN_KINDS)[number]
export type SectionFile = z.infer<typeof sectionFile>
export type CompanyFile = z.infer<typeof companyFile>
export type ContentsFile = z.infer<typeof contentsFile>
export type OthersFile = z.infer<typeof othersFile>
export type FiguresFile = z.infer<typeof figuresFile>
export type Brand = z.infer<typeof brandFile>
