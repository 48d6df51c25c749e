import { z } from "zod"

/** What every refused call answers: `error` for one reason, `errors` for a body that did not pass. */
export const errorReply = z.object({
  error: z.string().optional(),
  errors: z.array(z.string()).optional(),
  request_id: z.string().optional(),
})
export type ErrorReply = z.infer<typeof errorReply>
