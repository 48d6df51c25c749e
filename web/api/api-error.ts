import { UNEXPECTED_ERROR } from "#contracts/errors.ts"

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

/** What to show for anything that was thrown (SPEC 8, generic handling). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : UNEXPECTED_ERROR
}
