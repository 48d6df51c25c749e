import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { AppError, conflict, invalid, notFound } from "./app-error.ts"

/** The framework's own refusals, in sentences of ours. */
const FRAMEWORK_ERRORS: Record<number, string> = {
  400: "The request could not be read.",
  404: "Not found",
  405: "This method is not allowed here.",
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "The request must be sent as application/json.",
  429: "Too many requests. Please wait a minute and try again.",
}

const UNAVAILABLE = new AppError(
  503,
  { error: "The service is not available at the moment. Please try again in a minute." },
  { "retry-after": "10" },
)

/** Errors of the database by SQLSTATE: what a person can put right, and what passes by itself. */
function fromDatabase(code: string): AppError | null {
  if (["22021", "22P05", "22P02", "22003", "22001"].includes(code)) {
    return invalid("The request holds a value that cannot be stored.")
  }
  if (code === "23505" || code === "40001" || code === "40P01") {
    return conflict("Someone changed the same thing at the same moment. Please try again.")
  }
  if (["23502", "23503", "23514"].includes(code)) return invalid("The request holds a value that is not allowed.")
  const passing = /^(08|53|57|58|25006|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/.test(code)
  return passing ? UNAVAILABLE : null
}

/** Any error as the refusal it is answered with; null where it is a fault of ours. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return null
  if (error.message === "Query read timeout" || error.message.startsWith("timeout exceeded when trying to connect")) {
    return UNAVAILABLE
  }
  // Both the framework's and the database's errors carry these two; reading them asserts nothing.
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const sentence = FRAMEWORK_ERRORS[statusCode] ?? FRAMEWORK_ERRORS[400] ?? ""
    return new AppError(statusCode, { error: sentence })
  }
  return typeof code === "string" ? fromDatabase(code) : null
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, "a call failed")
  const refusal = known ?? new AppError(500, { error: UNEXPECTED_ERROR })
  return (
    reply
      .code(refusal.status)
      .headers(refusal.headers)
      .header("cache-control", "no-store")
      // Said again here for addresses that no hook sees, because they could not be read.
      .header("x-content-type-options", "nosniff")
      .type("application/json; charset=utf-8")
      .send(JSON.stringify({ ...refusal.body, request_id: request.id }))
  )
}

/** One place that answers every error, unknown path and unreadable address. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply))
}
