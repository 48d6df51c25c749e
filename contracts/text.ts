import { z } from "zod"
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from "./limits.ts"

/** NUL and lone surrogates cannot be stored by PostgreSQL and say nothing to a reader. */
const storable = (value: string) => !value.includes("\u0000") && value.isWellFormed()

/** Any text that could be stored, bounded, taken to the letter. */
export const plainText = (max: number) =>
  z.string().max(max).refine(storable, "contains characters that cannot be stored")

/** Text a person wrote: bounded, storable, trimmed; empty only where `min` allows it. */
export const writtenText = (max: number, min = 1) => plainText(max).trim().min(min)

/** A name: one line, and nothing that turns the direction of the words around it. */
export const writtenName = (max: number) =>
  writtenText(max).refine((value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value), "must be one line")

export const email = plainText(MAX_EMAIL_LENGTH).trim().toLowerCase().pipe(z.email("must be an e-mail address"))

/** A password is taken to the letter: never trimmed, never cut. */
export const password = plainText(MAX_PASSWORD_LENGTH)

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** An id in a path. Anything else than a positive number that fits is answered with 404. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
export const dateTime = z.iso.datetime({ offset: true })
export const message = z.object({ message: z.string() })
