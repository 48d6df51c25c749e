import type { Pool } from "./voice.ts"

/** What managers say before an answer. */

export const REQUESTED: Pool = {
  any: ["Of course.", "Certainly.", "Yes, let me do that."],
  terse: ["Sure.", "Right.", "Quickly, then."],
  exact: ["In order, then.", "Let me keep to the essentials.", "I'll give you the frame first."],
  warm: ["Gladly.", "Happy to.", "Love to.", "With pleasure."],
  courteous: ["With pleasure.", "By all means.", "I shall try."],
}

export const FIRST: Pool = {
  any: [
    "Let me see.",
    "Good place to dig.",
    "Fair question.",
    "Well.",
    "You go straight there.",
    "I can tell you that.",
  ],
  terse: ["Short version:", "In a sentence or two:"],
  exact: ["As precisely as I can:", "Let me be exact.", "Let me keep apart what's in it and what isn't."],
  warm: ["Ah, that.", "I like that one.", "Let me think how to tell it.", "I was hoping you'd ask."],
  courteous: ["Thank you for asking that.", "Let me try to put it in order.", "A proper question."],
}

export const YES_OR_NO: Pool = {
  any: [
    "Let me tell you how that stands.",
    "Let me give you the position.",
    "I'd rather show you where we are than say yes or no.",
    "What I can say to that is this.",
    "I'll tell you what I know about it.",
  ],
  terse: ["Here's where it stands.", "Where we are on that:"],
  exact: ["The position is this.", "As far as that can be answered:"],
  warm: ["Let me tell you how it is.", "Well, see what you make of this."],
  courteous: ["Permit me to give you the position.", "I shall tell you how the matter stands."],
}

export const DEEPER: Pool = {
  any: [
    "There's more behind that.",
    "Building on what I said about {topic}:",
    "Let me open that up a bit.",
    "Going further than I did before:",
    "Since you're coming back to {topic}:",
    "You've had the short form. Here's the rest.",
    "To take {topic} one step further:",
    "On {topic} I stopped early. To go on:",
  ],
  terse: ["Next layer.", "The rest of it:", "One level down.", "Still on {topic}, then."],
  exact: [
    "To complete what I said about {topic}:",
    "The first answer left this out.",
    "What stands behind the first figure:",
    "In more detail:",
  ],
  warm: [
    "You won't let go of that, good.",
    "All right, the longer story.",
    "There's a bit I skipped the first time.",
    "Let me go back to {topic} and not hurry this time.",
  ],
  courteous: [
    "I can go further into that, if you wish.",
    "Let me add to my first answer.",
    "There is a second part to {topic}.",
  ],
}

export const DEEPER_OTHER: Pool = {
  any: [
    "To add to what {before} said:",
    "{before} gave you the short form. There's more.",
    "Following on from {before}:",
    "Where {before} stopped:",
  ],
}

export const WHY: Pool = {
  any: [
    "What lies behind it:",
    "The background is this.",
    "Let me give you what is underneath.",
    "Here's what I'd put it down to.",
  ],
  terse: ["Underneath it:"],
  exact: ["As far as we can explain it:", "The explanation we have:"],
  warm: ["There's a story behind that.", "You'd ask that as well if you lived with it."],
  courteous: ["Allow me to explain."],
}

export const EXAMPLE: Pool = {
  any: ["To be concrete:", "Let me get specific.", "In particulars:", "Closer up:"],
  terse: ["Concretely:", "Details, then."],
  exact: ["The particulars:"],
  warm: ["Let me put some flesh on it."],
}

export const MORE: Pool = {
  any: ["There's this as well.", "Then I'll go on.", "What I haven't said yet:", "Further:"],
  terse: ["Fine. Further:", "Second half."],
  exact: ["To continue where I stopped:"],
  warm: ["Well, since you let me:", "You have to hear the rest, then."],
  courteous: ["Thank you. To continue:"],
}

export const BESIDE: Pool = {
  any: [
    "I can't give you that cut here. What belongs with it is this.",
    "I don't have it split that way. What I can add:",
    "Not in that form, no. Beside what I said, there's this.",
    "For that exactly I'd have to go back to my desk. The nearest I have:",
  ],
  terse: ["Don't have that one. I have this:"],
  exact: ["I have nothing on precisely that. What adjoins it:"],
  warm: ["You've caught me without that one. What I do have:"],
}

export const CLARIFY: Pool = {
  any: [
    "Let me be clearer.",
    "Sorry, that was shorthand.",
    "To put it more plainly:",
    "Let me say it differently.",
    "I should have been more precise.",
    "Fair, I skipped a step.",
  ],
  terse: ["Put differently:", "Plainer:"],
  exact: ["Let me define that properly.", "I was imprecise. More exactly:"],
  warm: ["That came out crooked. Again:", "I ran ahead of you, sorry."],
  courteous: ["Forgive me, that was not clear."],
}

export const SUMMED_RIGHT: Pool = {
  any: [
    "The {figure} you have from us. What belongs beside it:",
    "I recognise the {figure}. One more piece for your notes:",
    "The {figure} is ours. I'd complete it like this.",
  ],
  terse: ["{figure}, yes. Add this:"],
}

export const SUMMED: Pool = {
  any: [
    "Hold that against this before you write it down.",
    "For your notes, the way I'd put it:",
    "Let me say in my words what belongs beside it.",
    "It would be incomplete without this.",
    "The part I'd still write down:",
    "Before I nod to that, one more piece:",
  ],
  terse: ["Write this down too.", "Not the whole of it. Add:"],
  exact: ["I'd word it with more care:", "Check that sentence against this."],
  warm: ["You listen well. There's one more thing to it."],
  courteous: ["May I complete it?"],
}

export const CORRECTS: Pool = {
  any: [
    "Not quite, I don't recognise the {figure} in that.",
    "Careful with the {figure}, that isn't what we gave you.",
    "I'd take the {figure} out of your note, it didn't come from us.",
  ],
}
