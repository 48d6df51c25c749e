const EMPTY = new Set(
  "a an the and or but of to in on at by for from with without as is are was were be been being it its this that these those they them their there he she his her we our us you your i my me have has had do does did can could will would should may might must not no than then so very more most much many also only just into over under about after before between against company business firm".split(
    " ",
  ),
)

/** Words that carry meaning, cut to their stems. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z][a-z'-]+|\d+(?:[.,]\d+)*/g) ?? []
  return new Set(words.filter((word) => !EMPTY.has(word)).map(stem))
}

/** Share of the smaller set that stands in the other, 0 to 1. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const smaller = Math.min(a.size, b.size)
  if (smaller === 0) return 0
  let both = 0
  for (const word of a) if (b.has(word)) both++
  return both / smaller
}

function stem(word: string): string {
  const base = word.replace(/'s$/, "")
  return base.length > 4 ? base.replace(/(?:ations?|ings?|ed|ies|es|s|ly|y)$/, "") : base
}
