/** How a text reads: its words, its grade, and what it says again and again. */

// Words that any two English texts share; they say nothing about repetition.
const PLAIN = new Set(
  `a about after all also an and any are as at be because been before but by can could did do does done down each
  every few first for from had has have he her him his how i if in into is it its just last less let like made make
  many may me more most much my no nobody not now of off on once one only or other our out over own per put said same
  say see she so some still such than that the their them then there these they thing this those three through to
  too two under until up us use very want was we well were what when where which while who whose why will with
  without would year years yes yet you your month months don't it's that's there's they're we're we've isn't i'd i'm
  i've can't doesn't didn't wasn't won't`.split(/\s+/),
)

/** Words in lower case, numbers with their points and commas as one word each. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\d[\d.,]*\d|\d|[\p{L}]+(?:['-][\p{L}]+)*/gu) ?? []
  ).map(String)
}

/** The share of the second text's telling words that stand in the first already, 0 to 1. */
export function overlap(first: string, second: string): number {
  const said = new Set(wordsIn(first))
  const telling = [...new Set(wordsIn(second))].filter((word) => !PLAIN.has(word))
  return telling.length === 0 ? 0 : telling.filter((word) => said.has(word)).length / telling.length
}

/** Runs of `length` words that stand in both texts. */
export function sharedRuns(first: string, second: string, length: number): string[] {
  const said = new Set(runsOf(first, length))
  return [...new Set(runsOf(second, length))].filter((run) => said.has(run))
}

/** Runs of `length` words that the texts use more than `limit` times together, the most used first. */
export function repeatedRuns(texts: string[], length: number, limit: number): { run: string; times: number }[] {
  const times = new Map<string, number>()
  for (const text of texts) for (const run of runsOf(text, length)) times.set(run, (times.get(run) ?? 0) + 1)
  return [...times]
    .filter(([, count]) => count > limit)
    .map(([run, count]) => ({ run, times: count }))
    .sort((a, b) => b.times - a.times)
}

/** The first four words as the ear takes them. */
export const opening = (text: string) => wordsIn(text).slice(0, 4).join(" ")

/**
 * School grade by Flesch and Kincaid (1975): 0.39 words a sentence + 11.8 syllables a word - 15.59.
 * Syllables are counted as groups of vowels, a silent final e left out; a number counts as two.
 */
export function readingGrade(text: string): number {
  const words = wordsIn(text)
  const sentences = text.split(/[.?!]+(?=\s|$)/).filter((sentence) => sentence.trim() !== "").length
  if (words.length === 0 || sentences === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesIn(word: string): number {
  if (/^\d/.test(word)) return 2
  const heard = word.replace(/(?<![aeiouyl])e$|(?<=[^aeioutd])ed$/, "")
  return Math.max(1, heard.match(/[aeiouyà-ü]+/g)?.length ?? 0)
}

function runsOf(text: string, length: number): string[] {
  const words = wordsIn(text)
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "))
}
