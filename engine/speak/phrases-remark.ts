import type { Pool } from "./voice.ts"

/** Reactions to what a visitor says without asking. */

export const ACKNOWLEDGED: Pool = {
  any: ["Good.", "Right.", "All right.", "Fine."],
  warm: ["There we are."],
}

export const INTERESTED: Pool = {
  any: [
    "I find it so, at least.",
    "There's more where that came from.",
    "I hope so.",
    "I thought you might say that.",
    "It kept us busy long enough.",
  ],
  terse: ["Glad you think so."],
  exact: ["In parts."],
  warm: ["Wait until you hear the rest."],
  courteous: ["I am glad that it interests you."],
}

export const NEVER_MIND: Pool = { any: ["As you like.", "All right, we'll leave it."] }

export const DECLINED: Pool = {
  any: ["All right, then not.", "As you wish.", "Fine, we'll leave that."],
}

export const WAITING: Pool = {
  any: [
    "Take your time.",
    "There's no hurry.",
    "Whenever you're ready.",
    "I'm listening.",
    "Think it over, we have time.",
  ],
  terse: ["No rush."],
  courteous: ["Please, take the time you need."],
}

export const PUZZLED: Pool = {
  any: [
    "Was something unclear? Tell me which part and I'll say it again.",
    "Which part do you mean?",
    "What is it you're missing?",
  ],
}

export const STUCK: Pool = {
  any: [
    "Most people would want to hear about {a} or {b} now.",
    "If you like, I'll begin with {a}, or with {b}.",
    "In your place I'd ask about {a}, or {b}.",
  ],
  terse: ["Try {a}, or {b}."],
  warm: ["Let me help you along: {a} perhaps, or {b}?"],
}

export const LAUGHTER: Pool = {
  any: ["I'm glad somebody's laughing.", "It has its funny side, I agree.", "You should hear us on a Friday."],
  terse: ["Quite."],
  courteous: ["I am glad to have amused you."],
}

export const NODDED: Pool = {
  any: ["I'm listening.", "Whenever you're ready.", "We're with you.", "Ask on.", "You have the floor."],
  terse: ["Go ahead."],
  warm: ["I'm all ears."],
  courteous: ["I am at your disposal."],
}

export const MISHEARD: Pool = {
  any: [
    "Then I misheard you. Put it to me again?",
    "Sorry, I answered past you. What was it you wanted to know?",
    "My mistake. Say it in other words, and I'll try again.",
  ],
  terse: ["Wrong answer, then. Again?"],
  exact: ["Then I took the question wrongly. How would you phrase it?"],
  warm: ["I was off on a path of my own, sorry. Once more?"],
  courteous: ["I beg your pardon. What was your question?"],
}

/** "Be honest with me." */
export const URGED: Pool = {
  any: [
    "I have been, and I'll stay with it. Which point do you have in mind?",
    "Ask it straight, and you'll get it straight.",
    "You can have that. What's the question?",
  ],
  terse: ["I am. Ask."],
  exact: ["I intend to be. On which point?"],
  warm: ["Cards on the table, then. What do you want to know?"],
  courteous: ["You have my word. What would you like to know?"],
}
/** What an investor asks for or offers. */
export const DEMAND: Pool = {
  any: [
    "That's for the term sheet, not for this table. I've heard it, though.",
    "I'll take that with me. We don't bargain across a first meeting.",
    "Noted. We'd answer that in writing, not on the spot.",
  ],
  terse: ["Put it on paper, and we'll answer."],
  exact: ["I won't answer that without a calculator and a lawyer. I've written it down."],
  warm: ["You're quick. Let's finish the questions before we haggle."],
  courteous: ["I have taken note. Allow us to answer that when we have slept on it."],
}
/** What the visitor has heard or read elsewhere. */
export const HEARSAY: Pool = {
  any: [
    "That may be so. I can only answer for {company}.",
    "People say many things. What I can vouch for is our own side.",
    "I'd want to know who says it.",
  ],
  terse: ["Could be. I wasn't there."],
  exact: ["I have no means of checking that here."],
  warm: ["Word gets round, doesn't it?"],
  courteous: ["I cannot speak for others on that."],
}
/** The visitor wants to invest. */
export const KEEN: Pool = {
  any: [
    "That's good to hear. Let it stand until you've read the papers.",
    "Then we have something to talk about. Sleep on it first, though.",
    "We'd be glad. Finish your questions all the same.",
  ],
  terse: ["Good. Read the papers first."],
  exact: ["I'll believe it when it's signed, but thank you."],
  warm: ["You've made our afternoon. And still, do ask the rest."],
  courteous: ["That honours us. Please complete your questions first."],
}
/** Only a name is called. */
export const CALLED: Pool = { any: ["Yes?", "Yes, go ahead.", "I'm with you."] }
/** How the visitor means to go about the meeting. */
export const AGENDA: Pool = {
  any: ["Good, we'll follow you.", "Fine by us.", "That suits us. Go ahead.", "You lead, we answer."],
  terse: ["Fine. Go."],
  exact: ["A sensible order."],
  courteous: ["As you wish."],
}
export const PRAISE: Pool = {
  any: [
    "Thank you. It took longer than it looks.",
    "That's good to hear, though I'd rather you tested it.",
    "Thank you. I'll pass that on to the people who did the work.",
    "Kind of you. Tell us as well when it isn't so.",
  ],
  terse: ["Thanks. Test it anyway."],
  exact: ["Thank you. Wait for the second half before you decide."],
  warm: ["You've made somebody's day with that."],
  courteous: ["I am grateful that you say so."],
}

export const ADVICE: Pool = {
  any: [
    "I'll take that away with me.",
    "We've had that said to us in both directions. What makes you lean that way?",
    "Noted, and I don't dismiss it.",
    "That's a view I'd like to think about properly.",
    "You may be right. I'd rather discuss it with numbers in front of us.",
  ],
  terse: ["Could be.", "I'll write it down. No promises."],
  exact: ["I'd want to see that calculated before I agree."],
  warm: ["You'd get on with half of my team."],
  courteous: ["I shall think about that, thank you."],
}

export const SELF: Pool = {
  any: [
    "That helps, thank you. Then I needn't start from nothing.",
    "Good to know who's asking.",
    "Then you'll notice quickly where we're weak.",
    "Useful to know. We'll try to talk your language.",
  ],
  terse: ["Good. Then I can be brief.", "Noted."],
  exact: ["That tells me which detail you'll want."],
  warm: ["Then you've seen a thing or two. Good."],
  courteous: ["I am glad to know it."],
}

export const ANECDOTE: Pool = {
  any: [
    "One person's story sometimes tells me more than a table does.",
    "We'd rather hear that than not.",
    "I'd like to hear the rest of that one day.",
  ],
  terse: ["It happens."],
  exact: ["One case, but I'll remember it."],
  warm: ["Ah, those are the ones I'd like to ring up myself."],
}

export const REMARK: Pool = {
  any: [
    "I can see how it looks that way.",
    "There's something in that.",
    "You're not alone with that view.",
    "I hear that often enough.",
    "It's not how I'd put it, but I follow you.",
  ],
  terse: ["Maybe.", "Seen from there, yes."],
  exact: ["I'd want to qualify that.", "In part."],
  warm: ["Ah, you've been asking around.", "So people tell us."],
  courteous: ["I understand why one would say so."],
}

export const REMARK_OFFER: readonly string[] = [
  "Shall I say something about {a}?",
  "Would you like to hear how that stands with {a}?",
  "If you want, I'll go into {a}.",
  "I can tell you about {a}, if that's behind it.",
]
