import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyIndex } from "../company/company-index.ts"
import type { CompanyManager, Exchange, Fact, Framework } from "../types.ts"
import type { Understanding } from "../understand/understand.ts"
import { inContext } from "./in-context.ts"
import type { Manner } from "./manner.ts"
import { type Meeting, readMeeting } from "./meeting.ts"
import { areaOf } from "./named-area.ts"
import { nearbyTopics } from "./nearby.ts"
import { descriptionOf } from "./people.ts"
import { answers, type Segment, segmentOf } from "./segment.ts"

/** Said in place of facts: what the company is, what a word means, who sits at the table. */
export type Aside = { about: "company" | "word" | "people"; text: string }
export type Plan = {
  kind: QueryKind
  /** Best topics, falling, as the meeting understands the turn. */
  ranking: Understanding["ranking"]
  speaker: CompanyManager
  /** Who would have spoken: "owner" when the lead hands over, "outside" when someone was asked by name about another's field. */
  handover: "owner" | "outside" | null
  owner: CompanyManager | null
  /** Who gave the earlier answers on the topic, where that was somebody else than the speaker. */
  before: string | null
  segments: Segment[]
  /** Everything of the company that has been said so far. */
  told: Fact[]
  /** Topics to offer when there is little to say. */
  nearby: string[]
  /** The topic that the words touch without asking for it, where there is more to say on it. */
  touched: string | null
  manner: Manner | null
  takenFor: string | null
  aside: Aside | null
}

/** Share of a topic from which a remark is taken to be about it. */
const TOUCHED = 0.3

/** Picks the speaker and the facts that are unlocked; nothing else reaches the one who words it. */
export function choose(
  heard: Understanding,
  input: string,
  conversation: Exchange[],
  index: CompanyIndex,
  framework: Framework,
): Plan {
  const meeting = readMeeting(conversation, index, framework)
  const { history, lead, lastSpeaker, manager } = meeting
  const { turn, manner, takenFor, introduction, addressed } = inContext(heard, input, meeting)
  const segments = turn.asked.map((asked) => segmentOf(asked, turn, meeting))
  const [first] = segments
  const topic = first?.asked.topic ?? null
  const owner = manager(first?.facts[0]?.owner ?? (topic ? index.facts(topic)[0]?.owner : null))
  const spokeBefore = topic ? manager(history.spokeOn(topic)) : null
  const inTheirTurn = first?.asked.inherited ? (spokeBefore ?? lastSpeaker) : introduction ? lastSpeaker : null
  // Somebody else comes in to answer, not to say that there is no answer.
  const speaker = addressed ?? inTheirTurn ?? (first && answers(first) ? owner : null) ?? lead
  const outside = addressed !== null && owner !== null && owner.name !== speaker.name
  const steppingIn = !addressed && speaker.name !== lead.name && !history.heard.has(speaker.name)
  const around = manner === "stuck" ? null : (topic ?? turn.ranking[0]?.topic ?? null)
  return {
    kind: turn.kind,
    ranking: turn.ranking,
    speaker,
    handover: outside && !spokeFor(speaker, owner, meeting) ? "outside" : steppingIn ? "owner" : null,
    owner,
    before: spokeBefore && spokeBefore.name !== speaker.name ? spokeBefore.name : null,
    segments,
    told: index.company.facts.filter(history.said),
    nearby: nearbyTopics(meeting, around, speaker),
    touched: turn.aside !== null ? areaOf(input, framework) : touchedBy(turn, meeting),
    manner,
    takenFor,
    aside: asideOf(turn, introduction, index),
  }
}

/** Whether somebody has answered in another's field before: said once, it need not be excused again. */
function spokeFor(speaker: CompanyManager, owner: CompanyManager, { conversation, index }: Meeting): boolean {
  return conversation.some(
    ({ executive, topics }) =>
      executive?.name === speaker.name && topics.some((topic) => index.facts(topic)[0]?.owner === owner.name),
  )
}

function touchedBy(turn: Understanding, { index, history }: Meeting): string | null {
  const [best] = turn.ranking
  if (!best || best.score < TOUCHED) return null
  return index.facts(best.topic).some((fact) => !history.said(fact)) ? best.topic : null
}

function asideOf(turn: Understanding, introduction: string | null, index: CompanyIndex): Aside | null {
  if (introduction !== null) return { about: "people", text: introduction }
  if (turn.aside === null) return null
  return { about: turn.aside === descriptionOf(index.company) ? "company" : "word", text: turn.aside }
}
