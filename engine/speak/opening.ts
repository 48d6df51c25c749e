import type { Segment } from "../choose/segment.ts"
import { isTelling, numbers } from "./figures.ts"
import { HANDOVER, OUTSIDE, REOPENED, SEVERAL, TAKEN_AS } from "./phrases-handover.ts"
import * as phrases from "./phrases-opening.ts"
import * as proof from "./phrases-proof.ts"
import { asksBeside, type QuestionForm, questionForm } from "./question-form.ts"
import type { Speech } from "./speech.ts"
import { statedFigures, unheardFigure } from "./thrown-figures.ts"
import type { Pool } from "./voice.ts"

/** Shares of answers that get a word before them; most begin with the answer itself. */
const OPENED = 0.14
const FITTED = 0.4
const LED_IN = 0.65
const BY_FORM: Partial<Record<QuestionForm, readonly [Pool, number]>> = {
  why: [phrases.WHY, LED_IN],
  example: [phrases.EXAMPLE, LED_IN],
  more: [phrases.MORE, LED_IN],
  yes_no: [phrases.YES_OR_NO, FITTED],
  surprise: [proof.SURE, LED_IN],
}
const EVADED =
  /\bnot (?:really )?(?:an|the|my) (?:answer|question)|\b(?:didn'?t|did not|haven'?t|doesn'?t) (?:really )?answer|\b(?:dodg|evad|avoid)(?:e|ed|es|ing)\b/i
const ANSWERS_ITSELF = /^(?:[\w-]+, )?(?:yes|no|not|nobody|none|never)\b/i

/** What is said before the facts of a turn's first question; empty where the facts speak for themselves. */
export function opening(segment: Segment, speech: Speech): string {
  const { plan, say, topicName, conversation } = speech
  if (segment.facts.length === 0) return ""
  if (plan.takenFor) return say(TAKEN_AS, { topic: topicName(plan.takenFor) })
  // A colleague's words bring their own introduction.
  if (speech.quotes(segment)) return ""
  if (plan.handover === "outside") return say(plan.before ? phrases.DEEPER_OTHER : OUTSIDE)
  const stepping = plan.handover === "owner" ? say(HANDOVER) : ""
  // A yes or a no is what was asked for; nothing else has to lead up to it.
  if (speech.verdictOf(segment) !== "") return stepping
  const onKind = kindOpening(segment, speech)
  if (onKind !== null && (!stepping || plan.kind === "challenge")) return `${stepping} ${onKind}`.trim()
  if (stepping) return stepping
  if (conversation.at(-1)?.kind === "closing") return say(REOPENED)
  if (plan.segments.filter((one) => one.facts.length > 0).length > 1) return speech.chance(FITTED) ? say(SEVERAL) : ""
  return formOpening(segment, speech)
}

/** What a doubt, a wish for proof, a play-back or a question of understanding wants to hear first. */
function kindOpening(segment: Segment, speech: Speech): string | null {
  const { plan, say, topicName } = speech
  if (plan.kind === "summary" && !segment.asked.other) return onPlayback(segment, speech)
  if (segment.stance === "after_evidence") return say(proof.AFTER_EVIDENCE)
  if (plan.kind === "challenge") return onDoubt(segment, speech)
  if (segment.stance === "evidence") return say(proof.EVIDENCE)
  if (plan.kind === "clarification" && segment.known.length > 0) return say(phrases.CLARIFY)
  if (segment.stance !== "deeper" || segment.asked.inherited) return null
  return plan.before ? say(phrases.DEEPER_OTHER) : say(phrases.DEEPER, { topic: topicName(segment.asked.topic ?? "") })
}

function onPlayback(segment: Segment, { plan, input, say }: Speech): string {
  const wrong = unheardFigure(input, [...plan.told, ...segment.facts])
  if (wrong) return say(phrases.CORRECTS, { figure: wrong })
  const figure = statedFigures(input)[0]?.written
  return figure ? say(phrases.SUMMED_RIGHT, { figure }) : say(phrases.SUMMED)
}

function onDoubt(segment: Segment, { plan, input, say }: Speech): string {
  const thrown = numbers(input).find(isTelling)?.written
  if (thrown && segment.known.length > 0) {
    const said = unheardFigure(thrown, plan.told) === null
    return say(said ? proof.SAID_FIGURE : proof.UNSAID_FIGURE, { figure: thrown })
  }
  if (EVADED.test(input)) return say(proof.PROPERLY)
  return say(questionForm(input) === "surprise" ? proof.SURE : proof.CHALLENGE)
}

/** A word before the answer that fits the form of the question, or none. */
function formOpening(segment: Segment, { plan, input, say, chance }: Speech): string {
  const fact = segment.facts[0]?.text ?? ""
  const form = questionForm(input)
  const plain = form === "yes_no" && ANSWERS_ITSELF.test(fact)
  if (segment.known.length > 0) {
    if (plan.kind === "follow_up" && asksBeside(input, fact)) return say(phrases.BESIDE)
    const [pool, share] = BY_FORM[form] ?? [phrases.MORE, OPENED]
    return !plain && chance(share) ? say(pool) : ""
  }
  if (segment.asked.inherited) return ""
  if (form === "request") return chance(FITTED) ? say(phrases.REQUESTED) : ""
  if (segment.asked.other) return ""
  if (form === "yes_no") return !plain && chance(FITTED) ? say(phrases.YES_OR_NO) : ""
  return form === "open" && chance(OPENED) ? say(phrases.FIRST) : ""
}
