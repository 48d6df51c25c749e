/** Every number that was chosen by measuring (bench/matching.ts, validation data only). */
export const TUNING = {
  /** Linear head: how far the covariance is drawn to a sphere, and how sharp its shares are. */
  shrinkage: 0.2,
  headSharpness: 0.5,
  nearSharpness: 30,
  /** A company's own question beside an example of the framework. */
  ownWeight: 0.35,
  /** How the three opinions weigh: head, nearness (the rest of 1), words. */
  headWeight: 0.3,
  wordWeight: 0.054,
  /** Makes a share of 0.8 mean right eight times in ten. */
  sharpness: 1.25,
  /** Share of the first topic among all classes from which it is answered; below, it is asked for. */
  sure: 0.4,
  maybe: 0.25,
  /** Share from which a part of a turn is a question of its own. */
  several: 0.45,
  /** Share of the topic spoken of before from which a turn is taken to stay on it. */
  staysShare: 0.12,
  /** Share of known words below which a turn is noise or another language. */
  readable: 0.4,
  /** Cosine from which a company's own question beside the framework is taken as asked. */
  own: 0.76,
  /** By how much an example of a topic may be nearer and still give way to it. */
  ownLead: 0.02,
} as const
