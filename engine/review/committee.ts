import type { ReviewRequest } from "../types.ts"
import { sentences } from "../understand/split.ts"
import { cosine } from "../vectors/similarity.ts"
import { covered } from "./likeness.ts"
import { counted } from "./list-text.ts"
import { opposition } from "./polarity.ts"
import { type Embed, type Statement, statements } from "./statement.ts"
import { REVIEW_TUNING } from "./tuning.ts"

const SHORTEST_POINT = 35
const SHORTEST_REPLY_WORDS = 25
/** Nobody reads further, and each is embedded. */
const MOST_SENTENCES = 60
/** "The reply says that …": what a point is framed in says nothing of the point. */
const FRAME =
  /^(?:(?:a|the) (?:strong |good )?(?:reply|answer|response)|then it|it then|it)\s+(?:also\s+)?[a-z]+s\s+(?:that |whether |to )?/i

/**
 * The expected reply split to its points, each with whether the written reply makes it: by the
 * nearest sentence or two in meaning, and by the share of the point's words that are in them.
 */
export async function committeePoints(
  request: ReviewRequest,
  embed: Embed,
): Promise<{ point: string; made: boolean }[]> {
  const points = joinShort(sentences(request.icQuestion.expected_response))
  const said = sentences(request.assessment.ic_response).slice(0, MOST_SENTENCES)
  const two = said.slice(1).map((sentence, at) => `${said[at]} ${sentence}`)
  const [wanted, written] = await Promise.all([
    statements(
      points.map((point) => point.replace(FRAME, "")),
      { words: true },
      embed,
    ),
    statements([...said, ...two], { words: true }, embed),
  ])
  return points.map((point, at) => {
    const one = wanted[at]
    const best = one ? Math.max(0, ...written.map((other) => nearness(one, other))) : 0
    return { point, made: best >= REVIEW_TUNING.point }
  })
}

function nearness(point: Statement, written: Statement): number {
  const [a, b] = [point.vectors[0], written.vectors[0]]
  if (!a || !b || opposition(point.leanings, written.leanings) >= 1) return 0
  return cosine(a, b) + REVIEW_TUNING.pointWords * covered(point.words, written.words)
}

/** What a coach says about the reply to the committee. */
export function committeeText(points: { point: string; made: boolean }[], request: ReviewRequest): string {
  const { title } = request.icQuestion
  const made = points.filter((one) => one.made).map((one) => told(one.point))
  const open = points.filter((one) => !one.made).map((one) => told(one.point))
  const words = request.assessment.ic_response.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const brief =
    words === 0
      ? " It holds no words yet."
      : words < SHORTEST_REPLY_WORDS
        ? ` At ${counted(words)} ${words === 1 ? "word" : "words"} it reads as a note, and a committee wants the reasoning.`
        : ""
  if (open.length === 0)
    return `Your reply on “${title}” makes every point a strong one would. Keep that order when you have to say it aloud.${brief}`
  const [first = "", second] = open
  if (made.length === 0)
    return `Your reply on “${title}” does not meet the question yet.${brief} Begin here: ${first} Then tie it to a figure you heard in the meeting.`
  const then = second ? ` After that, ${lower(second)}` : ""
  return `Your reply on “${title}” makes ${counted(made.length)} of the ${counted(points.length)} points a strong one would. You have this: ${made[0] ?? ""} A member would press you next on what is left out: ${first}${then}${brief}`
}

/** A point of the model reply as it is spoken of: "it compares …" becomes "a strong reply compares …". */
function told(point: string): string {
  const subject =
    /^(?:a (?:strong|good) (?:reply|answer|response)|the (?:reply|answer|response)|it|then it|it then)\s+/i
  return subject.test(point) ? `a strong reply ${point.replace(subject, "")}` : `“${point}”`
}

const lower = (text: string) => text.replace(/^a strong reply/, "it")

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
