import { createOpenAICompatible } from "@ai-sdk/openai-compatible"
import { InvalidResponseDataError, type ModelMessage, streamText } from "ai"
import type { ModelEndpoint } from "./endpoint.ts"
import { ModelFailure, toFailure } from "./failure.ts"

/** Port: a model that words a reply. Yields its words as they come; throws a ModelFailure, or the signal's reason. */
export type WordingModel = (call: {
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Told how many tokens the request took in all, where the endpoint says so. */
  onTokens?: (tokens: number) => void
}) => AsyncIterable<string>

/** The longest reply a model may give. */
export const MAX_REPLY_TOKENS = 450
const FIRST_WORD_MS = 8_000
const NEXT_WORD_MS = 5_000
/** A key shorter than this is a placeholder ("none") and may be an ordinary word. */
const REAL_KEY_LENGTH = 8

/**
 * A model behind an OpenAI-compatible endpoint. One call of the generator is one request: it does
 * not retry, follows no redirect and ends when the signal does.
 */
export function createWordingModel(endpoint: ModelEndpoint, name: string): WordingModel {
  const { firstWordMs = FIRST_WORD_MS, nextWordMs = NEXT_WORD_MS } = endpoint.patience ?? {}
  return async function* words({ instructions, messages, signal, onTokens }) {
    const ending = { seen: false }
    const provider = createOpenAICompatible({
      name: "endpoint",
      baseURL: endpoint.baseUrl.replace(/\/+$/, ""),
      apiKey: endpoint.apiKey || undefined,
      // A redirect could lead the key and the conversation to a place nobody configured.
      fetch: async (input, init) => watched(await fetch(input, { ...init, redirect: "error" }), ending),
    })
    const result = streamText({
      model: provider.chatModel(name),
      instructions,
      messages,
      maxOutputTokens: MAX_REPLY_TOKENS,
      temperature: 0.5,
      maxRetries: 0,
      abortSignal: signal,
      timeout: { firstChunkMs: firstWordMs, chunkMs: nextWordMs },
      // The error arrives as a part of the stream as well; without this it is also printed.
      onError: () => {},
    })
    let heard = ""
    for await (const part of result.fullStream) {
      if (part.type === "text-delta") {
        heard += part.text
        // An endpoint that plays back what it was sent must not get the key into a meeting.
        if (endpoint.apiKey.length >= REAL_KEY_LENGTH && heard.includes(endpoint.apiKey)) {
          throw new ModelFailure("refused", null, true)
        }
        yield part.text
      }
      if (part.type === "finish" && part.totalUsage.totalTokens) onTokens?.(part.totalUsage.totalTokens)
      // Some endpoints close a whole reply with [DONE] and never name a finish reason.
      if (part.type === "error" && !(ending.seen && heard !== "" && InvalidResponseDataError.isInstance(part.error)))
        throw toFailure(part.error)
      if (part.type === "abort") throw signal.aborted ? signal.reason : new ModelFailure("timed_out", 0, true)
    }
    signal.throwIfAborted()
  }
}

/** The same response, noting whether its body says that it is whole. */
function watched(response: Response, ending: { seen: boolean }): Response {
  if (!response.body) return response
  let tail = ""
  const decoder = new TextDecoder()
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      tail = (tail + decoder.decode(chunk, { stream: true })).slice(-40)
      // An event of its own: the same letters inside a reply are followed by a quotation mark.
      if (/(?:^|\n)data:\s*\[DONE\]\s*$/.test(tail)) ending.seen = true
      controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(watch), { status, statusText, headers })
}
