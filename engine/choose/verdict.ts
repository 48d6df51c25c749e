import { withoutLeadIn } from "../speak/question-form.ts"
import type { Fact, Framework } from "../types.ts"
import { wordStems } from "../understand/lexical.ts"
import { questionParts } from "../understand/split.ts"
import type { Meeting } from "./meeting.ts"

/**
 * Yes/no questions by their words alone. A wrong yes is worse than none, so nothing is inferred: the
 * framework lists how each question may be put, and a turn asks it only if it begins with the same
 * verb, holds every word of one way of putting it, and no word that none of them has. "Do you own
 * the patents in Mexico?" and "Were you profitable?" are other questions.
 */
type Listed = { verb: string; words: string[] }
type YesNo = { topic: string; name: string; ways: Listed[]; vocabulary: Set<string> }
const listedIn = new WeakMap<Framework, YesNo[]>()

const VERBS: Record<string, string> = { are: "is", does: "do", have: "has" }
const VERB = /^(?:is|are|was|were|do|does|did|can|could|will|would|has|have)$/
/** Words that change nothing about what is asked of a company today. */
const SMALL = new Set(
  "a an any some the you your yours yourself yourselves we our us company business firm got been being be of in to at for with by moment current currently now today already yet actually really just please then there".split(
    " ",
  ),
)

/** What is known of the yes/no question in a text: the answer, and the fact that bears it out. */
export type Verdict = { says: string; bearer: Fact }

/** The company's answer to the yes/no question in a text; null where it asks none or there is no answer. */
export function verdictOn(text: string, meeting: Meeting): Verdict | null {
  const question = yesNoAsked(text, meeting)
  if (!question) return null
  const bearer = meeting.index.facts(question.topic).find((fact) => fact.verdicts?.[question.name])
  const says = bearer?.verdicts?.[question.name]
  return bearer && says ? { says, bearer } : null
}

/** The topic of the yes/no question in a text, which so plain a question leaves in no doubt; null where there is none. */
export function yesNoTopic(text: string, meeting: Meeting): string | null {
  return yesNoAsked(text, meeting)?.topic ?? null
}

function yesNoAsked(text: string, { index, framework }: Meeting): YesNo | undefined {
  const own = new Set(wordStems(index.company.name))
  const asked = questionParts(text).map((part) => listed(withoutLeadIn(part), own))
  return yesNoIn(framework).find((one) => asked.some((words) => words && asksIt(words, one)))
}

function asksIt(asked: Listed, { ways, vocabulary }: YesNo): boolean {
  const fits = ways.some((way) => way.verb === asked.verb && way.words.every((word) => asked.words.includes(word)))
  return fits && asked.words.every((word) => vocabulary.has(word))
}

/** The verb that a question begins with and its telling words; null for what is no yes/no question. */
function listed(question: string, company: ReadonlySet<string>): Listed | null {
  const [first = "", ...rest] = question.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  if (!VERB.test(first)) return null
  const telling = rest.filter((word) => !SMALL.has(word)).join(" ")
  return { verb: VERBS[first] ?? first, words: wordStems(telling).filter((word) => !company.has(word)) }
}

function yesNoIn(framework: Framework): YesNo[] {
  const known = listedIn.get(framework)
  if (known) return known
  const none = new Set<string>()
  const topics = framework.categories.flatMap((category) => category.sections.flatMap((section) => section.topics))
  const made = topics.flatMap(({ id, yes_no }) =>
    Object.entries(yes_no ?? {}).map(([name, questions]): YesNo => {
      const ways = questions.flatMap((question) => listed(question, none) ?? [])
      return { topic: id, name, ways, vocabulary: new Set(ways.flatMap((way) => way.words)) }
    }),
  )
  listedIn.set(framework, made)
  return made
}
