import { APICallError } from "ai"
import type { FallbackReason } from "#contracts/simulations.ts"

/** A request to a model that brought nothing usable. Its message holds no word of the endpoint's. */
export class ModelFailure extends Error {
  readonly reason: FallbackReason
  /** Milliseconds to wait before asking again; null where asking again would get the same. */
  readonly againAfter: number | null
  /** Whether the endpoint may have charged for the prompt. */
  readonly charged: boolean

  constructor(reason: FallbackReason, againAfter: number | null, charged: boolean) {
    super(`The model was not heard: ${reason}.`)
    this.name = "ModelFailure"
    this.reason = reason
    this.againAfter = againAfter
    this.charged = charged
  }
}

const SHORT_WAIT_MS = 250
/** A meeting does not wait longer than this for an endpoint that asks for patience. */
const LONGEST_WAIT_MS = 3_000

/** What went wrong as one of few reasons, and whether to ask again. */
export function toFailure(cause: unknown): ModelFailure {
  if (cause instanceof ModelFailure) return cause
  if (cause instanceof Error && /^(?:Timeout|Abort)Error$/.test(cause.name)) {
    return new ModelFailure("timed_out", 0, true)
  }
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
  if (status === undefined || status < 400) return new ModelFailure("failed", SHORT_WAIT_MS, true)
  const wait = waitAsked(APICallError.isInstance(cause) ? cause.responseHeaders?.["retry-after"] : undefined)
  const again = wait <= LONGEST_WAIT_MS ? wait : null
  if (status === 429) return new ModelFailure("busy", again, false)
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    return new ModelFailure("failed", again, false)
  }
  return new ModelFailure("refused", null, false)
}

/** Milliseconds a Retry-After asks for, as seconds or as a date; a short wait where it asks for nothing. */
function waitAsked(header: string | undefined): number {
  if (header === undefined) return SHORT_WAIT_MS
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(SHORT_WAIT_MS, wait) : SHORT_WAIT_MS
}
