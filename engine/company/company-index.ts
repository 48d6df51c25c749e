import type { CaseCompany, Embedder, Fact, VectorStore } from "../types.ts"
import { wordStems } from "../understand/lexical.ts"
import type { OwnQuestions, TurnModel } from "../understand/turn-model.ts"
import { cosinesWith, inOneBlock } from "../vectors/block.ts"
import { embedCached } from "../vectors/embed-cached.ts"

/** In more topics' answers than this a word says nothing about the topic. */
const TELLING_IN = 8

/** A company's contents, ready to be found by topic and by its own questions. */
export type CompanyIndex = {
  company: CaseCompany
  /** The company's own questions as further examples of its topics. */
  own: OwnQuestions
  /** Stems of every word of the company's texts. */
  words: Set<string>
  /** Topics whose answers hold a stem, where they are few enough to tell; undefined for any other stem. */
  topicsWith(stem: string): ReadonlySet<string> | undefined
  /** Standard facts of a topic by level. */
  facts(topic: string): Fact[]
  /** The fact beside the framework whose questions are nearest to a vector. */
  nearestOther(vector: Float32Array): { fact: Fact; similarity: number } | null
}

/** Embeds the company's questions. Takes milliseconds once the store knows them. */
export async function indexCompany(
  company: CaseCompany,
  model: TurnModel,
  embedder: Embedder,
  store: VectorStore,
): Promise<CompanyIndex> {
  const standard = company.facts.filter((fact) => fact.type === "standard")
  const others = company.facts.filter((fact) => fact.type === "others")
  const asked = [...standard, ...others].flatMap((fact) => fact.questions.map((question) => ({ fact, question })))
  const vectors = await embedCached(
    embedder,
    store,
    asked.map(({ question }) => question),
  )
  const questions = asked.map(({ fact, question }, index) => ({
    fact,
    text: question,
    vector: vectors[index] ?? new Float32Array(embedder.dimensions),
  }))
  const own = questions.filter(({ fact }) => fact.type === "standard" && model.topics.includes(fact.topic))
  const beside = questions.filter(({ fact }) => fact.type === "others")
  const withOwn = cosinesOf(own)
  const withBeside = cosinesOf(beside)
  const byTopic = new Map<string, Fact[]>()
  for (const fact of standard)
    byTopic.set(
      fact.topic,
      [...(byTopic.get(fact.topic) ?? []), fact].sort((a, b) => a.level - b.level),
    )

  const holding = new Map<string, Set<string>>()
  for (const { topic, text } of standard)
    for (const stem of new Set(wordStems(text))) holding.set(stem, (holding.get(stem) ?? new Set()).add(topic))

  return {
    company,
    topicsWith: (stem) => {
      const topics = holding.get(stem)
      return topics && topics.size <= TELLING_IN ? topics : undefined
    },
    words: new Set(
      [
        company.name,
        company.description,
        company.introduction,
        ...company.management.map((manager) => `${manager.name} ${manager.role}`),
        ...company.facts.map((fact) => fact.text),
      ].flatMap(wordStems),
    ),
    own: { questions: own.map(({ fact, text }) => ({ text, topic: fact.topic })), cosines: withOwn },
    facts: (topic) => byTopic.get(topic) ?? [],
    nearestOther(vector) {
      const [similarities = new Float32Array()] = withBeside([vector])
      let best: { fact: Fact; similarity: number } | null = null
      for (const [at, { fact }] of beside.entries()) {
        const similarity = similarities[at] ?? -1
        if (!best || similarity > best.similarity) best = { fact, similarity }
      }
      return best
    },
  }
}

function cosinesOf(questions: { vector: Float32Array }[]) {
  return cosinesWith(inOneBlock(questions.map(({ vector }) => vector)), questions.length)
}
