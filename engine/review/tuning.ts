/** Chosen on bench/data/assessment-items.jsonl (bench/matching.ts prints the scores). */
export const REVIEW_TUNING = {
  /** Share of the best cosine of whole, title and description against their mean. */
  best: 0.6,
  /** Logistic weights: constant, meaning, how a pair stands out in its row and its column, shared words, opposite leanings. */
  base: -6.959,
  meaning: 6.777,
  amongRow: 11.642,
  amongColumn: 7.818,
  words: 0.585,
  opposite: 2.659,
  /** Likeness from which an item is a match, and from which it counts for a second expected one. */
  match: 0.25,
  second: 0.6,
  /** A fact of the company backs an item from this cosine, shared words added. */
  backed: 0.74,
  backedWords: 0.12,
  backedOpposition: 0.9,
  /** Cosine from which a reply to the committee makes an expected point. */
  point: 0.71,
} as const
