import { expect, test } from "vitest"
import { SIGNUP_FAILED, TERMS_REQUIRED, UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { ApiError } from "#web/api/api-error.ts"
import { failureText, signupProblems } from "./signup-notes.ts"

test("an address and a tick pass; what is missing is said at its place", () => {
  expect(signupProblems({ valid: true }, true)).toBeNull()
  expect(signupProblems({ valid: true }, false)).toEqual({ terms: TERMS_REQUIRED })
  expect(signupProblems({ valid: false }, false)).toMatchObject({ email: expect.any(String), terms: TERMS_REQUIRED })
})

test("a failed signup shows the server's words, else the specified sentence (SPEC 8)", () => {
  expect(failureText(new ApiError("Email is too long.", 422))).toBe("Email is too long.")
  expect(failureText(new ApiError(UNEXPECTED_ERROR, 500))).toBe(SIGNUP_FAILED)
  expect(failureText(new ApiError("The server could not be reached.", 0))).toBe(SIGNUP_FAILED)
  expect(failureText(new TypeError("a script did not load"))).toBe(SIGNUP_FAILED)
})
