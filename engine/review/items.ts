import type { ListReview } from "#contracts/assessments.ts"
import type { CaseCompany, Embedder, KeyItem, VectorStore } from "../types.ts"
import { sentences } from "../understand/split.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import { cosine } from "../vectors/similarity.ts"
import type { List } from "./likeness.ts"
import { matchList } from "./match-list.ts"
import { leanings, opposition } from "./polarity.ts"
import type { Statement } from "./statement.ts"
import { REVIEW_TUNING } from "./tuning.ts"
import type { Valence } from "./valence.ts"
import { contentWords, overlap } from "./words.ts"

/** From this share of its words, an item of so many words is copied from the company's own page. */
const COPIED = 0.85
const COPIED_WORDS = 5

/** A fact as it can back an item. */
export type Backing = { vector: Float32Array; stems: Set<string>; leanings: Map<string, number> }

/** What a company has to say, ready to back written items. */
export async function backings(company: CaseCompany, embedder: Embedder, store: VectorStore): Promise<Backing[]> {
  const texts = company.facts.map((fact) => fact.text)
  const vectors = await embedCached(embedder, store, texts)
  return texts.map((text, at) => ({
    vector: vectors[at] ?? new Float32Array(),
    stems: contentWords(text),
    leanings: leanings(text),
  }))
}

/** Whether a text repeats a sentence of how the company describes itself. */
export function isCopied(text: string, company: Pick<CaseCompany, "description" | "introduction">): boolean {
  const own = contentWords(text)
  if (own.size < COPIED_WORDS) return false
  return sentences(`${company.description} ${company.introduction}`).some((sentence) => {
    const theirs = contentWords(sentence)
    return [...own].filter((word) => theirs.has(word)).length >= COPIED * own.size
  })
}

/** Holds one written list against the key and the company's facts. `heard` tells of each expected item whether the meeting gave it away. */
export async function reviewList(
  list: List,
  written: string[],
  key: KeyItem[],
  heard: (item: KeyItem) => boolean,
  company: CaseCompany,
  facts: Backing[],
  parts: { embedder: Embedder; vectors: VectorStore; valence: Valence },
): Promise<ListReview> {
  const { embedder, vectors, valence } = parts
  const expected = key.map((one) => one.item)
  const matches = await matchList(
    list,
    written,
    expected,
    valence,
    (texts) => embedder.embed(texts),
    (texts) => embedCached(embedder, vectors, texts),
  )
  const { nearest } = matches
  // How a company describes itself is no finding, however near it comes to one.
  const pairs = matches.pairs.filter((pair) => !isCopied(written[pair.written] ?? "", company))
  const findings = matches.written.map((one, index) => {
    const pair = pairs.find((candidate) => candidate.written === index)
    return {
      written: one.text,
      matched: pair ? (expected[pair.expected] ?? null) : null,
      similarity: round(pair?.score ?? nearest[index] ?? 0),
      supported: pair !== undefined || facts.some((fact) => backs(fact, one)),
    }
  })
  return {
    findings,
    expected: key.map((one, index) => ({
      item: one.item,
      found: pairs.some((pair) => pair.expected === index),
      heard: heard(one),
    })),
  }
}

function backs(fact: Backing, item: Statement): boolean {
  const [own] = item.vectors
  if (!own || opposition(fact.leanings, item.leanings) > REVIEW_TUNING.backedOpposition) return false
  return cosine(fact.vector, own) + REVIEW_TUNING.backedWords * overlap(item.stems, fact.stems) >= REVIEW_TUNING.backed
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
