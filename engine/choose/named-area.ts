import type { Framework } from "../types.ts"

/**
 * "Talk about the team", "price, margin and sales cycle please": an area called by its bare name asks
 * for it, though no sentence is there from which a meaning could be read.
 */
const LEADS =
  /^\W*(?:(?:ok(?:ay)?|so|now|and|then|next|right|fine|good|great|well|first|please|hello|hi|let'?s see)[.,:\s]+)*/i
const CALLS =
  /^(?:(?:could|can|would) (?:you|we) (?:please )?)?(?:tell (?:me|us)(?: more| something| a (?:bit|little))? about|talk(?: (?:to|with) (?:me|us))?(?: a (?:bit|little))? about|explain(?: (?:me|us|to me))?|describe|walk (?:me|us) through|take (?:me|us) through|(?:let'?s |we could )?(?:talk about|turn to|look at|discuss|go (?:on )?to|move (?:on )?to|start with|begin with|come to)|i(?:'d| would| want| wish)(?: like| love)?(?: to)? (?:understand|hear(?: more)?(?: about)?|know(?: more)?(?: about)?|see|discuss|talk about)|give (?:me|us) (?:an idea|a sense|an overview|a picture) of|what about|how about)\s+/i
const ONWARD = /^\W*(?:(?:ok(?:ay)?|right|so|well)[.,:\s]+)*(?:and|now|next|then|first)[.,:\s]/i
const AFTERWORDS = /(?:\W+(?:please|first|pls|plz|better|a bit|briefly|then|next|thanks?|go))*\W*$/i
const SMALL = new Set("the your our this a an of on with in and for company".split(" "))
/** What people call a section that its name does not hold. */
const ALSO: Record<string, string> = { financials: "numbers", capital: "deal" }
/** "The other five" names nothing by itself. */
const POINTS = /\b(?:others?|rest|remaining|same|that|this|those|these|it|them|one|ones)\b/i
const LONGEST_NAME = 3
const STEM = 5
/** Share of a name's words that a topic's words must hold. */
const HELD = 0.5
const WHOLE = 0.5

/** `section` is set on the first topic of a section: called by its name, it opens with that. */
type Named = { topic: string; section: string | null; phrases: string[][] }
const namesOf = new WeakMap<Framework, Named[]>()

/**
 * The topics that a turn calls by name and nothing else, each once; empty where it says more than a
 * name. Of several that fit, the one whose words fit best, then the one ranked first.
 */
export function areasNamed(text: string, framework: Framework, ranking: { topic: string; score: number }[]): string[] {
  const words = text.replace(LEADS, "")
  const called = CALLS.test(words) || ONWARD.test(text) || /\bfirst\W*$/i.test(text)
  const rest = words.replace(CALLS, "").replace(AFTERWORDS, "")
  const pieces = rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map(stems)
  if ((!called && pieces.length < 2) || POINTS.test(rest)) return []
  if (pieces.some((piece) => piece.length === 0 || piece.length > LONGEST_NAME)) return []
  const names = namesIn(framework)
  const found = pieces.map((piece) => bestFor(piece, names, ranking))
  // A list of which one part is no area is a sentence after all.
  return found.every((topic) => topic !== null) ? [...new Set(found)] : []
}

/** The topic that a question for the meaning of a word belongs to, or null. */
export function areaOf(text: string, framework: Framework): string | null {
  const word = text.replace(/^.*\b(?:what(?:'s| is| does| do| are)|define|explain)\b|\bmeans?\b|\bstands? for\b/gi, "")
  return bestFor(stems(word), namesIn(framework), [])
}

function namesIn(framework: Framework): Named[] {
  const names = namesOf.get(framework) ?? listNames(framework)
  namesOf.set(framework, names)
  return names
}

function bestFor(piece: string[], names: Named[], ranking: { topic: string; score: number }[]): string | null {
  const share = (topic: string) => ranking.find((one) => one.topic === topic)?.score ?? 0
  const fits = names
    .map(({ topic, section, phrases }) => ({
      topic,
      fit: fitOf(piece, phrases) + (section === piece.join(" ") ? 1 : 0),
    }))
    .filter(({ fit }) => fit >= HELD)
    .sort((a, b) => b.fit - a.fit || share(b.topic) - share(a.topic))
  return fits[0]?.topic ?? null
}

/** How well a name fits: the share of it that the phrases hold, and a little for a phrase that says no more. */
function fitOf(piece: string[], phrases: string[][]): number {
  const held = piece.filter((word) => phrases.some((phrase) => phrase.includes(word))).length / piece.length
  if (held < HELD) return 0
  const whole = phrases.map((phrase) => phrase.filter((word) => piece.includes(word)).length / phrase.length)
  return held + WHOLE * Math.max(...whole)
}

function listNames(framework: Framework): Named[] {
  const sections = framework.categories.flatMap((category) => category.sections)
  return sections.flatMap((section) =>
    section.topics.map((topic, at) => ({
      topic: topic.id,
      section: at === 0 ? stems(section.name).join(" ") : null,
      phrases: [
        topic.name,
        topic.spoken,
        ...topic.keywords,
        ...(at === 0 ? [section.name, ALSO[section.id] ?? ""] : []),
      ]
        .map(stems)
        .filter((phrase) => phrase.length > 0),
    })),
  )
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  return words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:ies|s)$/, "").slice(0, STEM))
}
