/**
 * Server-sent events of a streamed reply, in order: `speaker` once, `text` any number of times,
 * then `done` with the call's whole JSON reply, or `error` with an error reply.
 * `replace` takes back what was streamed (a model's words that did not pass) before more `text`.
 */
import { z } from "zod"
import { errorReply } from "./error-reply.ts"
import { executive } from "./simulations.ts"

export const streamEvents = {
  speaker: executive,
  text: z.object({ text: z.string() }),
  replace: z.object({}),
  done: z.unknown(),
  error: errorReply,
} as const
export type StreamEvent =
  | { event: "speaker"; data: z.infer<typeof executive> }
  | { event: "text"; data: { text: string } }
  | { event: "replace"; data: Record<string, never> }
  | { event: "done"; data: unknown }
  | { event: "error"; data: z.infer<typeof errorReply> }
