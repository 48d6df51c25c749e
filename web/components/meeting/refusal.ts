import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { ApiError } from "../../api/api-error.ts"

/** What a failed call comes down to: the server's status, or null where it was not reached, and a sentence. */
export function refusalOf(error: unknown): { status: number | null; message: string } {
  if (error instanceof ApiError) return { status: error.status === 0 ? null : error.status, message: error.message }
  if (error instanceof DOMException && error.name === "TimeoutError")
    return { status: null, message: "The answer did not come in time." }
  return { status: null, message: error instanceof Error && error.message !== "" ? error.message : UNEXPECTED_ERROR }
}
