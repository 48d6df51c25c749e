import { figures } from "../speak/figures.ts"

const NUMBER_WORDS =
  /\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|third|quarter|double|triple)s?\b/gi
const NAME = /(?<![.!?:]["”’)]?\s)(?<!^["“‘(]?)\b\p{Lu}[\p{L}'’-]+/gu
/** Capitals that are grammar or manners and name nothing. */
const PLAIN = new Set("i i'm i'd i'll i've ok okay mr mrs ms dr english european british".split(" "))

/**
 * The first number or proper name in `text` that stands nowhere in `allowed`, or null. Numbers are
 * compared by value as written (1,200 is 1200), names word by word; a word that opens a sentence
 * is no name by its capital alone.
 */
export function ungrounded(text: string, allowed: string): string | null {
  const known = new Set(figures(allowed))
  const number = figures(text).find((figure) => !known.has(figure))
  if (number) return number
  const words = allowed.toLowerCase().replace(/[’]/g, "'")
  const said = text.match(NUMBER_WORDS)?.find((word) => !words.includes(word.toLowerCase().replace(/s$/, "")))
  if (said) return said
  const has = new Set(words.match(/[\p{L}'-]+/gu) ?? [])
  const strange = [...text.matchAll(NAME)]
    .map(([name]) => name.replace(/[’]/g, "'"))
    .find((name) => {
      const low = name.toLowerCase().replace(/'s$/, "")
      return !has.has(low) && !PLAIN.has(name.toLowerCase()) && !low.split("-").every((part) => has.has(part))
    })
  return strange ?? null
}
