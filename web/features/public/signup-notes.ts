import { SIGNUP_FAILED, TERMS_REQUIRED, UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { ApiError } from "#web/api/api-error.ts"

/** What the signup card has to say, by its place: under a field, under the form, in the thank-you. */
export type SignupNotes = { email?: string; terms?: string; form?: string; thanks?: string }

const NO_ADDRESS = "Enter an e-mail address, such as you@example.com."

/** What is wrong with an address (as the browser judges its field) and a confirmation; null when nothing is. */
export function signupProblems(address: Pick<ValidityState, "valid">, ticked: boolean): SignupNotes | null {
  if (address.valid && ticked) return null
  return { ...(!address.valid && { email: NO_ADDRESS }), ...(!ticked && { terms: TERMS_REQUIRED }) }
}

/** The server's own words where it has any, else the sentence of the specification. */
export function failureText(error: unknown): string {
  return error instanceof ApiError && error.status > 0 && error.message !== UNEXPECTED_ERROR
    ? error.message
    : SIGNUP_FAILED
}
