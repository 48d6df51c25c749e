import type { Pool } from "./voice.ts"

/** What managers say where no fact can be said. {nearby} is an offer, or nothing. */

export const RECAP: Pool = {
  any: [
    "On {topic} you have our main figures already: {figures}. {nearby}",
    "We've been through {topic}: {figures}. There's no further layer to it. {nearby}",
    "I'd only be saying {first} and {last} a second time. {nearby}",
    "My answer on {topic} stands where it stood: {figures}. {nearby}",
  ],
  terse: ["You have it: {figures}. {nearby}", "Same as before. {Figures}. {nearby}"],
  exact: ["For the record, on {topic} I gave you {figures}, and I have nothing beyond that. {nearby}"],
  warm: ["I've emptied my pockets on {topic}: {figures}. {nearby}"],
  courteous: ["I have given you {figures}, and more than that I do not have on {topic}. {nearby}"],
}
export const RECAP_PLAIN: Pool = {
  any: [
    "On {topic} you've had the short answer, what lies behind it and what is on paper. {nearby}",
    "We've been through {topic} down to the papers, and there isn't a further layer. {nearby}",
    "I'd point you back to what I said on {topic}, I have nothing to add to it. {nearby}",
  ],
  terse: ["That was all on {topic}. {nearby}", "Nothing left to say on {topic}. {nearby}"],
  exact: ["Answer, background and documents: on {topic} you have all of it. {nearby}"],
  warm: ["I've told you all I know about {topic}, warts included. {nearby}"],
  courteous: ["I have nothing left to tell you on {topic}. {nearby}"],
}
/** The same, where a colleague gave the answers. */
export const RECAP_OTHER: Pool = {
  any: [
    "{before} has told you what we know about {topic}, and I can't go beyond it. {nearby}",
    "I'd stay with what {before} said on {topic}. {nearby}",
    "You have that from {before}, and I'd add nothing. {nearby}",
  ],
}
/** Asked once more although it was said that everything is told. */
export const STILL: Pool = {
  any: [
    "My answer hasn't changed, I'm afraid. {nearby}",
    "I've no other answer to that than the one you have. {nearby}",
    "We can go round again, but you'd hear the same. {nearby}",
    "I can't make more of it than I did. {nearby}",
    "If it matters that much, put it on your list for due diligence. I have no more to give on it here. {nearby}",
  ],
  terse: ["Same answer on {topic} as before. {nearby}", "Nothing new on {topic}. {nearby}"],
  exact: ["Asking again won't change it. {nearby}"],
  warm: ["You're stubborn, I like that, but the cupboard is bare. {nearby}"],
  courteous: ["I am sorry to disappoint you a second time. {nearby}"],
}
/** Asked to say it more simply when both answers are given. */
export const RESTATED: Pool = {
  any: [
    "Strip it down and this remains: {figures}. Which of them shall I explain?",
    "If you keep only the figures on {topic}, keep these: {figures}. Which one lost you?",
    "Leave the rest aside and hold on to {figures}. Tell me which one is unclear.",
  ],
  terse: ["Down to the bone: {figures}. Which one?"],
  exact: ["The essential values are {figures}. Which needs explaining?"],
  warm: ["I talk too much. What matters is {figures}. Where did I lose you?"],
}
export const RESTATED_PLAIN: Pool = {
  any: [
    "Tell me which word lost you on {topic}, and I'll explain that one.",
    "I've said it as plainly as I can. Which part of {topic} is still unclear?",
    "Let's do it the other way round: say what you understood about {topic}, and I'll tell you where it's off.",
  ],
}
/** Asked for papers once more. */
export const NO_MORE_PAPER: Pool = {
  any: [
    "What there is on paper I've named, and there's no further sheet. {nearby}",
    "That was the whole of the file on {topic}. {nearby}",
    "Beyond the papers I've listed there's nothing I could hand you on {topic}. {nearby}",
  ],
  terse: ["No more paper on that. {nearby}"],
  exact: ["The list I gave you is complete. {nearby}"],
  courteous: ["I have named every document there is. {nearby}"],
}
/** A doubt about what is told to the end. */
export const UNMOVED: Pool = {
  any: [
    "You needn't be convinced today. Everything I have on {topic} is with you, so check it.",
    "I hear that it doesn't satisfy you. I've nothing further on {topic}, and I won't dress it up.",
    "Then let it stand as an open point. I've shown you what I have on {topic}.",
    "I can't argue you out of that here. Take {topic} into your due diligence and see whether it holds.",
  ],
  terse: ["Then check it. I've shown you all I have.", "Noted. I can't add to it."],
  exact: ["I'd leave the doubt on the table. The record on {topic} is with you in full."],
  warm: ["You don't believe me, and I've run out of ways to say it. Go and look for yourself."],
}
/** All is said but what is left for those who want to see it: an offer, in the form of a question. */
export const PAPERS: Pool = {
  any: [
    "That's how I'd explain {topic} across a table. Do you want to hear what we can put on paper for it?",
    "Beyond that I'd be going into the documents. Shall I?",
    "You have the explanation. Would you like to know what can be shown for it?",
    "From here on it's paper. Shall I tell you what there is on {topic}?",
  ],
  terse: ["That's the talk. Do you want the paper?", "Said what I can say. Shall I get to the proof?"],
  exact: [
    "The explanation ends there. Shall I go on to what is documented?",
    "That is all I can explain of {topic}. Do you wish to see what supports it?",
  ],
  warm: ["I could go on talking, but you'd be better served by the file. Shall we open it?"],
  courteous: ["That is the explanation. May I tell you what exists on paper?"],
}
/** A play-back whose figures are right, and nothing left to add. */
export const SUMMED_RIGHT_ALL: Pool = {
  any: [
    "The {figure} you have from us. For the rest I'd stay with the words I used on {topic}.",
    "I recognise the {figure}, and I have nothing to add on {topic}.",
  ],
}
/** A play-back in words, and nothing left to add. */
export const SUMMED_ALL: Pool = {
  any: [
    "Compare it with what I gave you on {topic}: {figures}.",
    "What you have from me is {figures}. I'd rather you drew the line under it than I did.",
    "I'd keep to what I said, and that was {figures}.",
  ],
  terse: ["Your words. Mine were {figures}."],
  exact: ["Hold it against the figures, {figures}, and decide."],
}
export const SUMMED_ALL_PLAIN: Pool = {
  any: [
    "I'd leave {topic} in the words I used.",
    "That's your reading of {topic}, and I've said mine.",
    "I can follow that. My own words on {topic} you have.",
  ],
}
export const TOLD_BESIDE: Pool = {
  any: [
    "I told you that one already, and it hasn't got any better since. {nearby}",
    "As I said a moment ago, that's all there is to it. {nearby}",
    "You had my answer on that earlier. {nearby}",
    "There's no more to it than that, and no paper for it either. {nearby}",
    "That's the whole of the story. {nearby}",
  ],
}
export const UNKNOWN: Pool = {
  any: [
    "I don't have an answer to that with me. {nearby}",
    "Honestly, I couldn't tell you. {nearby}",
    "That I don't know, and I'd rather say so than guess. {nearby}",
    "I'd have to look that up after the meeting. {nearby}",
    "I can't answer that one today. {nearby}",
    "You've found a gap in my notes. {nearby}",
  ],
  terse: ["Don't know. {nearby}", "I haven't got that. {nearby}", "No idea, and I won't invent one. {nearby}"],
  exact: [
    "I have nothing reliable on that, so I'll say nothing. {nearby}",
    "That isn't something we record. {nearby}",
    "I could only guess, and I don't guess in meetings. {nearby}",
  ],
  warm: [
    "Now you've got me. {nearby}",
    "I wish I knew. {nearby}",
    "If I told you something now, I'd be making it up. {nearby}",
  ],
  courteous: [
    "I regret that I cannot answer that. {nearby}",
    "That is beyond what I can tell you today. {nearby}",
    "I should not like to mislead you, so I leave that open. {nearby}",
  ],
}
/** Nothing on exactly that; {a} and {b} are the topics that the words come nearest to. */
export const NEAREST: Pool = {
  any: [
    "I have nothing on exactly that. The nearest I can offer is {a}, or {b}.",
    "I can't answer it the way you put it. If it helps, I can tell you about {a} or about {b}.",
    "That one misses what I have with me by a little. I could speak to {a}, or to {b}.",
  ],
  terse: ["I've nothing on just that. Close to it: {a}, or {b}."],
  exact: ["To that precise question I have no answer. I could give you one on {a} or on {b}."],
}
export const NEARBY: readonly string[] = [
  "What I can speak to is {a} or {b}.",
  "Ask me about {a} or {b} and I'll do better.",
  "If it helps, I can go into {a}, or into {b}.",
  "I'd be on firmer ground with {a} or {b}.",
  "We could look at {a} or {b} instead.",
  "You'd get more out of me on {a} or {b}.",
  "Shall we try {a}, or {b}?",
  "We haven't touched {a} yet, or {b}.",
]
export const NEARBY_ONE: readonly string[] = [
  "What we haven't covered is {a}.",
  "I can still go into {a}, if that's useful.",
  "We still have {a} in front of us, if you want it.",
]
export const WHICH: Pool = {
  any: [
    "Do you mean {a}, or {b}? I'd answer those differently.",
    "I want to answer the right question: {a}, or {b}?",
    "Help me a little there. Is that about {a} or about {b}?",
    "I could take that as {a} or as {b}. Which would you like?",
    "Before I go off in the wrong direction: {a}, or {b}?",
  ],
  terse: ["{A}, or {b}?"],
  exact: ["That touches {a} as well as {b}. Which of the two?"],
}
export const WHICH_ONE: Pool = {
  any: [
    "Do you mean {a}? Then I can answer it.",
    "I'd take that as a question about {a}. Is that what you're after?",
    "Is that about {a}? If not, try me with other words.",
  ],
  terse: ["You mean {a}?"],
}
/** A doubt or a request for proof where nothing was said that it could be about. */
export const OF_WHAT: Pool = {
  any: [
    "Of what, exactly? Name the point and I'll answer to it.",
    "Which statement do you have in mind? I'd like to answer the right one.",
    "Tell me which part, and I'll tell you what we have.",
    "Put your finger on it for me. What is it you doubt?",
  ],
  terse: ["Which part?"],
  exact: ["To which statement does that refer?"],
  warm: ["You'll have to give me something to hold on to. Which part?"],
}
export const NO_PAPER: Pool = {
  any: [
    "I have nothing on paper for that. {nearby}",
    "There's no document I could show you on that one. {nearby}",
    "If it exists, it isn't with me. {nearby}",
  ],
}
/** Part of a turn of several questions that nobody can answer. */
export const PART_UNKNOWN: Pool = {
  any: [
    "As for “{part}”, I can't answer that today.",
    "To “{part}” I have nothing to offer.",
    "The question “{part}” I have to leave open.",
  ],
}
/** A question after the first that has been answered before. */
export const NEXT_TOLD: Pool = {
  any: [
    "On {topic} I'd point you back to what we said earlier.",
    "As to {topic}, my earlier answer stands.",
    "And {topic} you have from us already.",
  ],
}
export const PART_UNKNOWN_LONG: Pool = {
  any: ["One part of that I can't answer today.", "There's one part I have to leave open."],
}
/** Before what a word of the trade means. */
export const ASIDE: Pool = {
  any: ["In short:", "The plain version:", "Put simply:", "That's quickly said."],
  warm: ["Good that you ask, half the room never does."],
  courteous: ["Gladly."],
}
export const ASIDE_OURS: readonly string[] = [
  "If you want ours, I can go into {a}.",
  "Ask me about {a} if you'd like to know how that looks here.",
  "Shall I tell you about {a}?",
]
/** Before the company in its own printed words. */
export const PRINTED: Pool = {
  any: [
    "The lines we hand out say it best: “{text}”",
    "Let me give you our own printed words: “{text}”",
    "We keep one paragraph for that: “{text}”",
  ],
}
export const PRINTED_ON: readonly string[] = [
  "Ask into any of it.",
  "Where would you like to go in?",
  "Stop me wherever you want more.",
  "Which part shall we open?",
]
