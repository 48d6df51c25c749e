import type { Embedder, ReviewRequest } from "../types.ts"
import { sentences } from "../understand/split.ts"
import { cosine } from "../vectors/similarity.ts"
import { leanings, opposition } from "./polarity.ts"
import { REVIEW_TUNING } from "./tuning.ts"
import { contentWords, overlap } from "./words.ts"

const SHORTEST_POINT = 35
const SHORTEST_REPLY_WORDS = 25

/** The expected reply split to its points, each with whether the written reply makes it. */
export async function committeePoints(
  request: ReviewRequest,
  embedder: Embedder,
): Promise<{ point: string; made: boolean }[]> {
  const points = joinShort(sentences(request.icQuestion.expected_response))
  const reply = sentences(request.assessment.ic_response)
  const vectors = await embedder.embed([...points, ...reply])
  return points.map((point, at) => {
    const own = vectors[at]
    const best = Math.max(
      0,
      ...reply.map((sentence, index) => {
        const other = vectors[points.length + index]
        if (!own || !other || opposition(leanings(point), leanings(sentence)) >= 1) return 0
        return cosine(own, other) + 0.1 * overlap(contentWords(point), contentWords(sentence))
      }),
    )
    return { point, made: best >= REVIEW_TUNING.point }
  })
}

/** What a coach says about the reply to the committee. */
export function committeeText(points: { point: string; made: boolean }[], request: ReviewRequest): string {
  const made = points.filter((one) => one.made)
  const open = points.filter((one) => !one.made)
  const words = request.assessment.ic_response.split(/\s+/).length
  const brief =
    words < SHORTEST_REPLY_WORDS ? ` At ${words} words it reads as a note, and a committee wants the reasoning.` : ""
  if (open.length === 0)
    return `Your reply on “${request.icQuestion.title}” makes every point a strong one would. Keep that order when you have to say it aloud.${brief}`
  const first = open[0]?.point ?? ""
  if (made.length === 0)
    return `Your reply on “${request.icQuestion.title}” does not meet the question yet.${brief} Begin with this: ${first} Then tie it to a figure you heard in the meeting.`
  const second = open[1] ? ` Then this: ${open[1].point}` : ""
  return `Your reply on “${request.icQuestion.title}” makes ${made.length} of the ${points.length} points a strong one would, among them: ${made[0]?.point ?? ""} What a member would press you on next is what you left out. First: ${first}${second}${brief}`
}

/** A short sentence is no point of its own: it joins the one before. */
function joinShort(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && part.length < SHORTEST_POINT) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}
