import { z } from "zod"
import { id } from "./text.ts"

export const articleCategory = z.object({ uuid: z.uuid(), category: z.string(), description: z.string() })
export const articleSummary = z.object({
  id,
  uuid: z.uuid(),
  title: z.string(),
  summary: z.string(),
  introduction: z.string(),
  image_url: z.string().nullable(),
  image_description: z.string(),
})
/** content: paragraphs parted by blank lines. */
export const article = articleSummary.extend({ content: z.string() })

export const categoriesReply = z.array(articleCategory)
export const categoryArticlesReply = z.object({ category: articleCategory, articles: z.array(articleSummary) })
export const articleReply = z.object({ category: articleCategory, article })

/** A uuid, or the row's number. */
export const articleParams = z.object({ id: z.union([z.uuid(), z.string().regex(/^[1-9]\d{0,14}$/)]) })
