import { PassThrough } from "node:stream"
import type { FastifyReply, FastifyRequest } from "fastify"
import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import type { StreamEvent } from "#contracts/stream.ts"
import type { SpeechEvent } from "#engine/types.ts"
import { refusalOf } from "./answer-errors.ts"

/** The same answer as server-sent events where the client asks for them. */
export const wantsStream = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? "").includes("text/event-stream")

const format = ({ event, data }: StreamEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function toEvent(speech: SpeechEvent): StreamEvent {
  if (speech.type === "speaker") return { event: "speaker", data: speech.executive }
  if (speech.type === "text") return { event: "text", data: { text: speech.text } }
  return { event: "replace", data: {} }
}

/**
 * Runs a call and streams what it says, then its whole reply. A call refused before its first
 * word is answered as any other; after it the refusal comes as an `error` event.
 */
export async function streamReply(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (emit: (speech: SpeechEvent) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  let stream: PassThrough | undefined
  const open = (): PassThrough => {
    const opened = new PassThrough()
    // The client may leave at any moment; what is written after that goes nowhere.
    opened.on("error", () => undefined)
    reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(opened)
    return opened
  }
  const write = (event: StreamEvent) => {
    stream ??= open()
    if (stream.writable) stream.write(format(event))
  }
  try {
    const data = await run((speech) => write(toEvent(speech)))
    write({ event: "done", data })
  } catch (error) {
    if (!stream) throw error
    const refusal = refusalOf(error)
    if (!refusal) request.log.error({ err: error }, "a call failed while it streamed")
    write({ event: "error", data: { ...(refusal?.body ?? { error: UNEXPECTED_ERROR }), request_id: request.id } })
  }
  stream?.end()
  return reply
}
