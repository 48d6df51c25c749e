import type { TurnKind } from "#contracts/content.ts"

/**
 * Plain signs of a kind in the words themselves. Each match adds its weight to the kind's share;
 * they decide where an embedding is blind: a short "Why?", a role token, "correct?" at the end.
 */
const SIGNS: [TurnKind, number, RegExp][] = [
  ["out_of_role", 0.9, /\b(?:system|developer|hidden) (?:prompt|instructions?|mode)\b|\b(?:ignore|disregard|forget|ignor)\b.{0,30}\b(?:instructions?|instrctions|rules|prompt|above|previous|everything)\b/i],
  ["out_of_role", 0.9, /<\|?[a-z_/]+\|?>|\[\/?inst\]|^\s*(?:system|assistant|user)\s*:|###\s*instruction|\{\s*"role"/i],
  ["out_of_role", 0.8, /\b(?:answer key|model (?:answer|solution)|grading|rubric|chat ?bot|chatgpt|language model|llm|jailbreak|in character|out of character|role-?play(?:ing)?|simulation|debug mode)\b/i],
  ["out_of_role", 0.7, /\b(?:are you|you are|you're) (?:an? |just an? |really an? )?(?:ai|a\.i\.|bot|robot|machine|computer|program|human|real person|actor)\b/i],
  ["out_of_role", 0.7, /\b(?:list|reveal|print|output|tell me|give me|show me|dump)\b.{0,40}\b(?:expected|hidden|secret)\b|\bas an ai\b|\byour (?:prompt|instructions|training|programming)\b/i],
  ["closing", 0.5, /\b(?:goodbye|bye|see you|wrap (?:this |it )?up|call it a day|out of time|last question from|no (?:more|further) questions|(?:that's|that is|thats) all\b|be in touch|come back to you|get back to you|leave it (?:there|here))/i],
  ["small_talk", 0.5, /^\W*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|cheers|ty|welcome|nice to meet you|pleased to meet you|how are you)\b[^?]{0,60}[.!]*\s*$/i],
  ["small_talk", 0.4, /\bhow are you\b|\bnice to meet\b|\bpleas(?:ed|ure) to meet\b|\bcan you hear me\b/i],
  ["summary", 0.5, /^\W*(?:ok(?:ay)?|right|so|and)?[,\s]*(?:so (?:if i|basically|in short|what you|you'?re saying|the bottom line|to recap)|if i(?:'ve| have)? (?:understand|understood|got)|let me (?:summari[sz]e|play|recap|repeat|make sure|check|see if)|to (?:sum|recap|summari[sz]e)|in other words|my takeaway|what i'?m hearing|in summary|summing up|just to (?:check|recap|confirm)|am i right|do i understand)/i],
  ["summary", 0.45, /(?:,|\.)\s*(?:correct|right|is that right|is that correct|have i got that right|is that it|is that fair|is that accurate|yes|isn't it so)\s*\?\s*$/i],
  ["evidence_request", 0.4, /\b(?:evidence|proof|prove|references?|audited|documented|document(?:s|ation)?|data ?room|spreadsheet|paperwork|back (?:that|this|it) up|verify|verified|in writing|source for|your source|raw (?:data|numbers)|on paper)\b/i],
  ["evidence_request", 0.35, /\b(?:send|share|forward|show|see|look at|provide|get|have)\b.{0,25}\b(?:data|table|export|contracts?|letters?|reports?|certificates?|minutes|accounts|agreement|numbers by|statements?|records?|filings?|files?|deck|list)\b/i],
  ["challenge", 0.45, /\b(?:i (?:don'?t|do not|can'?t) (?:buy|believe|see how)|hard to believe|doesn'?t (?:add up|fit|make sense|sound right)|contradict|are you (?:sure|serious)|really\?|that'?s not (?:an answer|what)|sceptical|skeptical|unconvinced|not convinced|you (?:just )?said|earlier you|wishful|too (?:good|optimistic|high|low)|come on|with respect)/i],
  ["clarification", 0.5, /\b(?:(?:do|did) you mean|what do you mean|mean by|what does .{1,30} mean|define|definition of|say (?:that|it) again|repeat|pardon|didn'?t (?:catch|hear|get)|don'?t (?:understand|follow)|lost me|per (?:month|year) or|gross or net|before or after)\b/i],
  ["follow_up", 0.4, /^\W*(?:and |but |so |ok,? |hm+,? )?(?:why|how come|why (?:is|was) (?:that|it|this)|since when|such as|like what|for example|what (?:happened|else)|go on|tell me more|and then|anything else)\W*$/i],
  ["follow_up", 0.3, /^\W*(?:and|but|or) |\b(?:more (?:detail|about (?:that|it|this))|elaborate|expand on (?:that|it|this)|(?:behind|drove|caused|changed?|fix|about|of|on|with|to|for|like|after|before) (?:that|it|this|those|them|these)\b)/i],
]
const POINTS_BACK = /\b(?:that|this|it|those|these|they|them|there|then|he|she|one|ones|same)\b/i

/** Weights that the signs in a text give to the kinds, 0 where there is none. */
export function kindSigns(text: string): Partial<Record<TurnKind, number>> {
  const found: Partial<Record<TurnKind, number>> = {}
  for (const [kind, weight, sign] of SIGNS) if (sign.test(text)) found[kind] = Math.max(found[kind] ?? 0, weight)
  return found
}

/** Whether a text leans on something said before: a pronoun, or so few words that it must. */
export function pointsBack(text: string): boolean {
  return POINTS_BACK.test(text) || text.trim().split(/\s+/).length <= 3
}
