import { errorReply, UNEXPECTED_ERROR } from "#contracts/errors.ts"

/** A call that was refused, or did not come back. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The single sentences of a refused body, where there are several. */
  readonly errors: readonly string[]

  constructor(message: string, status: number, errors: readonly string[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

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

/** What to show for anything that was thrown (SPEC 8, generic handling). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : UNEXPECTED_ERROR
}
