import { errorReply } from "#contracts/error-reply.ts"
import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { ApiError } from "./api-error.ts"

/** What a refusal's body says: its error field, else its errors joined, else its message (SPEC 8). */
export function refusalText(body: unknown): string | null {
  const parsed = errorReply.loose().safeParse(body)
  if (!parsed.success) return null
  const { error, errors, message } = parsed.data
  if (error) return error
  if (errors && errors.length > 0) return errors.join(" ")
  return typeof message === "string" && message !== "" ? message : null
}

/** The error of a refused response, its body read. Never throws. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const parsed = errorReply.safeParse(body)
  const errors = parsed.success ? (parsed.data.errors ?? []) : []
  return new ApiError(refusalText(body) ?? UNEXPECTED_ERROR, response.status, errors)
}
