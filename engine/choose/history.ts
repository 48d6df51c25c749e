import type { CaseCompany, Exchange, Fact } from "../types.ts"

/** Enough words of a fact to know it again in a reply whose trace was not kept. */
const OPENING_LENGTH = 60
const RECENT = 3

/** What a conversation has already used of a company. */
export type History = {
  said: (fact: Fact) => boolean
  /** Topics that were answered, oldest first, each once. */
  topics: string[]
  /** The manager who last spoke about a topic. */
  spokeOn: (topic: string) => string | null
  heard: Set<string>
  last: Exchange | null
  /** Topics of the latest of the last replies that answered several questions, in their order. */
  several: string[]
}

export function readHistory(company: CaseCompany, conversation: Exchange[]): History {
  const said = new Set(conversation.flatMap((exchange) => exchange.facts))
  const topics = [...new Set(conversation.flatMap((exchange) => exchange.topics))]
  const outputs = conversation.filter((exchange) => exchange.facts.length === 0).map((exchange) => exchange.output)
  for (const fact of company.facts) {
    const opening = fact.text.slice(0, OPENING_LENGTH)
    if (outputs.some((output) => output.includes(opening))) {
      said.add(fact.key)
      if (fact.type === "standard" && !topics.includes(fact.topic)) topics.push(fact.topic)
    }
  }
  return {
    said: (fact) => said.has(fact.key),
    topics,
    spokeOn: (topic) => conversation.findLast((exchange) => exchange.topics.includes(topic))?.executive?.name ?? null,
    heard: new Set(conversation.flatMap((exchange) => (exchange.executive ? [exchange.executive.name] : []))),
    last: conversation.at(-1) ?? null,
    several: conversation.slice(-RECENT).findLast((exchange) => exchange.topics.length > 1)?.topics ?? [],
  }
}
