import type { Endpoints, ReplyOf } from "#contracts/endpoints.ts"
import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { type StreamEvent, streamEvents } from "#contracts/stream.ts"
import { ApiError } from "./api-error.ts"
import { readEvents } from "./event-stream.ts"
import { refusalText } from "./read-refusal.ts"
import { type CallInput, parseReply, send } from "./request.ts"

type StreamingName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { streams: true } ? Name : never
}[keyof Endpoints]
type PartialEvent = Exclude<StreamEvent, { event: "done" } | { event: "error" }>

const BROKEN_OFF = "The connection broke before the reply was complete."

/**
 * A call whose reply comes word by word. `onEvent` hears who speaks, each piece of text, and when what
 * was said is taken back; the promise gives the whole reply. Also takes a plain JSON answer.
 * Throws ApiError as `request` does, and with status 0 when the stream breaks off.
 */
export async function streamCall<Name extends StreamingName>(
  name: Name,
  input: CallInput<Name>,
  onEvent: (event: PartialEvent) => void,
): Promise<ReplyOf<Name>> {
  const response = await send(name, input, "text/event-stream, application/json;q=0.5")
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
    return parseReply(name, await response.json().catch(() => null))
  }
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "speaker") onEvent({ event, data: streamEvents.speaker.parse(data) })
      else if (event === "text") onEvent({ event, data: streamEvents.text.parse(data) })
      else if (event === "replace") onEvent({ event, data: {} })
      else if (event === "error") throw new ApiError(refusalText(data) ?? UNEXPECTED_ERROR, statusOf(data))
      else if (event === "done") return parseReply(name, data)
    }
  } catch (error) {
    if (error instanceof ApiError || input.signal?.aborted) throw error
    throw new ApiError(BROKEN_OFF, 0)
  }
  throw new ApiError(BROKEN_OFF, 0)
}

/** An error event carries its status where the server says it; 502 stands for "the reply failed". */
function statusOf(data: unknown): number {
  const status = typeof data === "object" && data !== null && "status" in data ? data.status : undefined
  return typeof status === "number" ? status : 502
}
