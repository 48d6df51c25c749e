import type { Pool } from "./voice.ts"

/** What is said before evidence, and to a doubt. */

export const EVIDENCE: Pool = {
  any: [
    "What we can put in front of you is this.",
    "On paper, then.",
    "Let me tell you what there is and what there isn't.",
    "Fair to ask for it.",
    "As for proof:",
    "From the folder, then.",
  ],
  terse: ["What's in the file:", "Papers, then.", "Here's what holds up.", "What you can check:"],
  exact: [
    "What is documented, and how well:",
    "I'd want to see it too. This exists:",
    "The record, with its gaps:",
    "Let me separate what is on paper from what isn't.",
  ],
  warm: [
    "I'd have been disappointed if you hadn't asked.",
    "All right, let me open the drawer.",
    "You'd like to see it rather than hear it.",
    "Good, somebody who reads.",
    "Then let's look under the bonnet.",
    "Talk is cheap, I know.",
    "I'd ask for that too, in your place.",
  ],
  courteous: ["You are entitled to see it.", "I am glad that you ask for it.", "Permit me to name what exists."],
}

export const AFTER_EVIDENCE: Pool = {
  any: [
    "The papers I've named are all there are. What I haven't said yet is this.",
    "There's nothing on paper beyond that. What explains it:",
    "You've had what is written down. To complete it:",
    "That was the file. Beside the file, there's this.",
  ],
  terse: ["No more paper than that. But:", "File's empty. What I can add:"],
  exact: ["The evidence is what I listed, no more. The context to it:"],
  warm: ["No more drawers to open there. But I owe you this:"],
  courteous: [
    "I have shown you what exists. Allow me to add this.",
    "There is no further document. There is this to say, though.",
  ],
}

export const CHALLENGE: Pool = {
  any: [
    "I understand the doubt.",
    "I can see why you'd question it.",
    "You're right to press.",
    "That's a reasonable doubt.",
    "I won't argue with the instinct.",
    "Let me meet that with what we have.",
  ],
  terse: [
    "Then look at this.",
    "Doubt it, fine. Here's what I have.",
    "Don't take my word.",
    "I'd say the same in your chair.",
    "No adjectives, then.",
  ],
  exact: [
    "Then let me give you something you can check.",
    "I'd push on that too, in your seat.",
    "A doubt is best met with a document.",
    "What speaks for it, and what doesn't:",
    "You needn't believe me, there's a record.",
  ],
  warm: [
    "Ha, you're not the first to say so.",
    "I'd be the same, believe me.",
    "Fair enough, let me put my cards down.",
    "You don't buy it, and I wouldn't either on one answer.",
    "Good, let's have it out.",
  ],
  courteous: [
    "You are right to doubt it until you have seen it.",
    "I respect that. Let me answer with what can be checked.",
    "I would not ask you to take it on trust.",
  ],
}

export const SURE: Pool = {
  any: [
    "Yes. And this is what it rests on.",
    "I mean it. Look at what stands behind it.",
    "As sure as this lets me be.",
  ],
  terse: ["Yes. Look.", "Sure enough to show you."],
  exact: ["To the degree that this supports it.", "As sure as the record is."],
  warm: ["I know how it sounds. But look.", "I'd raise an eyebrow too. Still:"],
  courteous: ["I am in earnest. Permit me to show why."],
}

export const PROPERLY: Pool = {
  any: [
    "Then let me answer it properly.",
    "You want something firmer. Here it is.",
    "Fair. Without the wrapping, then:",
  ],
  terse: ["Then straight."],
  exact: ["Then with nothing left out:"],
  warm: ["Caught. Properly, this time:"],
  courteous: ["You are right to insist."],
}

export const SAID_FIGURE: Pool = {
  any: [
    "I did say {figure}. Here is what's inside it and what isn't.",
    "{figure} is what you heard from us, yes. What it rests on:",
    "Yes, {figure}, and I'll tell you how far it carries.",
  ],
  terse: ["{figure}, yes. Behind it:"],
}

export const UNSAID_FIGURE: Pool = {
  any: [
    "{figure} isn't a number you had from us. What I can stand behind is this.",
    "I can't place the {figure}, it wasn't ours. What is ours:",
    "The {figure} must come from somewhere else. From our side:",
  ],
  terse: ["{figure}? Not from us. From us you have this:"],
}
