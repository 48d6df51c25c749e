import { asks, sentences } from "../understand/split.ts"

/** The form of a question, to which the words before an answer have to fit. */
export type QuestionForm = "request" | "wish" | "why" | "example" | "more" | "yes_no" | "surprise" | "open"

const LEAD_IN =
  /^\W*(?:(?:and|but|so|or|ok(?:ay)?|well|right|also|then|sorry|please|hm+|now)[,\s]+)*(?:\p{Lu}[\p{L}'-]+,\s*)?/u
const FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  ["surprise", /^(?:really|seriously|are you (?:sure|serious|kidding|joking)|is that so|no way)\b/i],
  [
    "example",
    /^(?:such as|like what|for (?:example|instance)|e\.?g\.?|namely|which ones?\W*$|name (?:one|some|a few|two|three)|(?:can|could) you (?:give|name)\b.*\bexamples?)\b/i,
  ],
  [
    "more",
    /^(?:go on|continue|carry on|(?:please )?tell me more|more (?:details?|please|about)|(?:can|could) you (?:elaborate|expand)|elaborate|expand on|anything else|what else|and then|is that all)\b/i,
  ],
  ["why", /^(?:why|how come|what for|for what reason|what(?:'s| is) the reason)\b/i],
  [
    "request",
    /^(?:(?:can|could|would|will) you (?:please )?)?(?:tell|explain|describe|walk|talk|take|outline|run|compare|summari[sz]e|introduce)\b/i,
  ],
  [
    "wish",
    /^(?:give|show|send|list|name|help|share|define|quantify|(?:can|could|would) (?:you|we|i)|i(?:'d| would)? (?:like|love|want)|let(?:'s| us| me))\b/i,
  ],
  [
    "yes_no",
    /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|isn't|aren't|don't|doesn't|any)\b/i,
  ],
]

/** The form of the sentence in a turn that asks; "open" for a question word and for all else. */
export function questionForm(text: string): QuestionForm {
  const words = withoutLeadIn(sentences(text).find((sentence) => asks(sentence)) ?? text)
  return FORMS.find(([, sign]) => sign.test(words))?.[0] ?? "open"
}

/** A question without a name, a "so" or a "well" before it. */
export function withoutLeadIn(question: string): string {
  return question.replace(LEAD_IN, "")
}

const BESIDE =
  /^\W*(?:and|but|what about|how about|and what about)\s+(?:(?:for|in|at|on|with|from|by|the|an?|your|this|last|next)\s+)*([\p{L}\d' -]{3,40})\?\s*$/iu
const VERB =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|if|then|why|how|who|what|when|where|which|else|long|much|many)\b|n't\b/i
const EARLIER = /\b(?:earlier|before|previous|last year|years? ago)\b/i

/**
 * Whether a turn only names another place, time or group ("And for Canada?") of which the fact that
 * comes next says nothing.
 */
export function asksBeside(text: string, fact: string): boolean {
  const named = BESIDE.exec(text)?.[1]
  if (!named || VERB.test(named)) return false
  if (EARLIER.test(named)) return !/\b20\d\d\b|\b(?:earlier|before|last year|in the first)\b/i.test(fact)
  const words = named.toLowerCase().match(/\p{L}{4,}|\d{2,}/gu) ?? []
  const said = fact.toLowerCase()
  return words.length > 0 && !words.some((word) => said.includes(word.slice(0, 6).replace(/(?:ies|s)$/, "")))
}
