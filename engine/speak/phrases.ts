/** What managers say around the facts. Places in braces are filled in by compose.ts. */

export const HANDOVER = [
  "Let me take that one, it sits with me.",
  "I'll answer that, since it lands on my desk.",
  "That one is mine.",
  "I can take this, {lead}.",
  "If I may, {lead}, that's my side of the house.",
  "I look after that, so let me answer.",
  "{lead} usually passes that one to me, so here it is.",
  "That's my area, so I'll come in here.",
]
export const OUTSIDE = [
  "{owner} is closer to that than I am, but since you ask me:",
  "I'd normally leave that to {owner}. My understanding is this.",
  "That's really {owner}'s field, so correct me afterwards, {ownerFirst}.",
  "You'd get the longer version from {owner}, but I can tell you what we all know.",
]
export const FIRST = [
  "Sure.",
  "Of course.",
  "Happy to.",
  "Good place to dig.",
  "Right.",
  "Fair question.",
  "Yes, let me take that.",
  "Let me think how to put it.",
]
export const DEEPER = [
  "To go a level down:",
  "There's more behind that.",
  "Building on what I said about {topic}:",
  "Let me open that up a bit.",
  "Behind what I said earlier:",
  "Going further than I did before:",
  "The longer answer on {topic}:",
  "Since you're coming back to it:",
  "I gave you the short form before. Here's the rest.",
]
export const EVIDENCE = [
  "Here's what we can put in front of you.",
  "On paper, then.",
  "Let me tell you what there is and what there isn't.",
  "What we can show:",
  "Fair to ask for it.",
  "I'd want to see it too.",
  "As for proof:",
]
export const CHALLENGE = [
  "I understand the doubt.",
  "I'd push on that too, in your seat.",
  "I can see why you'd question it.",
  "Let me answer that with what we have rather than with adjectives.",
  "You're right to press.",
  "That's a reasonable doubt.",
  "I won't argue with the instinct. Here is what I know.",
]
export const CLARIFY = [
  "Let me be clearer.",
  "Sorry, that was shorthand.",
  "To put it more plainly:",
  "Let me say it differently.",
  "I should have been more precise.",
  "Fair, I skipped a step.",
]
export const AGREES = [
  "That's a fair reading, with one thing to add.",
  "Broadly, that's how I'd put it. I'd add this.",
  "You have the outline. To complete it:",
  "Close to it. One more piece belongs in your notes:",
  "Yes, in outline. The part I'd still write down:",
]
export const AGREES_ALL = [
  "That's how I'd put it as well, and I have nothing to add on {topic}.",
  "Yes, that matches what I told you about {topic}.",
  "You've got it as I said it.",
  "In outline, yes. I'd leave your note on {topic} as it stands.",
]
export const CORRECTS = [
  "Not quite, I don't recognise the {figure} in that.",
  "Careful with the {figure}, that isn't what I gave you.",
  "Most of that, but not the {figure}.",
  "I'd take the {figure} out of your note, it didn't come from us.",
]
export const EXHAUSTED = [
  "I've told you what I know about {topic}. I'd only be saying it twice. {nearby}",
  "On {topic} you have everything I can give you today. {nearby}",
  "We've been through {topic}, and there isn't a further layer I can offer. {nearby}",
  "I'd point you back to what I said on {topic}, I have nothing to add to it. {nearby}",
  "That's as deep as I can go on {topic} in this room. {nearby}",
]
export const EXHAUSTED_OTHER = [
  "I told you that story already, and it hasn't got any better since. {nearby}",
  "As I said a moment ago, that's all there is to it. {nearby}",
  "You had my answer on that earlier. {nearby}",
]
export const UNKNOWN = [
  "I don't have an answer to that with me. {nearby}",
  "Honestly, I couldn't tell you. {nearby}",
  "That I don't know, and I'd rather say so than guess. {nearby}",
  "Nobody has asked us that before, and I don't have it. {nearby}",
  "I'd have to look that up after the meeting. {nearby}",
  "I can't help you on that one today. {nearby}",
  "I don't want to make something up. {nearby}",
  "Not something I can answer off the top of my head. {nearby}",
]
export const NEARBY = [
  "What I can speak to is {a} or {b}.",
  "Ask me about {a} or {b} and I'll do better.",
  "If it helps, I can go into {a}, or into {b}.",
  "I'd be on firmer ground with {a} or {b}.",
  "Closer to home, there's {a}, and we haven't touched {b}.",
  "We could look at {a} or {b} instead.",
]
export const NEARBY_ONE = [
  "What we haven't covered is {a}.",
  "I can still go into {a}, if that's useful.",
  "There's {a} left, if you want it.",
]
export const WHICH = [
  "Do you mean {a}, or {b}? I'd answer those differently.",
  "I want to answer the right question: is it {a} you're after, or {b}?",
  "Help me a little there. Is that about {a} or about {b}?",
  "I could take that as {a} or as {b}. Which is it?",
  "Before I go off in the wrong direction: {a}, or {b}?",
]
export const THEN = [
  "On {topic}:",
  "As for {topic}:",
  "Then to {topic}.",
  "And on {topic}:",
  "To your other point, on {topic}:",
  "Next, {topic}.",
]
export const THEN_UNKNOWN = ["The other part I can't answer today.", "On your last point I have nothing to offer."]
/** Before a thing that is no secret: what the company is, what a word means. */
export const ASIDE = ["Gladly.", "In short:", "The plain version:", "Of course.", "Put simply:", "That's quickly said."]
