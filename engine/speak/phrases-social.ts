/** Replies to turns that ask for no fact. {name} is the speaker's first name. */

export const GREETING = [
  "Good to meet you too. Where would you like to start?",
  "Hello, and thank you for coming. Ask away whenever you're ready.",
  "Nice to meet you. We've kept the whole slot free, so begin wherever you like.",
  "Hello. We're all here, so fire when ready.",
  "Good to have you here. What would you like to know first?",
  "Welcome. I'm {name}, and you'll meet the others as we go. What shall we begin with?",
]
export const HOW_ARE_YOU = [
  "Well, thank you. A little less sleep than I'd like, but that's the season. What would you like to talk about?",
  "All good, thanks. We've been looking forward to this. Where do we start?",
  "Fine, thank you, and glad to be talking about {company}. What's on your list?",
  "Can't complain, and it wouldn't help. Shall we get into it?",
]
export const THANKS = [
  "You're welcome. What else would you like to know?",
  "Of course. What's next on your list?",
  "My pleasure. Carry on.",
  "Not at all. Where would you like to go from here?",
  "Gladly. What else?",
  "Any time. What would be useful next?",
]
export const APOLOGY = [
  "No harm done. Please, go ahead.",
  "Don't worry about it. Whenever you're ready.",
  "It's no trouble at all. Where were we?",
  "That's fine. Take your time.",
]
export const COURTESY = [
  "That's kind of you. Shall we get to the business?",
  "Thank you. Let's use the time well, so what would you like to hear about?",
  "Appreciated. Do go on.",
  "Good of you to say. What can we tell you?",
]
export const CLOSING = [
  "Thank you for the time and the questions. If you have what you need, we can end the meeting here.",
  "It was good talking to you. We'll stop here if you're happy to.",
  "Thanks for coming in. Nothing further from our side, so do end the meeting whenever you like.",
  "We appreciate it. Let us know what you need next, and we'll leave it there for today.",
  "Thank you, we enjoyed that. You can close the meeting when you're ready, and we'll wait to hear from you.",
]
export const CLOSING_QUESTIONS = [
  "Only one from us: tell us early if it's a no, we'd rather know. Otherwise we can end here.",
  "Nothing that can't wait for a second meeting. We're happy to stop here if you are.",
]
export const OFF_TOPIC = [
  "You've found something I have no view on, at least not in working hours. Back to {company}?",
  "Ask me that over lunch. For now I'd rather talk about {company}.",
  "I'd be a poor guide there. What would you like to know about the business?",
  "Ha, that's a different meeting. Shall we stay with {company}?",
  "I'll have to pass on that. The clock is running, so what about the company?",
  "That's outside what I came to talk about. Is there something on the business I can help with?",
  "Not my subject, I'm afraid. We could get back to {a}, say.",
]
export const OUT_OF_ROLE = [
  "I'm not sure what you're after there. I'm {name}, I work at {company}, and I can tell you about that.",
  "That isn't something I can do for you. Ask me about the company and I'll answer as straight as I can.",
  "I only know {company} from the inside. If there's something you want to find out, the way is to ask me about it.",
  "You've lost me. I'm here to talk about {company}, so shall we go back to that?",
  "I'll stick to the business, if you don't mind. What would you like to know?",
  "We don't hand out a list like that, you'll have to draw your own conclusions. Which part of the company would you like to look at?",
  "That's an odd thing to ask across this table. Let's get back to {company}.",
  "No, I'll leave that. If there's a doubt behind it, put it to me as a question about the company.",
]
export const ACKNOWLEDGED = [
  "Good. What would you like to look at next?",
  "Right. Where shall we go from here?",
  "All right. What's next?",
  "Go on, I'm listening.",
  "Fine. What else can I tell you?",
  "Okay. Pick the next one.",
]
export const PRAISE = [
  "Thank you. It took longer than it looks. What else would you like to know?",
  "That's good to hear, though I'd rather you tested it. What would you ask next?",
  "Thank you. I'll pass that on to the people who did the work. What next?",
  "Kind of you. Do keep pushing, though.",
]
export const ADVICE = [
  "I'll take that away with me. Is there a question behind it?",
  "We've had that said to us in both directions. What makes you lean that way, or shall we go on?",
  "Noted, and I don't dismiss it. What would you want to know before you'd be sure?",
  "That's a view I'd like to think about properly. Where do you want to take it?",
  "You may be right. I'd rather discuss it with numbers in front of us. What would you like to see?",
]
export const REMARK = [
  "That's useful to know. What would you like to hear from us?",
  "Understood. What does that make you want to ask?",
  "Good to know where you're coming from. What shall we look at?",
  "I hear you. What's the question I should answer?",
  "Thanks for saying so. Where do you want to go next?",
  "Fair. Put the question to me, and I'll try.",
]
export const UNREADABLE = [
  "Sorry, I couldn't make that out. Could you put it to me as a question, in English?",
  "I didn't catch that at all. Would you say it again in other words?",
  "You'll have to help me, I couldn't follow that. What would you like to know?",
  "I think that got lost on the way. Could you ask it once more, in plain English?",
]
