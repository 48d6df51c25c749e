import type { Exchange } from "../types.ts"

const YES =
  /^\W*(?:(?:yes|yeah|yep|yup|sure|please(?: do)?|go ahead|go on|gladly|of course|absolutely|definitely|why not|do (?:that|so|it)|i(?:'d| would) like (?:that|to)|both|either|tell me|show me|exactly|right|correct|that'?s (?:it|right)|let'?s (?:hear|see) (?:it|them|that)|all right|ok(?:ay)?|fine)[,.!\s]*(?:please|then|thanks|thank you|so|i do)?\W*)+$/i
/** Said as often without meaning yes: counts only as an answer to a question. */
const MILD = /^\W*(?:ok(?:ay)?|right|fine|all right|exactly|correct)\W*$/i
const NO =
  /^\W*(?:no|nope|neither|none|not (?:really|now|yet)|i'?d rather not)(?:[,.\s]+(?:thanks|thank you|of them|of those|leave it|please))?\W*$/i
const FIRST = /\b(?:the )?(?:first|former)\b/i
const SECOND = /\b(?:the )?(?:second|latter|other one|last one)\b/i
const SHORT = 6
const SMALL = new Set("what that this with about from does goes here have will the how why who".split(" "))

/** Topics that a reply without facts named beside the one it was about, in the order of its words. */
export function offeredTopics(exchange: Exchange | null, names: ReadonlyMap<string, string>): string[] {
  if (!exchange || exchange.facts.length > 0) return []
  const output = exchange.output.toLowerCase()
  return [...names]
    .map(([topic, name]) => ({ topic, at: wholeWordsAt(output, name.toLowerCase()) }))
    .filter(({ topic, at }) => at >= 0 && !exchange.topics.includes(topic))
    .sort((a, b) => a.at - b.at)
    .map(({ topic }) => topic)
}

/** How a short turn answers an offer: with yes, no, or one of the topics; null where it does not. */
export function answerTo(
  text: string,
  topics: string[],
  names: ReadonlyMap<string, string>,
  last: Exchange | null,
): { yes: string[] } | "no" | null {
  if (text.split(/\s+/).length > SHORT) return null
  if (NO.test(text)) return "no"
  if (SECOND.test(text) && topics[1]) return { yes: [topics[1]] }
  if (FIRST.test(text) && topics[0]) return { yes: [topics[0]] }
  const asked = /\?\s*$/.test(last?.output ?? "")
  if (YES.test(text) && (asked || !MILD.test(text))) {
    const both = /\bboth\b/i.test(text)
    return { yes: topics.slice(0, both ? 2 : 1) }
  }
  const words = wordsOf(text)
  const named = topics.filter((topic) => wordsOf(names.get(topic) ?? "").some((word) => words.includes(word)))
  return named.length === 1 ? { yes: named } : null
}

/** A bare yes or no, which says nothing where nothing was asked. */
export function isBareAnswer(text: string): boolean {
  return /^\W*(?:yes|yeah|yep|yup|sure|no|nope)\W*(?:please|thanks|thank you)?\W*$/i.test(text)
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !SMALL.has(word))
}

function wholeWordsAt(text: string, words: string): number {
  const at = text.indexOf(words)
  const inWord = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)
  return inWord(text[at - 1]) || inWord(text[at + words.length]) ? -1 : at
}
