import type { Pool } from "./voice.ts"

/** Greetings, courtesies and goodbyes. What leads on stands apart (START, NEXT): nobody ends every sentence with "What next?". */

export const START: Pool = {
  any: [
    "Where would you like to start?",
    "What would you like to know first?",
    "Ask away whenever you're ready.",
    "Begin wherever you like.",
    "We've kept the whole slot free, so start where you want.",
    "What's first on your list?",
  ],
  terse: ["Where do we start?", "Fire away.", "What first?"],
  exact: ["Which subject first?", "I suggest you choose the order."],
  warm: ["We're all yours, so begin anywhere.", "So, what shall we tell you?"],
  courteous: ["Please begin where you wish.", "With what may we begin?"],
}

export const NEXT: Pool = {
  any: [
    "What would you like to look at next?",
    "What else can I tell you?",
    "Where do you want to go from here?",
    "What's next on your list?",
    "Carry on.",
  ],
  terse: ["Next?", "Go on."],
  exact: ["Which point next?"],
  warm: ["What else would you like to hear?"],
  courteous: ["Please continue."],
}

export const GREETING: Pool = {
  any: [
    "{hello}{visitor}. Good to have you here.",
    "{hello}{visitor}, and thank you for coming.",
    "{hello}{visitor}. We've been looking forward to this.",
  ],
  terse: [
    "{hello}{visitor}. Good that you're here.",
    "{hello}{visitor}. Sit where you like.",
    "{hello}{visitor}. You found us, good.",
    "{hello}{visitor}. Let's use the time.",
  ],
  exact: ["{hello}{visitor}. Thank you for taking the time.", "{hello}{visitor}. We're complete, so we can begin."],
  warm: [
    "{hello}{visitor}, come in, come in.",
    "{hello}{visitor}. It's good to see a new face at this table.",
    "{hello}{visitor}, and welcome. Mind the cable.",
  ],
  courteous: ["{hello}{visitor}, you are most welcome."],
}

export const GREETING_AGAIN: Pool = {
  any: ["Hello again.", "And hello once more.", "Still here."],
  warm: ["Hello again, as if we'd never parted."],
}

export const MET: Pool = {
  any: ["Likewise{visitor}.", "Good to meet you too{visitor}.", "The pleasure is ours{visitor}."],
  terse: ["Likewise{visitor}."],
  warm: ["Lovely to meet you too{visitor}."],
}

export const HOW_ARE_YOU: Pool = {
  any: [
    "Well, thank you. A little less sleep than I'd like, but that's the season.",
    "All good, thanks.",
    "Fine, thank you, and glad to be talking about {company}.",
  ],
  terse: ["Can't complain, and it wouldn't help.", "Busy. That's how I like it."],
  exact: ["Within the usual range, thank you."],
  warm: ["Very well, and better for the company."],
  courteous: ["Very well, thank you, and I hope you are too."],
}

export const FREE_TIME: Pool = {
  any: ["Quiet, which I've learned to value.", "Short. Most of them are, these days.", "It did me good, thank you."],
  terse: ["Too short."],
  warm: ["Full of family, and I'd not have it any other way."],
  courteous: ["Peaceful, thank you for asking."],
}

export const JOURNEY: Pool = {
  any: [
    "Then I'm all the more grateful that you came.",
    "That's no way to begin a day. Sit down and catch your breath.",
    "I know the feeling. You're here now, and we have the time.",
  ],
  terse: ["Happens. You made it."],
  exact: ["We have the full time all the same."],
  warm: ["Oh dear. Shall somebody bring you a tea first?"],
}

export const WEATHER: Pool = {
  any: [
    "I've hardly looked out of the window today, I admit.",
    "You'll have seen more of it than I have.",
    "It makes no difference in this room, sadly.",
  ],
  warm: ["And we sit in here, the lot of us."],
}

export const REFRESHMENT: Pool = {
  any: [
    "Help yourself, there's enough for everyone.",
    "Please, have some, before it goes cold.",
    "Have a cup, the talking goes better with it.",
  ],
  terse: ["Take what you like."],
  warm: ["It's the one thing we never save on. Please, help yourself."],
}

export const SURROUNDINGS: Pool = {
  any: [
    "It does the job, and we like it.",
    "Thank you. We don't see it ourselves any more.",
    "You should see it on a Friday evening.",
  ],
  warm: ["Thank you, we tidied up for you."],
}

export const TIRED: Pool = {
  any: ["It's that time of the year. I'm listening, though.", "A long week. Don't spare me for that."],
  terse: ["I'm awake enough."],
  warm: ["You're not the first to say so, and my mirror agrees."],
}

export const PATIENT: Pool = {
  any: [
    "Take all the time you need. Nothing you ask will be too simple for us.",
    "Don't worry, we were all new to it once. Ask in your own words.",
    "There's no wrong question here. If I use a word that means nothing to you, stop me.",
  ],
  terse: ["No hurry. Ask as it comes."],
  warm: ["Oh, never mind that. Just ask as you'd ask a neighbour, and stop me when I talk shop."],
}

export const HEARING: Pool = { any: ["Loud and clear.", "We can, very well.", "Perfectly."] }

export const PRESENT: Pool = { any: ["Still here.", "Yes, we're here.", "We haven't gone anywhere."] }

export const READY: Pool = { any: ["Yes, let's.", "We're ready.", "By all means."], terse: ["Ready."] }

export const THANKS: Pool = {
  any: ["You're welcome.", "Of course.", "My pleasure.", "Not at all.", "Gladly."],
  terse: ["No trouble at all.", "That's what we're here for."],
  warm: ["Any time.", "Don't mention it."],
  courteous: ["It is a pleasure.", "You are most welcome."],
}

export const APOLOGY: Pool = {
  any: ["No harm done.", "Don't worry about it.", "It's no trouble at all.", "That's fine, take your time."],
}

export const COURTESY: Pool = {
  any: ["That's kind of you.", "Thank you, that's good to hear.", "Good of you to say."],
  terse: ["Thanks."],
  exact: ["I'll note that down as goodwill."],
  warm: ["Careful, we'll get used to it."],
  courteous: ["You are very kind."],
}

export const CLOSING: Pool = {
  any: [
    "Thank you for the time and the questions. Do end the meeting whenever you're ready.",
    "It was good talking to you. We'll stop here, then.",
    "Thanks for coming in. Nothing further from our side.",
    "Then we'll leave it there for today. Thank you for coming.",
    "Thank you, we enjoyed that. You can close the meeting when you like.",
  ],
  terse: ["Good. Thanks for coming.", "That's it, then. Thank you.", "Right. Safe way home."],
  exact: ["Thank you. I think that was an orderly meeting.", "Thank you, you were thorough."],
  warm: ["It was a pleasure, really. Come back and see us.", "Off you go, then. It was good to have you here."],
  courteous: ["I thank you for your time, and wish you a good journey."],
}

export const CLOSING_PROMISED: Pool = {
  any: [
    "Good, we'll wait to hear from you, and we'd rather have an early no than a late one.",
    "Then we'll hear from you. Thank you for the questions.",
    "Take the time you need for it. You know where we are.",
  ],
  terse: ["Good. We'll wait for your word.", "Do. A quick answer is a good answer."],
  exact: ["Thank you. A date for your answer would help us, if you can name one."],
  warm: ["Do that, and whatever the answer is, tell it to us straight."],
}

export const CLOSING_LIST: Pool = {
  any: [
    "Thank you. Send it over, and we'll answer in writing.",
    "Do that. Whatever is missing, ask for it and you'll get it.",
    "Good. Better a long list than an open question.",
  ],
  terse: ["Send it. You'll have answers."],
  exact: ["Thank you. Number the points, and we'll work through them."],
  warm: ["Send us anything, and don't be shy with it."],
}

export const CLOSED: Pool = {
  any: ["Goodbye, then.", "Until next time.", "All the best."],
  terse: ["Bye, then.", "Take care."],
  warm: ["Take care, and mind the step."],
  courteous: ["Goodbye, and thank you."],
}

export const CLOSING_QUESTIONS: Pool = {
  any: [
    "Only one from us: if it's a no, will you tell us early?",
    "Nothing that can't wait for a second meeting.",
    "What would have to be true for you to come back? You needn't answer that now.",
  ],
}
