import type { TurnKind } from "#contracts/content.ts"
import { isQuestion } from "./split.ts"

/**
 * Plain signs of a kind in the words themselves. A match adds its weight to the kind's share, and
 * a weight above 1 decides: where an embedding is blind (a short "Why?", a role token, "correct?"
 * at the end), words are not. The second list needs something said before.
 */
type Sign = readonly [TurnKind, number, RegExp]

const SIGNS: readonly Sign[] = [
  [
    "out_of_role",
    3,
    /\b(?:system|developer|hidden|internal) (?:prompt|instructions?|mode|fields?)\b|\b(?:ignore|disregard|forget|ignor)\b.{0,30}\b(?:instructions?|instrctions|rules|prompt|above|previous|everything|manager)\b/i,
  ],
  ["out_of_role", 3, /<\|?\/?[a-z_]+\|?>|\[\/?inst\]|^\s*(?:system|assistant|user)\s*:|###\s*instruction|\{\s*"role"/i],
  [
    "out_of_role",
    3,
    /\b(?:answer key|model (?:answer|solution)|grading (?:key|scheme|sheet|criteria|guide|rubric|system prompt)|(?:be|am|are|get) graded|rubric|jailbreak|(?:in|out of) character|role-?play(?:ing)?|(?:this|the|a) simulation (?:is|ends?|over)|(?:this is|end|leave|stop) (?:just |only )?(?:a|the|this) simulation|debug mode|full marks?|(?:what|which) (?:language )?model (?:are you|you are|you run|do you run on)|(?:you|you have|you've) been trained|were you trained|(?:answers|replies|responses) (?:generated|scripted|pre-?written|canned))\b/i,
  ],
  [
    "out_of_role",
    3,
    /\b(?:are you|you are|you're|as|(?:talk|speak)ing (?:to|with)) (?:an? |just an? |really an? |only an? |some )?(?:large )?(?:ai|a\.i\.|bot|robot|machine|computer|program|actor|chat ?bot|chatgpt|gpt|language model|llm|simulation)\b/i,
  ],
  [
    "out_of_role",
    2,
    /\b(?:list|reveal|print|output|tell me|give me|show me|dump)\b.{0,40}\b(?:expected (?:answers?|items?|strengths?|weakness(?:es)?|points?|responses?|dd)|(?:hidden|secret) (?:answers?|facts?|items?|notes?|rules|fields?|text|file|data|information|strengths?|weakness(?:es)?|list|instructions)|correct answers?)\b|\byour (?:prompt|instructions|programming|restrictions)\b|\byour rules\b(?! for)|\bnew rules\b|\b(?:from now on,? you|(?:please|now|must|should|you|will) act as|pretend (?:to be|you)|text above)\b|^act as\b|\bmy (?:assignment|homework|assessment|exam)\b|\bthe (?:assignment|homework|exam)\b|\bwrite (?:me )?a .{0,20}(?:script|function|program)\b/i,
  ],
  [
    "closing",
    1.3,
    /\b(?:good-?bye|bye|see you(?= (?:soon|then|later|next|tomorrow|on|in|at)\b|\W*$)|wrap (?:this |it |things )?up|call it a day|out of time|(?:no|any) (?:more|further) questions|(?:that's|that is|thats|this is) (?:all|everything)\b(?! you)|(?:be|stay|well be|keep) in (?:touch|tuoch)|(?:come|get) back to you|leave it (?:there|here)|safe (?:trip|journey)|(?:i have|i've got|i got) (?:all|everything|what) i need(?:ed)?|done here|end the meeting|stop here|finish here|speak soon|time is up|see myself out|close for today|hear from us|discuss (?:it |this )?internally|have to (?:run|go|leave)|good luck with|next steps? (?:is|are|from)|send you .{3,60}(?:tomorrow|tonight|later|next week|by e-?mail))/i,
  ],
  [
    "small_talk",
    1.2,
    /^\W*(?:hi|hello|helo|hey|hiya|good (?:morning|afternoon|evening|day)|gud \w+|thanks?(?: you)?|thx|cheers|ty|welcome|nice to meet you|pleased to meet you|how are you|how do you do)\b(?!.*\?)[^?]{0,70}[.!]*\s*$/i,
  ],
  [
    "small_talk",
    1.2,
    /\bhow (?:are you|was your (?:journey|trip|weekend|flight|morning|week)|is everyone)|\bnice to (?:meet|see)|\bpleas(?:ed|ure) to meet|\bglad (?:that )?we meet|\b(?:can|do) (?:you|everybody|everyone) (?:all )?hear me|\bshall we (?:begin|start|wait)|\bready to (?:start|begin)/i,
  ],
  [
    "summary",
    1.4,
    /^\W*(?:(?:ok(?:ay)?|right|good|fine|and|well)[,.\s]+)?(?:so (?:if i|basically|in short|what you|you'?re saying|the bottom line|to recap)|if i(?:'ve| have)? (?:understand|understood|got)|let me (?:just )?(?:summari[sz]e|play|recap|repeat|make sure|check|see (?:if|whether)|say (?:it|that|this)|state|get (?:this|that) (?:straight|right)|put (?:it|that|this))|not(?:ed|e to self)\s*:|(?:for|in|from) my notes|my (?:notes|page) (?:say|has|have)|in a nutshell|long story short|what i (?:take|understand|have so far)|(?:may|shall|can) i (?:write|note|put it)|(?:have|did) i (?:understood|understand|got|get|hear)|i (?:gather|conclude)|to (?:sum|recap|summari[sz]e|play)|in other words|my takeaway|what i'?m hearing|in summary|summing up|just to (?:check|recap|confirm)|am i right|do i understand|i understand it so|i take it)/i,
  ],
  [
    "summary",
    1.3,
    /(?:,|\.|\?)\s*(?:(?:is|have i|did i) (?:it |that |this |got |understood |understand ){1,3}(?:right|correct|properly|fair|accurate|it)?|correct|right|yes)\s*\?\s*$/i,
  ],
  [
    "evidence_request",
    1.2,
    /\b(?:evidence|proof|(?<!n't )prove|reference (?:customers?|calls?|list)|references\?|audited|documented|paperwork|back (?:that|this|it) up|verify|verified|in writing|source for|your source|raw (?:data|numbers|files)|on paper|see for (?:my|our)sel)/i,
  ],
  [
    "evidence_request",
    1.2,
    /\b(?:send|share(?! of\b)|forward|show|let (?:me|us) (?:see|have|read)|(?:may|could|can|might) (?:i|we) (?:see|look|have|get|read|phone|call|speak|talk)|provide|put)\b.{0,50}\b(?:data|table|export|contracts?|letters?|reports?|certificates?|minutes|accounts|agreements?|numbers by|statements?|records?|filings?|files?|list|breakdown|logs?|invoices?|cohorts?|spreadsheet|model|copy|papers?|documents?|results?|sheet|customers?|room)\b/i,
  ],
  [
    "evidence_request",
    1.2,
    /\b(?:whom?|which|that|and) (?:i|we) (?:can|could|may|might) (?:then )?(?:read|see|check|call|ring|phone|speak|talk|inspect)\b|\b(?:copy|copies) of\b|\b(?:want|like|need|have|get) (?:a|the) (?:copy|original)\b/i,
  ],
  [
    "evidence_request",
    0.7,
    /\b(?:put (?:me|us) in touch|(?:is|are|was|were) there (?:an? |any )?(?:[\w-]+ ){0,2}(?:reports?|records?|protocols?|stud(?:y|ies)|papers?|documents?|minutes|photographs?|files?|surveys?|statements?)\b|ha(?:s|ve) (?:anyone|anybody|an? [\w -]{3,30}) (?:seen|checked|confirmed|signed|tested|gone (?:over|through))|who (?:measured|counted|signed|tested|checked)|keep (?:an? |any |the )?(?:records?|minutes|logs?|files?)|word for it|based on)\b/i,
  ],
  [
    "evidence_request",
    1.1,
    /\b(?:bank statements|certificates|data ?room|board minutes|breakdown of|customers? (?:we|i) (?:can|could|may) (?:call|phone|speak|talk|ring))\b/i,
  ],
  [
    "follow_up",
    1.2,
    /^\W*(?:and |but |so |ok,? |hm+,? )?(?:why(?: (?:is|was) (?:that|it|this)| not)?|how come|since when|such as|like what|for example|what (?:happened|else)|go on|tell me more|and then|anything else|more details?|please continue)\W*(?:please)?\W*$/i,
  ],
]

const AFTER: readonly Sign[] = [
  // "Have you?", "Did they?": words that only echo what was said.
  [
    "follow_up",
    1.6,
    /^\W*(?:(?:and|but|so|oh)[,\s]+)?(?:is|are|was|were|do|does|did|have|has|can|could|will|would) (?:you|they|he|she|we|it|that|there)\W*$/i,
  ],
  [
    "follow_up",
    1.2,
    /^\W*(?:and |but |so )?(?:when|why|where|who|how(?: (?:much|many|long|often|soon|far))?|what|which) (?:will|would|do|does|did|is|are|was|were|can|could|should|has|have) (?:you|they|it|he|she|we|that|this|those)(?: (?:be|have|do|get there|happen))?\W*$/i,
  ],
  [
    "evidence_request",
    1.3,
    /\b(?:can|could|may|might) (?:i|we) (?:read|see|have|look at|get|check) (?:it|them|that|this|those)\b/i,
  ],
  [
    "challenge",
    1.5,
    /^[^?]*\b(?:bankrupt|doomed|worthless|insolvent|going under|go bust|a joke|a scam|nonsense|rubbish|ridiculous|overvalued|overpriced|dead in the water)\b[^?]*$/i,
  ],
  [
    "challenge",
    1.3,
    /\b(?:i (?:don'?t|do not|dont|can'?t|cannot) (?:buy|believe|beleive|see (?:how|a|any|that|why))|hard to believe|(?:doesn'?t|don't|does not) (?:add up|fit|make sense|sound right)|contradict|can'?t be right|not (?:possible|realistic|convinced)|are you (?:sure|serious)|really\?|that'?s not (?:an answer|what)|thats not|sceptical|skeptical|unconvinced|have doubts?|don'?t prove|you said|doubtful|earlier you|a moment ago you|wishful|fantasy|far too|too (?:good|optimistic|rich|high|low)|come on|with (?:all )?respect|hardly|if you ask me|excuses?|not like an|on earth|your (?:deck|website|report|colleague)|told (?:me|us|my)|i (?:found|heard|spoke|read)|says? (?:otherwise|the opposite|it was)|isn'?t (?:that|it|this) (?:just|mostly|mainly|simply|only|really))/i,
  ],
  // "Really? The plan says nine.": a word thrown in, and then a remark.
  ["challenge", 1.3, /^\W*(?:only |just )?[\w-]+(?: [\w-]+){0,2}\?\s+(?:\p{Lu}|i )[^?]*[.!]\s*$/u],
  [
    "challenge",
    1.6,
    /^\W*(?:(?:oh|hm+|wait|what)[,\s]+)?(?:real+y|serious(?:ly)?|sure|true|honestly)\s*[?!]+\s+[^?]{8,}$/i,
  ],
  [
    "challenge",
    1.6,
    /\bhow (?:on earth |possibly )?c(?:an|ould) .{3,60} (?:and (?:still|yet)|when (?:i|we|you|your|half|two|three|nobody|every\w+)\b)/i,
  ],
  ["challenge", 1.2, /^\W*(?:nah|nope|no way|hang on|hold on|come on|wait a (?:minute|moment)|pull the other)\b/i],
  // Two answers held against each other, another word for it, or what somebody saw: signs of doubt, and no proof.
  [
    "challenge",
    0.4,
    /^[^?]*\b(?:and yet|and still|just now|(?:minutes?|moment) (?:ago|later)|at first|first it was|somehow|all of a sudden|do(?:es)? not make|don'?t make|you (?:say|call|describe|tell)\b.{3,60}\bi (?:say|see|call|would)|i (?:tried|visited|rang|asked around|counted|stood|walked|saw|have seen|bought)|when i (?:visited|was|tried))\b[^?]*$/i,
  ],
  ["challenge", 1.1, /^(?:but|hm+|no),? (?!what|how|who|when|where|why|which)/i],
  [
    "challenge",
    1.1,
    /\b(?:isn'?t|aren'?t|wasn'?t|doesn'?t|didn'?t|don'?t|is|are|does|did) (?:it|that|they|you|he|she)\s*\?\s*$/i,
  ],
  [
    "clarification",
    1.3,
    /\b(?:(?:do|did) you mean|you mean|what do you mean|mean by|what does .{1,30} mean|what(?: is| are|'s| means?) (?:an? )[\w-]+(?: [\w-]+)?(?: exactly)?\?|what's an? |define|definition|say (?:that|it) again|repeat|pardon|didn'?t (?:catch|hear|get)|don'?t (?:understand|follow)|not understood|lost me|when you say|what counts as|what sort of|what kind of|which of the two (?:do|did|are) (?:you|we) (?:mean|talking|speak)|talking about|referring to|included in)\b/i,
  ],
  [
    "clarification",
    1.1,
    /^(?!.*\b(?:who|why|how|same|true|else)\b)(?:\W*(?:sorry|and|so|hm)[,\s]+)?(?:\S+\s+){0,11}\bor\b(?:\s+\S+){1,7}\?\s*$/i,
  ],
  ["clarification", 1.1, /^\W*[\w-]{2,8}\?\s*$/],
  [
    "follow_up",
    0.5,
    /^\W*(?:and|but|or) |\b(?:more (?:detail|about (?:that|it|this))|elaborate|expand on (?:that|it|this)|(?:behind|drove|caused|changed?|fix|about|of|on|with|to|for|like|after|before) (?:that|it|this|those|them|these)\b)/i,
  ],
]
const REQUEST = /\bplease\b|\b(?:pls|plz)\b/i
const POINTS_BACK =
  /\b(?:that|this|it|those|these|they|them|there|then|he|she|one|ones|same|the (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|rest|remaining|other|others|first|second|third))\b/i

/** Weights that the signs in a text give to the kinds; `after` tells whether something was said before. */
export function kindSigns(text: string, after: boolean): Partial<Record<TurnKind, number>> {
  const found: Partial<Record<TurnKind, number>> = {}
  const add = (kind: TurnKind, weight: number) => {
    found[kind] = Math.max(found[kind] ?? 0, weight)
  }
  for (const [kind, weight, sign] of after ? [...SIGNS, ...AFTER] : SIGNS) if (sign.test(text)) add(kind, weight)
  // What asks nothing and begins with "so" plays back.
  if (after && states(text, 4) && /^\W*(?:(?:ok(?:ay)?|right|good|fine|and|got it)[,.\s]+)*so\b/i.test(text))
    add("summary", 1.35)
  return found
}

/** Whether a text of at least so many words asks and orders nothing: it remarks, doubts or plays back. */
export function states(text: string, words: number): boolean {
  return !isQuestion(text) && !REQUEST.test(text) && text.split(/\s+/).length >= words
}

/** Whether a text leans on something said before: a pronoun, or so few words that it must. */
export function pointsBack(text: string): boolean {
  return POINTS_BACK.test(text) || text.trim().split(/\s+/).length <= 3
}
