/**
 * What words add to meaning: which words, pairs of words and runs of four letters a text holds.
 * They speak for classes (naive Bayes on presence, centred over the classes) and they liken a text
 * to each example (cosine of TF-IDF weights). The runs of letters carry words that were mistyped.
 */
export type Lexicon = {
  classes: number
  /** Class of each example, and of each hint after them. */
  labels: Uint16Array
  /** Texts of each class. */
  sizes: Float64Array
  /** What brings each example's features to length 1. */
  examples: Float32Array
  /** Every stem that the examples and hints hold. */
  words: Set<string>
  features: Map<string, Feature>
  /** Features of texts that are held against turns again and again. */
  kept: Map<string, Feature[]>
}
type Feature = {
  /** What it says for each class, in nats; worked out when a turn first holds it, as few turns hold most of them. */
  says: Float32Array | null
  /** What it says counts so much. */
  weight: number
  /** How telling it is where two texts share it. */
  telling: number
  /** Texts that hold it, rising: examples first. */
  holders: Int32Array
  /** How many of the holders are examples. */
  examples: number
}

/** More than the own questions of all companies of an installation. */
const KEPT = 10_000
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
  const labelOf = Uint16Array.from(all, ({ label }) => label)
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
    let examples = holders.length
    while (examples > 0 && (holders[examples - 1] as number) >= texts.length) examples--
    const telling = (isRun(name) ? RUN_TELLS : 1) * (1 + Math.log((1 + texts.length) / (1 + examples)))
    for (let at = 0; at < examples; at++) {
      const example = holders[at] as number
      lengths[example] = (lengths[example] as number) + telling * telling
    }
    const weight = isRun(name) ? RUN_SAYS : 1
    features.set(name, { says: null, weight, telling, holders: Int32Array.from(holders), examples })
  }
  return {
    classes,
    labels: labelOf,
    sizes,
    examples: Float32Array.from(lengths, (length) => 1 / Math.sqrt(length || 1)),
    words: new Set(all.flatMap(({ text }) => wordStems(text))),
    features,
    kept: new Map(),
  }
}

type WordReading = {
  /** What the words say for each class, in nats. */
  says: Float32Array
  /** Cosine with each example, 0 to 1. */
  likeness: Float32Array
  /** Cosine with any other text, 0 to 1; one of those that are asked for often. */
  likenessTo(other: string): number
}

export function readLexicon(lexicon: Lexicon, text: string): WordReading {
  const says = new Float32Array(lexicon.classes)
  const likeness = new Float32Array(lexicon.examples.length)
  const known = knownIn(lexicon, text)
  const length = lengthOf(known) || 1
  for (const feature of known) {
    // Within the bounds by the loops.
    feature.says ??= speech(feature, lexicon)
    for (let label = 0; label < says.length; label++)
      says[label] = (says[label] as number) + (feature.says[label] as number)
    const shared = feature.telling * feature.telling
    for (let at = 0; at < feature.examples; at++) {
      const example = feature.holders[at] as number
      likeness[example] = (likeness[example] as number) + shared
    }
  }
  for (let example = 0; example < likeness.length; example++)
    likeness[example] = ((likeness[example] as number) * (lexicon.examples[example] as number)) / length
  const ours = new Set(known)
  return {
    says,
    likeness,
    likenessTo(other) {
      const theirs = keptIn(lexicon, other)
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
function speech({ holders, weight }: Feature, { classes, labels, sizes }: Lexicon): Float32Array {
  const counts = new Float32Array(classes)
  for (const at of holders) {
    const label = labels[at] as number
    counts[label] = (counts[label] as number) + 1
  }
  const share = holders.length / labels.length
  const logs = counts.map((count, label) =>
    Math.log((count + SMOOTHING * share) / ((sizes[label] ?? 0) + SMOOTHING) + FLOOR),
  )
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
  return logs.map((value) => (value - mean) * weight)
}

function knownIn(lexicon: Lexicon, text: string): Feature[] {
  return [...featuresOf(text)].flatMap((name) => lexicon.features.get(name) ?? [])
}

function keptIn(lexicon: Lexicon, text: string): Feature[] {
  const known = lexicon.kept.get(text) ?? knownIn(lexicon, text)
  if (lexicon.kept.size >= KEPT) lexicon.kept.clear()
  lexicon.kept.set(text, known)
  return known
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
