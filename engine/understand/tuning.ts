/** Every number that was chosen by measuring (bench/matching.ts, validation data only). */
export const TUNING = {
  /** Linear head: how far the covariance is drawn to a sphere, and how sharp its shares are. */
  shrinkage: 0.2,
  headSharpness: 0.5,
  neighbours: 15,
  voteSharpness: 20,
  voteWeight: 0.5,
  /** Share of the first topic among all classes from which it is answered; below, it is asked for. */
  sure: 0.4,
  maybe: 0.25,
  /** Cosine from which a company's own question beside the framework is taken as asked. */
  own: 0.8,
} as const
