import type { Assessment } from "#contracts/assessments.ts"

/** Small words that only English has; hardly a sentence does without. */
const ENGLISH = /^(?:the|of|and|is|are|they|their|with|that|would|not|for|it|to|we|but|have|has|from|by|than|too|no)$/
const ENOUGH_WORDS = 12
const LEAST_SHARE = 0.04

/** A sentence that says so where an assessment is not in English, since it is read as English; else nothing. */
export function foreignNote(assessment: Assessment): string[] {
  const text = [...assessment.strengths, ...assessment.weaknesses, ...assessment.dd_items, assessment.ic_response].join(
    " ",
  )
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const english = words.filter((word) => ENGLISH.test(word)).length
  const foreign =
    letters.length > 0 &&
    (latin.length < letters.length * 0.7 || (words.length >= ENOUGH_WORDS && english < words.length * LEAST_SHARE))
  return foreign
    ? [
        "Your assessment does not seem to be in English. It was read as English, so what it says may have been missed here.",
      ]
    : []
}
