import type { Pool } from "./voice.ts"

/** Who speaks, for whom, and in which order. */

export const HANDOVER: Pool = {
  any: [
    "I'll take that one.",
    "That one is mine.",
    "I can take this, {lead}.",
    "I look after that, so let me answer.",
    "That's on my side of the table.",
    "Let me come in here, {lead}.",
    "{lead}, shall I? It's my field.",
    "That question was going to reach me sooner or later.",
  ],
  terse: [
    "Mine.",
    "I run that, so:",
    "Let me, {lead}. It's quicker.",
    "My department.",
    "I'll do that one, {lead}.",
    "That's me.",
    "That's my job, so:",
    "I have that on my desk.",
  ],
  exact: [
    "That falls to me.",
    "It's in my books, so let me answer.",
    "{lead} will allow me to be precise on that.",
    "I keep those records, so I should answer.",
    "I'm responsible for that, so you get it from me.",
    "Since I would have to sign for it, let me answer.",
    "That belongs to my part.",
    "I'd better give you that one myself.",
  ],
  warm: [
    "Oh, that's one for me, {lead}.",
    "My turn, at last.",
    "Give me that one, {lead}.",
    "Now we come to what I do all day.",
    "I can't keep quiet on that.",
    "May I? I've waited for that one.",
    "Now you're in my corner.",
    "{lead} is looking at me, so here I come.",
    "I get to answer that one.",
    "There we are, my subject.",
    "{lead} usually passes that one to me.",
  ],
  courteous: [
    "If I may, {lead}, that is my side of the house.",
    "Allow me, {lead}.",
    "I believe that is for me to answer.",
    "With your permission, {lead}, I would like to answer that.",
    "I look after that, so permit me to answer.",
    "That question is properly mine.",
  ],
}

export const OUTSIDE: Pool = {
  any: [
    "{owner} is closer to that than I am, but since you ask me:",
    "I'd normally leave that to {owner}. My understanding is this.",
    "That's really {owner}'s field, so correct me afterwards, {ownerFirst}.",
    "You'd get the longer version from {owner}. What we all know is this.",
  ],
  terse: ["{ownerFirst}'s subject, but I can answer.", "Not my desk. Still:"],
  exact: ["{owner} keeps that, I only read it. What I have read is this."],
  warm: ["You're testing whether I listen to {ownerFirst}. I do."],
}

export const QUOTED: Pool = {
  any: [
    "That's {owner}'s field, and I'd rather give you {ownerFirst}'s words than mine:",
    "{ownerFirst} would put it like this:",
    "I'd only be repeating {ownerFirst}, so in {ownerFirst}'s words:",
    "The way {ownerFirst} tells it:",
    "I have that from {owner}, so word for word:",
  ],
  terse: ["{ownerFirst}'s line on that:", "Ask {ownerFirst} and you'll hear:"],
  exact: ["I quote {owner}, who is answerable for it:"],
  warm: ["I've heard {ownerFirst} say it often enough:"],
  courteous: ["{owner} says it better than I could:"],
}

export const THEN_QUOTED: Pool = {
  any: ["On {topic}, in {ownerFirst}'s words:", "As for {topic}, {ownerFirst} would say:"],
}

export const THEN: Pool = {
  any: [
    "On {topic}:",
    "As for {topic}:",
    "And on {topic}:",
    "To your other point, on {topic}:",
    "That brings me to {topic}.",
    "Now to {topic}.",
  ],
  terse: ["Next, {topic}.", "{Topic}, then."],
  exact: ["Concerning {topic}:", "Separately, on {topic}:"],
  warm: ["And you asked about {topic}.", "Let me not forget {topic}."],
  courteous: ["Coming to {topic}:", "You also asked about {topic}."],
}

export const SEVERAL: Pool = {
  any: ["One after the other.", "Let me take them in turn.", "In that order:"],
  terse: ["In turn."],
  exact: ["I'll keep them apart.", "In sequence, then."],
  warm: ["You don't waste a breath. Let me see."],
}

export const TAKEN_AS: Pool = {
  any: [
    "Then I'll take it as {topic}.",
    "I'll answer it as a question about {topic}.",
    "Let me take it to mean {topic}.",
  ],
  terse: ["As {topic}, then."],
}

export const REOPENED: Pool = {
  any: ["Of course, one more.", "Yes, before you go:", "There's always time for that one."],
  terse: ["Go on, then."],
  warm: ["The best ones come at the door."],
  courteous: ["By all means, ask."],
}
