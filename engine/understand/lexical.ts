/**
 * The little that words add to meaning: which words, pairs of words and runs of four letters
 * speak for which class (naive Bayes on presence, centred over the classes). The runs of letters
 * carry words that were mistyped.
 */
/** `words`: every stem that the examples hold. */
export type Lexicon = { words: Set<string>; weights: Map<string, Float32Array>; classes: number }

const SMOOTHING = 3
const FLOOR = 1e-4
const RUN = 4
/** Runs of letters overlap, so each says less than a word. */
const RUN_WEIGHT = 0.4

export function buildLexicon(texts: string[], labels: number[], classes: number): Lexicon {
  const sizes = Array.from({ length: classes }, () => 0)
  const counts = new Map<string, Float32Array>()
  for (const [at, text] of texts.entries()) {
    const label = labels[at] ?? 0
    sizes[label] = (sizes[label] ?? 0) + 1
    for (const feature of features(text)) {
      const of = counts.get(feature) ?? new Float32Array(classes)
      of[label] = (of[label] ?? 0) + 1
      counts.set(feature, of)
    }
  }
  const weights = new Map<string, Float32Array>()
  for (const [feature, of] of counts) {
    const total = of.reduce((sum, count) => sum + count, 0)
    if (total < 2) continue
    const logs = Float32Array.from(of, (count, label) =>
      Math.log((count + (SMOOTHING * total) / texts.length) / ((sizes[label] ?? 0) + SMOOTHING) + FLOOR),
    )
    const mean = logs.reduce((sum, value) => sum + value, 0) / classes
    const factor = feature.startsWith("#") ? RUN_WEIGHT : 1
    weights.set(
      feature,
      logs.map((value) => (value - mean) * factor),
    )
  }
  return { weights, classes, words: new Set(texts.flatMap(wordStems)) }
}

/** What the words of a text say for each class, in nats; 0 for all where no word is known. */
export function readLexicon(lexicon: Lexicon, text: string): Float32Array {
  const scores = new Float32Array(lexicon.classes)
  for (const feature of features(text)) {
    const weight = lexicon.weights.get(feature)
    if (!weight) continue
    for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] ?? 0) + (weight[label] ?? 0)
  }
  return scores
}

/** The words of a text, lower-case, cut to their stems; figures are words as well. */
export function wordStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).map(stem)
}

function features(text: string): Set<string> {
  const lower = text.toLowerCase()
  const words = (lower.match(/[a-z0-9']+/g) ?? []).map(stem)
  const found = new Set(words)
  for (let at = 1; at < words.length; at++) found.add(`${words[at - 1]} ${words[at]}`)
  const letters = ` ${lower.replace(/[^a-z0-9 ]/g, "")} `
  for (let at = 0; at + RUN <= letters.length; at++) found.add(`#${letters.slice(at, at + RUN)}`)
  return found
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, "") : word
}
