import type { Embedder, Framework, KeyItem, ReviewRequest, ReviewResult, VectorStore } from "../types.ts"
import { embedCached } from "../vectors/embed-cached.ts"
import { committeePoints, committeeText } from "./committee.ts"
import { frameworkNames, missed, strongest } from "./highlights.ts"
import { backings, reviewList } from "./items.ts"
import { letter } from "./letter.ts"
import { listText } from "./list-text.ts"
import { type Item, type ListName, lineThatSaid } from "./moments.ts"
import { createValence } from "./valence.ts"

const LISTS: ListName[] = ["strengths", "weaknesses", "dd_items"]

export type ReviewParts = {
  framework: Framework
  embedder: Embedder
  vectors: VectorStore
  topicName: (topic: string) => string
}

/** Holds an assessment against the key by meaning, ties it to the meeting, and says it as a coach would. */
export async function review(
  request: ReviewRequest,
  { framework, embedder, vectors, topicName }: ReviewParts,
): Promise<ReviewResult> {
  const names = frameworkNames(framework, topicName)
  const heard = (item: KeyItem) => lineThatSaid(item, request) !== null
  const facts = await backings(request.company, embedder, vectors)
  const valence = await createValence((texts) => embedCached(embedder, vectors, texts))
  const parts = { embedder, vectors, valence }
  const of = (list: ListName) =>
    reviewList(list, request.assessment[list], request.key[list], heard, request.company, facts, parts)
  const details = {
    strengths: await of("strengths"),
    weaknesses: await of("weaknesses"),
    dd_items: await of("dd_items"),
  }
  const items = LISTS.flatMap((list) =>
    request.key[list].map((key, index): Item => {
      const expected = details[list].expected[index]
      return { list, key, title: title(key.item), found: expected?.found ?? false, heard: expected?.heard ?? false }
    }),
  )
  const unsupported = LISTS.flatMap((list) => details[list].findings).filter((finding) => !finding.supported).length
  const points = await committeePoints(request, (texts) => embedder.embed(texts))
  const { headline, text } = letter(request, items, unsupported, framework, names)
  const about = (list: ListName) => listText(list, details[list], items, request, names)
  return {
    headline,
    performance_review: text,
    assessment_review: {
      strengths: about("strengths"),
      weaknesses: about("weaknesses"),
      dd_items: about("dd_items"),
      ic_response: committeeText(points, request),
    },
    details,
    ic_points: points,
    highlights: { strongest: strongest(request, items, names), missed: missed(request, items, names) },
  }
}

function title(item: string): string {
  const at = item.indexOf(":")
  return (at > 0 ? item.slice(0, at) : item).trim()
}
