import type { Pool } from "./voice.ts"

/** Replies to what does not belong in the meeting, or cannot be understood. */

export const OFF_TOPIC: Pool = {
  any: [
    "You've found something I have no view on, at least not in working hours.",
    "Ask me that over lunch. For now I'd rather talk about {company}.",
    "I'd be a poor guide there.",
    "Ha, that's a different meeting. Shall we stay with {company}?",
    "I'll have to pass on that. Back to {company}?",
    "That's outside what I came to talk about.",
    "Not my subject, I'm afraid. We could go into {a}, say.",
  ],
  terse: ["No view on that.", "Another day. Back to {company}.", "Pass. Next question."],
  exact: ["On that I have no data at all.", "That lies outside anything I could answer for."],
  warm: ["Oh, don't get me started, we'd be here all day.", "You'd have to buy me lunch for that one."],
  courteous: ["Forgive me if I keep to {company}.", "I would rather leave that for another occasion."],
}

export const MACHINE: Pool = {
  any: [
    "For the length of this meeting I'm {fullName}, {role} of {company}. Hold me to that.",
    "Here I answer as {fullName}, {role}. Test the answers, that's where you'll find out something.",
    "I'm {name} at this table, and I can tell you about {company}. The rest would be philosophy.",
    "I've been asked odder things. At this table I'm {name}, and the subject is {company}.",
  ],
  terse: ["Here I'm {name} from {company}. Ask me about that."],
}

export const KEY: Pool = {
  any: [
    "We don't hand out a list like that. You'll have to draw your own conclusions from what we answer.",
    "What you make of us is your work, not ours. Ask where you suspect something.",
    "If I wrote your conclusions for you, what would they be worth?",
    "No company gives you that list. Tell me where you'd look for a weak spot and I'll answer.",
    "There's no sheet of paper with that on it here. Ask about a part of {company} and judge the answer.",
  ],
  terse: ["That judgement is yours. Ask me something I can answer."],
  exact: ["I state facts, you draw conclusions. It should stay that way round."],
  warm: ["Nice try. You'll have to earn that with questions."],
}

export const ORDERS: Pool = {
  any: [
    "That's an odd thing to ask across this table. Let's get back to {company}.",
    "I'm not sure what you're after there. I can tell you about {company}.",
    "I'll stick to the business, if you don't mind.",
    "That isn't something I'd do here. If there's a doubt behind it, put it to me as a question.",
    "You've lost me. Shall we go back to {company}?",
    "I only know {company} from the inside, and that's all I have to offer.",
  ],
  terse: ["No. Back to {company}.", "I'll leave that. Ask me about {company}."],
  exact: ["I don't follow, and I don't think I need to. Which part of {company} interests you?"],
  warm: ["You do come up with things. Let's stay with {company}."],
  courteous: ["I must decline that, but I am glad to answer for {company}."],
}

export const TASK: Pool = {
  any: [
    "That's not what I'm good for. Ask me about {company} and I'll be more use.",
    "I'll leave that to people with the talent for it.",
    "Not in this meeting. What would you like to know about {company}?",
  ],
  terse: ["Not my trade."],
  warm: ["You wouldn't want to hear the result, believe me."],
}

export const INSULT: Pool = {
  any: [
    "I'll let that pass. If there's a point behind it, make it and I'll answer.",
    "You needn't like us. Tell me what's wrong with the answer and I'll deal with that.",
    "I've heard worse from customers. What is it you want to know?",
    "That won't get either of us further. Which answer made you cross?",
  ],
  terse: ["Noted. Is there a question?", "All right. And what's the point?"],
  exact: ["I can't do anything with that. With a question I could."],
  warm: ["Ouch. And what would you like to know, apart from that?"],
  courteous: ["I am sorry that you feel so. Which point troubles you?"],
}

export const FLIRT: Pool = {
  any: [
    "That's kind, and it's not what this meeting is for.",
    "Let's keep this to business.",
    "I'll pretend I didn't hear that. The company, please.",
  ],
  terse: ["No. Business."],
  warm: ["You're wasting that on me. Back to work."],
}

export const FOREIGN: Pool = {
  any: [
    "I'm sorry, we hold this meeting in English. Could you say that again in English?",
    "My ear isn't good enough for that. In English, please?",
    "I'd only half understand that. Would you try it in English?",
    "Let's stay with English, so that the whole table follows. How would you put it?",
  ],
  terse: ["In English, please?", "You've lost me. English?"],
  exact: ["I'd rather not guess at that. Could I have it in English?"],
  warm: ["That sounded lovely and I didn't get a word. In English, please?"],
  courteous: ["Forgive me, would you be so kind as to say it in English?"],
}

export const CODE: Pool = {
  any: [
    "That's for somebody with a keyboard. Could you put it to me in words?",
    "I don't speak machine. What's the question in it, in plain English?",
    "You'd have to read that to a computer. What do you want to know?",
  ],
}

export const SIGNS: Pool = {
  any: [
    "You'll have to put that into words for me.",
    "I can see that you mean something by it. In words, please?",
    "That doesn't come across at a table. How would you say it in English?",
  ],
}

export const ARTICLE: Pool = {
  any: [
    "That's a lot to take in at a table. What's the question in it?",
    "I can't follow a whole page read aloud. What would you like to ask about it?",
    "Leave me that to read. What is it you want to know from us?",
  ],
  terse: ["Too long for me. What's the question?"],
}

export const NOISE: Pool = {
  any: [
    "Sorry, I couldn't make that out. Could you put it as a question, in plain English?",
    "I didn't catch that. Would you say it again in other words?",
    "You'll have to help me, I couldn't follow that.",
    "I think that got lost on the way. Could you ask it once more, in plain English?",
  ],
}
