/** Numbers as they are written, without thousands marks, in the order of the text: "4.2", "1200". */
export function figures(text: string): string[] {
  return numbers(text).map(({ value }) => value)
}

export type Figure = { value: string; written: string }
/** Below this a bare number is more often a count in the sentence than a figure of the company. */
const LEAST_TELLING = 20

/** Whether a number is one by which an answer can be known again: not a year, nor a small count. */
export function isTelling({ value, written }: Figure): boolean {
  return !/^20\d\d$/.test(written) && (written !== value || Number(value) >= LEAST_TELLING)
}

/** Whether two numbers are the same figure: a share is no sum of money, but a bare number may be either. */
export function isSame(one: Figure, other: Figure): boolean {
  const [a, b] = [unitOf(one), unitOf(other)]
  return one.value === other.value && (a === b || a === "" || b === "" ? a !== "%" || b === "%" : false)
}

function unitOf({ written }: Figure): string {
  if (/%|per ?cent/.test(written)) return "%"
  return /[£€$]|CHF/.test(written) ? "money" : ""
}

/** The same with the words as they stand there, currency and unit included: "£14,200", "12%". */
export function numbers(text: string): Figure[] {
  return [
    ...text.matchAll(
      /(?:S\$|US\$|[£€$]|CHF\s)?(\d+(?:[.,]\d+)*)(?:%|\s(?:million|billion|thousand|percent|per cent)\b|[kmp]\b)?/g,
    ),
  ].map(([written, number = ""]) => ({
    value: number.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(/,/g, "."),
    written,
  }))
}
