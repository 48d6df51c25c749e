import type { CompanyIndex } from "../company/company-index.ts"
import { topicNameList } from "../speak/topic-names.ts"
import type { CompanyManager, Exchange, Framework } from "../types.ts"
import { type History, readHistory } from "./history.ts"

/** A meeting as it stands before a turn is answered. */
export type Meeting = {
  conversation: Exchange[]
  history: History
  index: CompanyIndex
  framework: Framework
  /** Topics as they are called in a sentence. */
  names: ReadonlyMap<string, string>
  lead: CompanyManager
  /** Who spoke last; the lead before anybody did. */
  lastSpeaker: CompanyManager
  manager: (name: string | null | undefined) => CompanyManager | null
}

/** Reads a meeting from what was said in it. Throws for a company without management. */
export function readMeeting(conversation: Exchange[], index: CompanyIndex, framework: Framework): Meeting {
  const { management } = index.company
  const lead = management.find((manager) => manager.lead) ?? management[0]
  if (!lead) throw new Error(`${index.company.name} has no management.`)
  const manager = (name: string | null | undefined) => management.find((one) => one.name === name) ?? null
  const history = readHistory(index.company, conversation)
  return {
    conversation,
    history,
    index,
    framework,
    names: topicNameList(framework),
    lead,
    lastSpeaker: manager(history.last?.executive?.name) ?? lead,
    manager,
  }
}

/** Whether short answer and detail of a topic are told and its evidence is not. */
export function onlyEvidenceLeft({ index, history }: Meeting, topic: string): boolean {
  const unsaid = index.facts(topic).filter((fact) => !history.said(fact))
  return unsaid.length > 0 && unsaid.every((fact) => fact.level === 3)
}
