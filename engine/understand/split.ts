const OPENER =
  "who|whos|whom|whose|what|whats|wat|which|wich|when|where|wheres|why|how|hows|is|are|was|were|do|does|did|can|could|will|would|should|have|has|had|may|might|any"
const QUESTION_WORD = new RegExp(
  `^\\W*(?:(?:and|or|but|so|also|then|plus|ok|okay|right|sorry|well|now|please),?\\s+)*(?:${OPENER})(?:'s|'re|n't)?\\b`,
  "i",
)
/** Asks without a question's form: an order, or a wish to know. */
const REQUEST =
  /^\W*(?:(?:and|or|but|so|also|then|ok|okay|now|please|maybe|perhaps|could you|can you),?\s+)*(?:tell|explain|describe|walk|talk|take|give|show|send|list|name|outline|help|run|break|compare|share|elaborate|summari[sz]e|imagine|suppose|say|assume|picture|rank|put|define|go|let's (?:hear|talk|look|go)|convince|quantify|defend|justify|introduce|correct|remind|point|map|decompose|bridge|split|sketch|draw|estimate|specify|detail|bring|pull|upload|e?mail|attach|forward|sing|translate)\b|\b(?:i(?:'d| would| am|'m)? (?:be )?(?:like|love|want|wish|interested|curious|keen|wondering|wonder|trying|need|asking|hoping)|wondering|tell me|explain|walk (?:me|us)|don'?t (?:quite )?(?:see|understand|get|know) (?:how|why|what|who|where|when)|(?:idea|sense|feel|picture) of|my question|question is|curious)\b/i
const JOINT =
  "(?:,\\s*(?:and\\s+|or\\s+|plus\\s+)?|;\\s*(?:and\\s+)?|\\s+and\\s+|\\s+as well as\\s+)(?:(?:also|then|finally|(?:more\\s+)?generally),?\\s+)?"
/** Where one question ends and another begins within a sentence. */
const NEXT_QUESTION = new RegExp(
  `${JOINT}(?=(?:(?:about|at|for|in|with|on|by|from|of|to)\\s+(?=wh|how))?(?:who|whom|whose|what|whats|what's|which|when|where|why|how|whether|is|are|was|were|do|does|did|can|could|will|would|should|have|has|tell me|explain)(?:n't)?\\b)`,
  "i",
)
/** A wish to hear of something, up to what it is about. */
const WISH =
  /^\W*(?:(?:and|so|also|then|ok(?:ay)?|well|now|next|please|first)[,\s]+)*(?:(?:could|can|would|will) you (?:please )?|i(?:'d| would|'m| am)?(?: also)? (?:like|love|want|wish|wondering|was wondering|curious|interested)(?: to)? ?(?:hear|know|understand|see|discuss|talk|in)? ?|please )?(?:tell (?:me|us)|give (?:me|us)|explain|describe|outline|walk (?:me|us) through|take (?:me|us) through|talk (?:me|us) through|talk|go (?:through|over)|understand|compare|wondering)?(?: (?:a bit|more|something|briefly|quickly))*(?: (?:about|on))?(?: (?:two|three|a few|several|some) (?:points|things|questions):?)?\s*/i
/** "Then two more: …" announces questions and is none. */
const ANNOUNCES = /^\W*(?:[\w']+\W+){0,4}(?:more|points|questions|things)\s*:\s+/i
const LONGEST_SUBJECT = 8
const NO_SUBJECT = new RegExp(`^(?:${OPENER}|whether|if|that|so on|so forth|etc)\\b`, "i")
const MAX_PARTS = 6
const SHORTEST_PART = 8
const TERSE_WORDS = 12
/** "Tobias, …", "And the members, …": too short to be a question before the one that follows. */
const LEAD_IN_WORDS = 4

const SHORT_QUESTION = 7
const LEANS = /\b(?:it|that|this|they|them|those|these)\b/i

/** Sentences of a turn, trimmed; a colon, decimal point or common abbreviation does not end one. */
export function sentences(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?:^|\s)\d[).]\s+(?=\p{L})|(?<=[?!])\s+|(?<=[^\s.][a-z0-9)"'’]\.)\s+(?=[A-Z"'“])|\s*[\n•]\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Whether a stretch of words asks, by its mark or its first word. */
export function asks(text: string): boolean {
  return /\?\s*["'”’)]*\s*$/.test(text) || QUESTION_WORD.test(text) || REQUEST.test(text)
}

/** Whether any sentence of a turn asks. */
export function isQuestion(text: string): boolean {
  return text.includes("?") || sentences(text).some(asks)
}

/** The remark that a short question leans on: "Your rent is absurd. How do you defend it?"; null without one. */
export function leanedOn(text: string): string | null {
  const [remark, question, more] = sentences(text)
  if (!remark || !question || more !== undefined || asks(remark) || !asks(question)) return null
  return wordCount(question) <= SHORT_QUESTION && LEANS.test(question) && wordCount(remark) >= LEAD_IN_WORDS
    ? remark
    : null
}

/**
 * The stretches of a turn that may each be a question of its own: sentences that ask, cut again
 * where "and", "or" or a comma is followed by a question word. A turn that asks nothing is one
 * stretch. Whether they are different questions is for the meaning to tell.
 */
export function questionParts(text: string): string[] {
  const asking = sentences(text).filter(asks)
  const parts = asking.flatMap(cutSentence)
  if (parts.length > 0) return parts.slice(-MAX_PARTS)
  return terseList(text) ?? [text.trim()]
}

/** "price, cac and length of the sales cycle please": a list of catchwords, or null. */
function terseList(text: string): string[] | null {
  if (!/,|\band\b/i.test(text) || text.split(/\s+/).length > TERSE_WORDS || /[.!]\s/.test(text)) return null
  const parts = text
    .replace(/\W*\b(?:please|pls|plz|thanks?|thx)\W*$/i, "")
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
  return parts.length > 1 && parts.length <= MAX_PARTS ? parts : null
}

function cutSentence(sentence: string): string[] {
  const pieces = sentence.replace(ANNOUNCES, "").split(NEXT_QUESTION)
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    // A stump belongs to what stands before it.
    if (last !== undefined && (piece.length < SHORTEST_PART || (!asks(last) && wordCount(last) <= LEAD_IN_WORDS)))
      parts[parts.length - 1] = `${last}, ${piece}`
    else parts.push(piece)
  }
  return parts.map((part) => part.trim()).flatMap((part) => (part === "" ? [] : subjectsOf(part)))
}

/** "Tell me about the price and the sales cycle" asks for two things without a question in it; any other part is one. */
function subjectsOf(part: string): string[] {
  const wish = WISH.exec(part)?.[0] ?? ""
  if (wish.trim() === "" || part.endsWith("?") || !REQUEST.test(part)) return [part]
  const subjects = part
    .slice(wish.length)
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|as well as|plus)\s+/i)
    .map((subject) => subject.replace(/^(?:also|then|about|on)\s+/i, "").trim())
  const short = subjects.every(
    (subject) => subject !== "" && wordCount(subject) <= LONGEST_SUBJECT && !NO_SUBJECT.test(subject),
  )
  return short && subjects.length > 1 && subjects.length <= MAX_PARTS ? subjects : [part]
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}
