/** Every number an editor wrote into a company, held against its sheet of figures. */
import type { FiguresFile } from "#contracts/content.ts"
import { numbersIn, type Quoted } from "./numbers.ts"
import type { Passage } from "./passages.ts"
import { type Place, strayNumbersOf } from "./stray-numbers.ts"

/** Up to here a number said twice in a topic may count two things: 3 sites, 3 people. */
const TELLING_FROM = 13

/**
 * A checker for one company: given one of its passages, or that passage with another text in it, it
 * returns the numbers that neither a line of the sheet nor the same topic vouches for.
 */
export function numberCheckOf(sheet: FiguresFile, passages: Passage[]): (passage: Passage, text?: string) => Quoted[] {
  const stray = strayNumbersOf(sheet)
  const vouched = new Map<string, Set<string>>()
  for (const passage of passages) {
    if (!passage.level) continue
    const strangers = new Set(stray(passage.text, placeOf(passage, passages)).map(({ at }) => at))
    const topic = vouched.get(passage.topic ?? "") ?? new Set()
    for (const quoted of numbersIn(passage.text)) if (!strangers.has(quoted.at)) topic.add(keyOf(quoted))
    vouched.set(passage.topic ?? "", topic)
  }
  return (passage, text = passage.text) =>
    stray(text, placeOf(passage, passages)).filter(
      (quoted) =>
        !passage.level || quoted.value < TELLING_FROM || !vouched.get(passage.topic ?? "")?.has(keyOf(quoted)),
    )
}

const keyOf = ({ kind, value }: Quoted) => `${kind} ${value}`

function placeOf({ kind, topic, level, where }: Passage, passages: Passage[]): Place {
  const name = kind === "key" ? "key" : kind === "other" || !topic ? where : topic
  const questions = level
    ? passages.filter((one) => one.kind === "question" && one.topic === topic && one.level === level)
    : []
  return { name, around: [topic?.replaceAll(/[._]/g, " ") ?? "", ...questions.map(({ text }) => text)].join(" ") }
}
