/**
 * What words add to meaning: which words, pairs of words and runs of four letters a text holds.
 * They speak for classes (naive Bayes on presence, centred over the classes) and they liken a text
 * to each example (cosine of TF-IDF weights). The runs of letters carry words that were mistyped.
 */
export type Lexicon = {
  classes: number
  examples: number
  /** Every stem that the examples and hints hold. */
  words: Set<string>
  features: Map<string, Feature>
}
type Feature = {
  /** What it says for each class, in nats. */
  says: Float32Array
  /** How telling it is where two texts share it. */
  telling: number
  /** Examples that hold it, and its part of the length 1 of each. */
  holders: Int32Array
  parts: Float32Array
}

const SMOOTHING = 3
const FLOOR = 1e-4
const RUN = 4
/** Runs of letters overlap, so each says less than a word. */
const RUN_SAYS = 0.4
const RUN_TELLS = 0.7

/** Learns from labelled texts; `hints` speak for a class as well, but nothing is likened to them. */
export function buildLexicon(
  texts: string[],
  labels: number[],
  classes: number,
  hints: { text: string; label: number }[],
): Lexicon {
  const all = [...texts.map((text, at) => ({ text, label: labels[at] ?? 0 })), ...hints]
  const sizes = new Float64Array(classes)
  const holdersOf = new Map<string, number[]>()
  for (const [at, { text, label }] of all.entries()) {
    sizes[label] = (sizes[label] ?? 0) + 1
    for (const name of featuresOf(text)) {
      const holders = holdersOf.get(name)
      if (holders) holders.push(at)
      else holdersOf.set(name, [at])
    }
  }
  const lengths = new Float64Array(texts.length)
  const features = new Map<string, Feature>()
  for (const [name, holders] of holdersOf) {
    // What stands once connects nothing.
    if (holders.length < 2) continue
    const counts = new Float32Array(classes)
    for (const at of holders) {
      const label = all[at]?.label ?? 0
      counts[label] = (counts[label] ?? 0) + 1
    }
    const examples = Int32Array.from(holders.filter((at) => at < texts.length))
    const telling = (isRun(name) ? RUN_TELLS : 1) * (1 + Math.log((1 + texts.length) / (1 + examples.length)))
    for (const example of examples) lengths[example] = (lengths[example] ?? 0) + telling * telling
    features.set(name, {
      says: speech(counts, holders.length / all.length, sizes, isRun(name) ? RUN_SAYS : 1),
      telling,
      holders: examples,
      parts: new Float32Array(examples.length),
    })
  }
  for (const { telling, holders, parts } of features.values())
    for (const [at, example] of holders.entries()) parts[at] = telling / Math.sqrt(lengths[example] ?? 1)
  return {
    classes,
    examples: texts.length,
    words: new Set(all.flatMap(({ text }) => wordStems(text))),
    features,
  }
}

type WordReading = {
  /** What the words say for each class, in nats. */
  says: Float32Array
  /** Cosine with each example, 0 to 1. */
  likeness: Float32Array
  /** Cosine with any other text, 0 to 1. */
  likenessTo(other: string): number
}

export function readLexicon(lexicon: Lexicon, text: string): WordReading {
  const says = new Float32Array(lexicon.classes)
  const likeness = new Float32Array(lexicon.examples)
  const known = knownIn(lexicon, text)
  const length = lengthOf(known)
  for (const feature of known) {
    // Within the bounds by the loops.
    for (let label = 0; label < says.length; label++)
      says[label] = (says[label] as number) + (feature.says[label] as number)
    const part = feature.telling / length
    for (let at = 0; at < feature.holders.length; at++) {
      const example = feature.holders[at] as number
      likeness[example] = (likeness[example] as number) + part * (feature.parts[at] as number)
    }
  }
  const ours = new Set(known)
  return {
    says,
    likeness,
    likenessTo(other) {
      const theirs = knownIn(lexicon, other)
      const shared = theirs.filter((feature) => ours.has(feature))
      return shared.length === 0 ? 0 : lengthOf(shared) ** 2 / (length * lengthOf(theirs))
    },
  }
}

/** The words of a text, lower-case, cut to their stems; figures are words as well. */
export function wordStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).map(stem)
}

/** Says more for a class the more of its texts hold the feature; the mean over the classes is 0. */
function speech(counts: Float32Array, share: number, sizes: Float64Array, weight: number): Float32Array {
  const logs = counts.map((count, label) =>
    Math.log((count + SMOOTHING * share) / ((sizes[label] ?? 0) + SMOOTHING) + FLOOR),
  )
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
  return logs.map((value) => (value - mean) * weight)
}

function knownIn(lexicon: Lexicon, text: string): Feature[] {
  return [...featuresOf(text)].flatMap((name) => lexicon.features.get(name) ?? [])
}

function lengthOf(features: Feature[]): number {
  return Math.sqrt(features.reduce((sum, { telling }) => sum + telling * telling, 0))
}

function featuresOf(text: string): Set<string> {
  const lower = text.toLowerCase()
  const words = (lower.match(/[a-z0-9']+/g) ?? []).map(stem)
  const found = new Set(words)
  for (let at = 1; at < words.length; at++) found.add(`${words[at - 1]} ${words[at]}`)
  const letters = ` ${lower.replace(/[^a-z0-9 ]/g, "")} `
  for (let at = 0; at + RUN <= letters.length; at++) found.add(`#${letters.slice(at, at + RUN)}`)
  return found
}

function isRun(feature: string): boolean {
  return feature.startsWith("#")
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, "") : word
}
