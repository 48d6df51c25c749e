/** Lines of the kind that fall in the room. They are questions, not praise: nobody is quoted who does not exist. */
export type Line = { words: string; about: string }

export const ASKING: readonly Line[] = [
  { words: "Which of your customers would you not sign again at today’s price?", about: "On revenue quality" },
  { words: "If this round were half the size, what would you stop doing first?", about: "On the use of funds" },
  { words: "Who decided that, and who in this room disagreed?", about: "On the team" },
  { words: "What would have to be true for a large competitor not to care?", about: "On defensibility" },
]

export const ANSWERING: readonly Line[] = [
  { words: "You doubled revenue. How much of it would be there without you selling?", about: "On the sales process" },
  {
    words: "Your plan has hiring in January and cash until March. Talk me through February.",
    about: "On cash and runway",
  },
  { words: "Say the market is a tenth of this. Do you still have a company?", about: "On market size" },
  { words: "What did the last investor who said no see, and were they wrong?", about: "On judgement" },
]
