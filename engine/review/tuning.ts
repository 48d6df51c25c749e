/**
 * How written items are held against expected ones. The weights are a logistic regression over every
 * pair of the three sets of items in bench/data, and over the titles of their expected items, each of
 * which says its own item (weight 0.25, so that no title copied is missed). Features and limits were
 * chosen with whole companies left out of the fit.
 */
export const LIKENESS = {
  /** Share of the best cosine of whole, title and description against their mean. */
  best: 0.6,
  /** Cosine of two words that have nothing to do with each other. */
  strangers: 0.62,
  /** Meaning below which nothing else counts: the best of five strangers still stands out among them. */
  floor: 0.54,
  /** Logistic constant and weights, in the order of `features`. */
  base: -5.357,
  weights: [5.863, 6.732, -0.536, 6.796, 4.731, 2.025, -6.733, -4.686, 1.897, 36.703, -0.854] as readonly number[],
  /** Probability from which an item is a match, from which it counts for a second one, and from which one of its points does. */
  match: 0.42,
  second: 0.6,
  point: 0.48,
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
