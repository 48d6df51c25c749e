import { isSame, isTelling, numbers } from "../speak/figures.ts"
import type { CompanyManager } from "../types.ts"
import type { Asked } from "../understand/ask.ts"
import type { Understanding } from "../understand/understand.ts"
import type { Meeting } from "./meeting.ts"

/** How sure a turn can be that takes its topic from the meeting. */
const INHERITED = 0.85
const SHORT_CRY = 3
/** Shares of a topic from which words ask for it though they sound like a greeting, or like a remark or a goodbye. */
const SURELY = 0.7
const LIKELY = 0.4
/** Begins as a question does, after a name or a word that only calls for attention. */
const BEGINS_TO_ASK =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|well|wait|actually|hm+|sorry|also|then|hello|hi|one more(?: thing| question)?|[\p{L}'-]+(?=,))[,:.\s]+)*(?:who|whom|whose|what|wat|which|when|where|why|how|hw|is|are|was|were|do|does|did|can|could|will|would|should|has|have|any)(?:'?s)?\b/iu
/** Asks what happens next rather than about the company. */
const ASKS_BACK =
  /\b(?:questions? (?:for|from|of your)|next steps?|anything (?:else|you)|hear (?:from|back)|reach you|call you)\b/i
const DISBELIEF =
  /^\W*(?:(?:oh|but|ha|no|well|what)[,\s]+)*(?:(?:total|utter|complete|absolute|what a load of|that'?s(?: just)?) )?(?:nonsense|rubbish|bullshit|bollocks|ridiculous|absurd|come on|yeah,? right|as if|no way|lies?|a lie|liars?|garbage|crap)\W*$/i
const ORDINAL =
  /^\W*(?:(?:and|but|what about|how about|so)\s+)*(?:the\s+)?(first|second|third|fourth|last|former|latter)(?: (?:one|question|point|part))?\W*$/i
const PLACES: Record<string, number> = { first: 0, former: 0, second: 1, third: 2, fourth: 3, last: -1, latter: -1 }

/** A turn taken to be about the given topics, ranked accordingly. */
export function onTopics(heard: Understanding, text: string, topics: string[], inherited = true): Understanding {
  const asked = topics.map((topic): Asked => ({ text, topic, other: null, certainty: "sure", inherited }))
  const [first] = topics
  if (!first) return { ...heard, asked }
  const score = Math.max(INHERITED, heard.ranking[0]?.score ?? 0)
  const rest = heard.ranking.filter((one) => one.topic !== first)
  // What the words alone look like shares the rest.
  const shares = rest.map((one) => ({ topic: one.topic, score: one.score * (1 - score) }))
  return { ...heard, asked, ranking: [{ topic: first, score }, ...shares].slice(0, heard.ranking.length) }
}

/** One word of disbelief doubts the last answer; null where a turn says more, or something else. */
export function disbelieved(heard: Understanding, text: string, { history }: Meeting): Understanding | null {
  if (!DISBELIEF.test(text)) return null
  const topic = history.last?.topics.at(-1)
  const doubt = { ...heard, kind: "challenge" as const, unreadable: false }
  if (topic) return onTopics(doubt, text, [topic])
  return { ...doubt, asked: [{ text, topic: null, other: null, certainty: "none", inherited: false }] }
}

/** "And the last one?" after several answers: the topic of that one, or null. */
export function oneOfSeveral(text: string, { history }: Meeting): string | null {
  const place = PLACES[ORDINAL.exec(text)?.[1]?.toLowerCase() ?? ""]
  return place === undefined ? null : (history.several.at(place) ?? null)
}

/** "Sorry?" after a reply that answered nothing is about that reply, not about an answer before it. */
export function leansOnNothing(heard: Understanding, { history }: Meeting): boolean {
  const [asked] = heard.asked
  if (heard.kind !== "clarification" || !asked?.inherited || history.last?.topics.length !== 0) return false
  return asked.text.split(" ").length <= SHORT_CRY
}

/**
 * What sounds like a greeting, a goodbye or a remark and surely asks for a topic: "How are you
 * different from them?", "teoh, is it as good as a new one". Null where it does not.
 */
export function askedAfterAll(heard: Understanding, text: string, called: CompanyManager | null): Understanding | null {
  const [firstWord = ""] = text.split(/[\s,]+/)
  const named = called?.name.toLowerCase().includes(firstWord.toLowerCase()) ?? false
  const words = named ? text.slice(firstWord.length) : text
  const [best] = heard.ranking
  const least = { small_talk: SURELY, statement: LIKELY, closing: LIKELY }[heard.kind as string]
  if (!best || least === undefined || best.score < least || !BEGINS_TO_ASK.test(words)) return null
  if (heard.kind === "closing" && (!text.includes("?") || ASKS_BACK.test(text))) return null
  const asked: Asked = { text, topic: best.topic, other: null, certainty: "sure", inherited: false }
  return { ...heard, kind: "question", asked: [asked] }
}

/** The topic of the latest answer that holds a figure which the visitor throws back or plays back; null without one. */
export function topicOfFigure(heard: Understanding, text: string, { index, history }: Meeting): string | null {
  const [asked] = heard.asked
  const leans = asked !== undefined && (asked.inherited || asked.certainty !== "sure")
  if (!leans || (heard.kind !== "challenge" && heard.kind !== "summary")) return null
  const thrown = numbers(text).filter(isTelling)
  const told = index.company.facts.filter((fact) => fact.type === "standard" && history.said(fact))
  const held = told.filter((fact) => thrown.some((one) => numbers(fact.text).some((own) => isSame(one, own))))
  return history.topics.findLast((topic) => held.some((fact) => fact.topic === topic)) ?? null
}
