/** Texts fixed by the specification that both sides must know. */
export const NO_TOKEN = "No auth token found"
export const NO_ACCESS = "You do not yet have access to our web application. We will be in touch when this changes."
export const UNEXPECTED_ERROR = "An unexpected error occurred. Please try again."
export const SIGNUP_FAILED = "Failed to submit your email. Please try again."
export const TERMS_REQUIRED =
  "You must confirm that you are 18 years of age, or older, and accept the terms and conditions."
