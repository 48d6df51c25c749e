/** How written items are held against expected ones; weights fitted on bench/data/own-items.jsonl, limits chosen on assessment-items.jsonl. */
export const LIKENESS = {
  /** Share of the best cosine of whole, title and description against their mean. */
  best: 0.6,
  /** Cosine of two words that have nothing to do with each other. */
  strangers: 0.62,
  /** Meaning below which nothing else counts: the best of five strangers still stands out among them. */
  floor: 0.54,
  /** Logistic constant and weights, in the order of `features`. */
  base: -5.114,
  weights: [4.085, 13.118, 7.589, 0.304, -1.741, 2.313, 38.739] as readonly number[],
  /** Probability from which an item is a match, from which it counts for a second one, and from which one of its points does. */
  match: 0.22,
  second: 0.6,
  point: 0.3,
} as const

export const REVIEW_TUNING = {
  /** A fact of the company backs an item from this cosine, shared words added. */
  backed: 0.74,
  backedWords: 0.12,
  backedOpposition: 0.9,
  /** Cosine, shared words added, from which a reply to the committee makes an expected point. */
  point: 0.79,
  pointWords: 0.4,
} as const
