import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyManager, Fact } from "../types.ts"
import { questionParts } from "../understand/split.ts"
import type { Understanding } from "../understand/understand.ts"
import { calledUpon } from "./called.ts"
import { type Manner, mannerOf } from "./manner.ts"
import { type Meeting, onlyEvidenceLeft } from "./meeting.ts"
import { areasNamed } from "./named-area.ts"
import { answerTo, isBareAnswer, offeredTopics } from "./offers.ts"
import { descriptionOf, introductionOf } from "./people.ts"
import { askedAfterAll, disbelieved, leansOnNothing, oneOfSeveral, onTopics, topicOfFigure } from "./second-look.ts"
import { yesNoTopic } from "./verdict.ts"

/** Kinds that stay what they are, whatever words they hold. */
const APART: ReadonlySet<QueryKind> = new Set(["out_of_role", "closing", "summary"])
/** The visitor's own journey or day, which is no question to a company however it is put. */
const CHAT =
  /^[^.!?]*\b(?:my (?:train|flight|plane|taxi|bus|journey|trip|luggage)\b|i (?:had|have had|'ve had) (?:a|an|such a) (?:terrible|awful|dreadful|long|bad|rough|lovely|nice|good) (?:flight|journey|trip|day|morning|week))/i
const PITCH = /\b(?:pitch(?: (?:me|us|it))?|elevator)\b[^?]*$/i
const HEARSAY = /^\W*(?:i|we)(?:'ve| have)? (?:heard|read|was told|were told)\b/i
const GIVES_IN =
  /^(?!.*(?:\bnot\b|n't|\?|\bbut\b)).*\b(?:(?:that'?s|that is|sounds|it'?s) (?:very |quite |pretty |rather |more )?(?:convincing|fair|reasonable|impressive|plausible|reassuring|honest|clear)|i(?:'m| am) convinced|makes sense|i believe you|you convinced me|point taken)\b/i
const LONGEST_CHAT = 16
/** Areas in a row that are a list of questions, whatever the words sound like. */
const LIST = 3
/** Share of a topic from which it outweighs the name by which an area is called. */
const CLEARLY = 0.6
/** Words of a turn that can hardly stand without the one before. */
const LEANING = 5

export type InContext = {
  turn: Understanding
  manner: Manner | null
  /** The reply before asked which of two topics was meant; this turn is taken for the likelier. */
  takenFor: string | null
  /** Who sits at the table, where the visitor asks for that. */
  introduction: string | null
  addressed: CompanyManager | null
}

/**
 * What the meeting makes of a turn that the words alone do not tell: a yes to what was offered, "the
 * second" of two, a name nearly right, a language that the table does not speak.
 */
export function inContext(heard: Understanding, input: string, meeting: Meeting): InContext {
  const text = input.replace(/\s+/g, " ").trim()
  const { company } = meeting.index
  const addressed = heard.addressed ?? calledUpon(text, company.management)
  const introduction = introductionOf(text, addressed ?? meeting.lastSpeaker, company)
  const plain = { manner: null, takenFor: null, introduction, addressed }
  const silent = { ...heard, asked: [] }
  if (introduction !== null) return { ...plain, turn: silent }
  if (CHAT.test(text) && text.split(" ").length <= LONGEST_CHAT)
    return { ...plain, turn: { ...silent, kind: "small_talk" } }
  const doubt = disbelieved(heard, text, meeting)
  if (doubt) return { ...plain, turn: doubt }
  if (PITCH.test(text) && text.split(" ").length <= LONGEST_CHAT)
    return { ...plain, turn: { ...silent, kind: "question", aside: descriptionOf(company) } }
  // Hearsay plays nothing back, and who gives in doubts no more.
  const remarks =
    (heard.kind === "summary" && HEARSAY.test(text)) || (heard.kind === "challenge" && GIVES_IN.test(text))
  if (remarks) return { ...plain, turn: { ...silent, kind: "statement" } }
  const manner = mannerOf(input, heard, company.management) ?? (leansOnNothing(heard, meeting) ? "puzzled" : null)
  if (manner) return { ...plain, manner, turn: silent }
  if (heard.aside !== null) return { ...plain, turn: heard }
  const asked = askedAfterAll(heard, text, addressed)
  if (asked) return { ...plain, turn: asked }
  return { ...plain, ...byOffer(heard, text, meeting) }
}

/** A turn that may answer what the last reply offered or asked, or lean on what was said. */
function byOffer(heard: Understanding, text: string, meeting: Meeting): Pick<InContext, "turn"> & Partial<InContext> {
  const { last } = meeting.history
  const plain = plainlyAsked(heard, text, meeting)
  if (plain) return { turn: plain }
  const offered = offeredIn(meeting)
  const surely = heard.asked.some((asked) => asked.certainty === "sure" && !asked.inherited)
  const answer = surely ? null : answerTo(text, offered, meeting.names, last)
  if (answer === "no" && offered.length > 0) return { manner: "declined", turn: { ...heard, asked: [] } }
  if (answer !== null && answer !== "no" && answer.yes.length > 0) {
    const stays = heard.kind === "clarification" || heard.kind === "evidence_request"
    return { turn: { ...onTopics(heard, text, answer.yes), kind: stays ? heard.kind : "follow_up" } }
  }
  if (isBareAnswer(text)) return { turn: { ...heard, kind: "statement", asked: [] } }
  const several = oneOfSeveral(text, meeting)
  if (several) return { turn: { ...onTopics(heard, text, [several]), kind: "follow_up" } }
  const areas = areasNamed(text, meeting.framework, heard.ranking)
  const list = areas.length >= LIST && areas.length > heard.asked.length
  const clearly = surely && (heard.ranking[0]?.score ?? 0) >= CLEARLY
  if (list || (areas.length > 0 && !clearly && !APART.has(heard.kind)))
    return {
      turn: { ...onTopics(heard, text, areas, false), kind: areas.length > 1 ? "multi_question" : "question" },
    }

  const [asked] = heard.asked
  const [only] = offered
  // What points back points at the topic just offered rather than at one answered before it.
  const beside = asked?.inherited && last?.topics.length === 0 ? besideJustTold(meeting) : null
  if (asked && beside) return { turn: { ...heard, asked: [{ ...asked, topic: null, other: beside }] } }
  const leans = asked?.inherited || (asked?.certainty !== "sure" && text.split(" ").length <= LEANING)
  if (asked && leans && only && offered.length === 1 && last?.topics.length === 0)
    return { turn: onTopics(heard, text, [only]) }
  const askedBack = last?.kind === "question" && last.topics.length === 0
  if (askedBack && asked?.certainty === "maybe" && asked.topic && offered.includes(asked.topic))
    return { takenFor: asked.topic, turn: { ...heard, asked: [{ ...asked, certainty: "sure" }] } }
  const thrown = topicOfFigure(heard, text, meeting)
  return { turn: thrown ? onTopics(heard, text, [thrown]) : heard }
}

/** A turn that puts yes/no questions of the framework, on their topics; null where it puts none that was not heard. */
function plainlyAsked(heard: Understanding, text: string, meeting: Meeting): Understanding | null {
  const parts = questionParts(text).flatMap((part) => {
    const topic = yesNoTopic(part, meeting)
    return topic ? [{ text: part, topic, other: null, certainty: "sure" as const, inherited: false }] : []
  })
  if (heard.asked.length === 1 && new Set(parts.map((part) => part.topic)).size > 1)
    return { ...heard, kind: "multi_question", asked: parts }
  const asked = heard.asked.map((one) => {
    const topic = one.other ? null : yesNoTopic(one.text, meeting)
    if (!topic || (topic === one.topic && one.certainty === "sure")) return one
    return { ...one, topic, certainty: "sure" as const, inherited: false }
  })
  const [only, more] = asked
  if (asked.every((one) => heard.asked.includes(one))) return null
  return more || !only?.topic ? { ...heard, asked } : onTopics(heard, text, [only.topic], false)
}

/** The story beside the framework that the last reply told, or null. */
function besideJustTold({ history, index }: Meeting): Fact | null {
  const told = history.last?.facts ?? []
  return index.company.facts.find((fact) => fact.type === "others" && told.includes(fact.key)) ?? null
}

/** What the last reply left open for the visitor to take: a topic's evidence, or topics it named. */
function offeredIn(meeting: Meeting): string[] {
  const { last } = meeting.history
  const topic = last?.topics[0]
  const onlyTopic = last?.facts.length === 0 && last.topics.length === 1 ? topic : undefined
  if (onlyTopic && onlyEvidenceLeft(meeting, onlyTopic)) return [onlyTopic]
  return offeredTopics(last, meeting.names)
}
