import { createOpenAICompatible } from "@ai-sdk/openai-compatible"
import { APICallError, type ModelMessage, streamText } from "ai"
import type { ModelEndpoint } from "./endpoint.ts"

/** Port: a model that words a reply. Yields its words as they come; throws what went wrong. */
export type WordingModel = (call: {
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
}) => AsyncIterable<string>

/** The upstream refused for good: asking again would get the same. */
export class RefusedByModel extends Error {}

const MAX_TOKENS = 450
const FIRST_WORD_MS = 8_000
const NEXT_WORD_MS = 5_000
const ASK_AGAIN = new Set([408, 409, 425, 429])

/**
 * A model behind an OpenAI-compatible endpoint. One call of the generator is one request: it does
 * not retry, follows no redirect and ends when the signal does.
 */
export function createWordingModel(endpoint: ModelEndpoint, name: string): WordingModel {
  const provider = createOpenAICompatible({
    name: "endpoint",
    baseURL: endpoint.baseUrl.replace(/\/+$/, ""),
    apiKey: endpoint.apiKey || undefined,
    // A redirect could lead the key and the conversation to a place nobody configured.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  })
  return async function* words({ instructions, messages, signal }) {
    const result = streamText({
      model: provider.chatModel(name),
      instructions,
      messages,
      maxOutputTokens: MAX_TOKENS,
      temperature: 0.5,
      maxRetries: 0,
      abortSignal: signal,
      timeout: { firstChunkMs: FIRST_WORD_MS, chunkMs: NEXT_WORD_MS },
      // The error arrives as a part of the stream as well; without this it is also printed.
      onError: () => {},
    })
    for await (const part of result.fullStream) {
      if (part.type === "text-delta") yield part.text
      if (part.type === "error") throw told(part.error)
      if (part.type === "abort") throw signal.aborted ? signal.reason : new Error("The model took too long.")
    }
    signal.throwIfAborted()
  }
}

function told(cause: unknown): Error {
  if (
    APICallError.isInstance(cause) &&
    cause.statusCode !== undefined &&
    cause.statusCode >= 400 &&
    cause.statusCode < 500 &&
    !ASK_AGAIN.has(cause.statusCode)
  ) {
    return new RefusedByModel(`The model endpoint answered ${cause.statusCode}.`)
  }
  return cause instanceof Error ? cause : new Error("The model endpoint failed.")
}
