import type { Segment } from "../choose/segment.ts"
import { isTelling } from "./figures.ts"
import * as phrases from "./phrases-empty.ts"
import { CORRECTS } from "./phrases-opening.ts"
import { keyFigures, listed } from "./recap.ts"
import type { Speech } from "./speech.ts"
import { statedFigures, unheardFigure } from "./thrown-figures.ts"

/** Share of answers with nothing new that point elsewhere; who does not know always does. */
const OFFERED = 0.6
const LONGEST_PART = 60

/** The answer to a question where no fact can be said, or none any more; `nearby` is what can be offered instead. */
export function withoutFacts(segment: Segment, speech: Speech, nearby: string): string {
  const { plan, say, topicName } = speech
  const topic = segment.asked.topic ? topicName(segment.asked.topic) : ""
  const [a = topic, b = topic] = segment.options.map(topicName)
  switch (segment.stance) {
    case "unknown":
      return say(phrases.UNKNOWN, { nearby })
    case "no_paper":
      return say(phrases.NO_PAPER, { nearby })
    case "of_what":
      return say(phrases.OF_WHAT)
    case "nearest":
      return say(phrases.NEAREST, { a, b })
    case "which":
      return segment.options.length > 1 ? say(phrases.WHICH, { a, b }) : say(phrases.WHICH_ONE, { a })
    case "restated":
      return restated(segment, topic, speech)
    case "papers":
      return plan.kind === "summary" ? summed(segment, topic, speech) : say(phrases.PAPERS, { topic })
    default:
      return allTold(segment, topic, speech, speech.chance(OFFERED) ? nearby : "")
  }
}

/** The same for a question after the first, where there is no room for more than a word. */
export function nextWithoutFacts(segment: Segment, { say, topicName }: Speech): string {
  if (segment.asked.topic) return say(phrases.NEXT_TOLD, { topic: topicName(segment.asked.topic) })
  const part = segment.asked.text.replace(/^\W*(?:and|or|also|then)\s+/i, "").replace(/[?!.\s]+$/, "")
  return part.length > LONGEST_PART ? say(phrases.PART_UNKNOWN_LONG) : say(phrases.PART_UNKNOWN, { part })
}

function allTold(segment: Segment, topic: string, speech: Speech, nearby: string): string {
  const { plan, say } = speech
  if (segment.asked.other) return say(phrases.TOLD_BESIDE, { nearby })
  if (plan.kind === "summary") return summed(segment, topic, speech)
  if (plan.kind === "challenge")
    return statedFigures(speech.input).some(isTelling)
      ? summed(segment, topic, speech)
      : say(phrases.UNMOVED, { topic })
  if (plan.kind === "evidence_request") return say(phrases.NO_MORE_PAPER, { topic, nearby })
  if (justTold(segment, speech)) return say(phrases.STILL, { topic, nearby })
  if (plan.before) return say(phrases.RECAP_OTHER, { topic, nearby })
  const figures = keyFigures(segment.known)
  if (figures.length < 2) return say(phrases.RECAP_PLAIN, { topic, nearby })
  const [first = "", last = ""] = [figures[0], figures.at(-1)]
  return say(phrases.RECAP, { topic, nearby, figures: listed(figures), first, last })
}

/** Whether the last reply already said that there is nothing new. */
function justTold(segment: Segment, { conversation }: Speech): boolean {
  const before = conversation.at(-1)
  return before?.facts.length === 0 && before.topics.includes(segment.asked.topic ?? "")
}

/** What is left of an answer when it is put as simply as it can be. */
function restated(segment: Segment, topic: string, speech: Speech): string {
  const figures = justTold(segment, speech) ? [] : keyFigures(segment.known)
  return figures.length < 2
    ? speech.say(phrases.RESTATED_PLAIN, { topic })
    : speech.say(phrases.RESTATED, { topic, figures: listed(figures) })
}

/** A play-back when there is nothing to add to it: its figures are owned or disowned, its words left to the visitor. */
function summed(segment: Segment, topic: string, { plan, input, say }: Speech): string {
  const wrong = unheardFigure(input, plan.told)
  if (wrong) return say(CORRECTS, { figure: wrong })
  const figure = statedFigures(input)[0]?.written
  if (figure) return say(phrases.SUMMED_RIGHT_ALL, { topic, figure })
  const figures = keyFigures(segment.known)
  if (figures.length < 2) return say(phrases.SUMMED_ALL_PLAIN, { topic })
  return say(phrases.SUMMED_ALL, { topic, figures: listed(figures) })
}
