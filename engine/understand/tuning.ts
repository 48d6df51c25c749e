/** Every number that was chosen by measuring (bench/matching.ts, validation data only). */
export const TUNING = {
  /** Trained head: how far its weights may reach, and after how many steps the training ends. */
  headReach: 4,
  headRounds: 20,
  /** Examples: how fast they lose weight with distance, and what likeness in words adds to the cosine. */
  nearSharpness: 30,
  likeness: 0.4,
  /** A company's own question beside an example of the framework. */
  ownWeight: 0.3,
  /** How the opinions weigh: head, nearness (the rest of 1), nearest example with the class's middle, words. */
  headWeight: 0.3,
  centreWeight: 0,
  wordWeight: 0.05,
  /** Makes a share of 0.8 mean right eight times in ten. */
  sharpness: 1.5,
  /** Share of the first topic among all classes from which it is answered; below, it is asked for. */
  sure: 0.5,
  maybe: 0.25,
  /** Share from which a part of a turn is a question of its own. */
  several: 0.65,
  /** What is left of a topic's share, and of a kind's, where words of the company point to other topics. */
  elsewhere: 0.02,
  otherKind: 0.1,
  /** How much likelier a part is to stay in the section of the part before it. */
  nearby: 3,
  /** Share of the whole turn that a part's topic must have unless it is among the whole turn's first, or clear by itself. */
  heardInWhole: 0.002,
  clearPart: 0.9,
  /** What a topic that the whole turn does not speak of still counts for in one of its parts. */
  besideWhole: 0.03,
  /** Share of the topic spoken of before from which a turn is taken to stay on it. */
  staysShare: 0.06,
  /** How often a turn that inherits its topic means that topic. */
  inherited: 0.9,
  /** Share of the kinds that nothing is known about, from which a part of a turn is owned not to be known. */
  strangePart: 0.6,
  /** Head start of a plain remark among the kinds that ask nothing. */
  stated: 0.3,
  /** How much the form of the words weighs beside what they speak of, for the kind of a turn. */
  formWeight: 0.5,
  /** Cosine from which a turn is the company's own question, whatever its words look like. */
  ownQuestion: 0.9,
  /** Share of known words below which a turn is noise or another language. */
  readable: 0.4,
  /** Cosine from which a company's own question beside the framework is taken as asked. */
  own: 0.76,
  /** By how much an example of a topic may be nearer and still give way to it. */
  ownLead: 0.02,
} as const
