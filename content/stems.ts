/** Words by which two texts are seen to speak of the same thing. */

const PLAIN = new Set(
  `the and for with from per are was were that this its one each all not than had has have our their them after before
  now first last out his her how but does did can could would should may more most much many some any there here then
  also only just even still ago since until over under about into same other others without average`.split(/\s+/),
)

/** The telling words of a text, as stems. */
export const stemsIn = (text: string) =>
  (text.match(/\p{L}+(?:'s)?/gu) ?? []).filter((word) => word.length > 2 && !PLAIN.has(word.toLowerCase())).map(stem)

/** Enough of a word to know it again in the plural or with an ending. */
export function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/'s$/, "")
    .slice(0, 5)
    .replace(/(?:es|s)$/, "")
    .replace(/[eyi]$/, "")
}
