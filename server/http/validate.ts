import type { z } from "zod"
import { invalid, notFound } from "./app-error.ts"

const MAX_SENTENCES = 10

/** "beta_signup.email: must be an e-mail address"; for unions, the branch that came closest. */
function sentences(issues: z.core.$ZodIssue[], prefix: PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path]
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const depth = (branch: z.core.$ZodIssue[]) => Math.max(...branch.map((one) => one.path.length))
      const closest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0]
      return sentences(closest ?? [], path)
    }
    const field = path.length === 0 ? "body" : path.map(String).join(".")
    return `${field}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`
  })
}

/** Sentences that the specification fixes to the letter stand without the field's name. */
function fixedTexts(issues: z.core.$ZodIssue[], fixed: readonly string[]): string[] {
  return issues.map((issue) => issue.message).filter((message) => fixed.includes(message))
}

/** The body by its schema, else 422 with one sentence a fault. */
export function validateBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  fixed: readonly string[] = [],
): z.output<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const toTheLetter = fixedTexts(result.error.issues, fixed)
  throw invalid(...(toTheLetter.length > 0 ? toTheLetter : sentences(result.error.issues).slice(0, MAX_SENTENCES)))
}

/** The path's parameters by their schema; what does not fit names nothing, hence 404. */
export function validateParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = schema.safeParse(params)
  if (result.success) return result.data
  throw notFound()
}
