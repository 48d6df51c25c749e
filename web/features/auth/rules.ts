import { MAX_EMAIL_LENGTH } from "#contracts/limits.ts"

/** Rules of an e-mail field (SPEC 5: required and of email type). The server has the last word. */
export const emailRules = {
  required: "Enter your e-mail address.",
  maxLength: { value: MAX_EMAIL_LENGTH, message: "This address is too long." },
  pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: "Enter an e-mail address, such as you@example.com." },
}
