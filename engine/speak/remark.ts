import { PATIENT } from "./phrases-greeting.ts"
import * as remarks from "./phrases-remark.ts"
import type { Social } from "./social.ts"

/** Asks for patience, or owns to knowing little. */
export const UNSURE =
  /\b(?:new (?:to|at) (?:this|it|investing)|first (?:time|meeting)|patient with me|beginner|nervous|not an expert|do(?:n'?t| not) know (?:much|anything|a lot))\b/i
const PRAISES =
  /\b(?:impress\w*|great|good (?:answer|number|work|point|job)|nice|well done|excellent|love(?:ly)?|like (?:the|your|how)|appreciate|helpful|clear|brilliant|wonderful|convincing|beautiful)\b/i
const ANECDOTE =
  /\bmy (?:neighbour|wife|husband|partner|friend|brother|sister|mother|father|daughter|son|boss|colleague|cousin|aunt|uncle)\b/i
const TELLS_OF_SELF =
  /^\W*(?:(?:well|so|ok|and|by the way)[,\s]+)*(?:i'm|i've|we're|we've|i|we|my|our)(?!['’\w])(?!.*\b(?:you|your)\b)(?! (?:still |also |just )?(?:think|believe|guess|suppose|feel|doubt|see\b|hear|heard|read|understand|would|need|want|hope|wonder))/i
const AGENDA =
  /\b(?:start|begin|continue|finish) with\b|\bmy (?:plan|agenda)\b|\b(?:i'?ll|i will|we'?ll|we will|i want to|i'd like to) (?:ask|start|begin|go through|cover)\b|\blet'?s (?:move on|go on|start|begin|continue|turn)\b|\bfirst\b.+\bthen\b/i
const HEARSAY =
  /^\W*(?:i|we)(?:'ve| have)? (?:heard|read|was told|were told)\b|\b(?:people|they|everybody|everyone|rumou?r) (?:say|says|has it)\b/i
const NODS =
  /^\W*(?:ok(?:ay)?|k|right|i see|got it|fine|good|sure|understood|noted|fair|clear|al(?:l )?right|makes sense|i understand|aha|oh|yes|yeah|no|great|thanks|perfect|exactly|very well|carry on)\b/i
const ADVISES =
  /\b(?:should|ought|would be wise|advice|recommend|consider|in my view|i think|i believe|i feel|personally|i'?d (?:rather|focus|be)|if i were you)\b/i
const SHORT = 4

/** The reaction to a remark; `offer` tells that a topic is at hand that it touches. */
export function remark(text: string, offer: boolean): Social {
  const words = text.split(/\s+/).length
  if (UNSURE.test(text)) return { reaction: PATIENT, leads: null }
  if (/\b(?:never ?mind|forget it|skip (?:it|that)|no matter)\b/i.test(text) && words <= SHORT + 1)
    return { reaction: remarks.NEVER_MIND, leads: "next" }
  if (HEARSAY.test(text)) return { reaction: remarks.HEARSAY, leads: offer ? "topic" : null }
  if (AGENDA.test(text)) return { reaction: remarks.AGENDA, leads: null }
  if (PRAISES.test(text) && !/\b(?:not|n't|hardly|less)\b/i.test(text)) return { reaction: remarks.PRAISE, leads: null }
  if (/^\W*(?:how |very |that'?s )?(?:interesting|fascinating|curious|intriguing)\W*$/i.test(text))
    return { reaction: remarks.INTERESTED, leads: null }
  if (words <= SHORT && NODS.test(text)) return { reaction: remarks.ACKNOWLEDGED, leads: "next" }
  if (ANECDOTE.test(text)) return { reaction: remarks.ANECDOTE, leads: offer ? "topic" : null }
  if (TELLS_OF_SELF.test(text)) return { reaction: remarks.SELF, leads: null }
  if (ADVISES.test(text)) return { reaction: remarks.ADVICE, leads: null }
  return { reaction: remarks.REMARK, leads: offer ? "topic" : null }
}
