import { z } from "zod"
import { TERMS_REQUIRED } from "./errors.ts"
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MODES, ROLES } from "./limits.ts"
import { dateTime, email, id, password, writtenName } from "./text.ts"

/** The address as typed at sign-in: any text, so that a malformed one answers like an unknown one. */
const typedEmail = z.string().max(MAX_EMAIL_LENGTH)

export const signInBody = z.strictObject({ user: z.strictObject({ email: typedEmail, password }) })
export const signInReply = z.object({
  user: z.object({ id, firstname: z.string(), email: z.string() }),
  role: z.enum(ROLES),
})

/** `{email: "…"}`, or wrapped as the other bodies are. */
export const forgotBody = z.strictObject({ email: z.union([email, z.strictObject({ email })]) })
export const resetBody = z.strictObject({ token: z.string().min(1).max(200), password })

export const signupBody = z.strictObject({
  beta_signup: z.strictObject({ email, terms_accepted: z.literal(true, TERMS_REQUIRED) }),
})
export const adminSignupBody = z.strictObject({
  beta_signup: z.strictObject({ firstname: writtenName(MAX_NAME_LENGTH), email, mode: z.enum(MODES) }),
})
export const betaSignup = z.object({
  id,
  firstname: z.string().nullable(),
  email: z.string(),
  terms_accepted: z.boolean(),
  account_created_at: dateTime.nullable(),
  mode: z.enum(MODES).nullable(),
})
export const betaSignups = z.array(betaSignup)
