import { writtenOut } from "./abbreviations.ts"
import { leanings } from "./polarity.ts"
import { contentWords } from "./words.ts"

export type Embed = (texts: string[]) => Promise<Float32Array[]>
type Word = { text: string; vector: Float32Array }
/** A text ready to be compared: whole, in parts, and where asked for word by word. */
export type Statement = {
  text: string
  /** Of "title: description" the title, otherwise nothing. */
  title: string
  /** Whole; of "title: description" also the title and the description. */
  vectors: Float32Array[]
  /** What the description says, clause by clause; only of items taken apart. */
  clauses: Float32Array[]
  words: Word[]
  stems: Set<string>
  /** The stems that tell what it is about, without what one does about it. */
  subject: Set<string>
  leanings: Map<string, number>
  /** The title's own: it says plainly what a long description may say both ways. */
  titleLeanings: Map<string, number>
}

/** What one does with a thing in due diligence tells nothing about which thing it is. */
const TASKS = new Set(
  "check read ask see look verify review get obtain call talk find study make sure test have out whether how what who when where there someone one firm they nearly hardly almost only too very".split(
    " ",
  ),
)
const TASK_STEMS = contentWords([...TASKS].join(" "))

/** Statements of texts. `parts`: taken apart at the colon, as expected items are; `words`: also word by word. */
export async function statements(
  texts: string[],
  take: { parts?: boolean; words?: boolean },
  embed: Embed,
): Promise<Statement[]> {
  const plain = texts.map((text) => {
    const long = writtenOut(text)
    const parts = take.parts ? parted(text) : []
    const description = parts[1] ?? long
    const clauses = take.parts ? pointsOf(description) : []
    if (take.parts && clauses.length === 0) clauses.push(description)
    return { text, long, parts, clauses, words: take.words ? meaningful(long) : [] }
  })
  const wanted = [
    ...new Set(plain.flatMap(({ long, parts, clauses, words }) => [long, ...parts, ...clauses, ...words])),
  ]
  const vectors = new Map((await embed(wanted)).map((vector, at) => [wanted[at] ?? "", vector]))
  const vectorOf = (text: string) => vectors.get(text) ?? new Float32Array()
  return plain.map(({ text, long, parts, clauses, words }) => ({
    text,
    title: parts[0] ?? "",
    vectors: [long, ...parts].map(vectorOf),
    clauses: clauses.map(vectorOf),
    words: words.map((word) => ({ text: word, vector: vectorOf(word) })),
    stems: contentWords(long),
    subject: new Set([...contentWords(long)].filter((word) => !TASK_STEMS.has(word))),
    leanings: leanings(long),
    titleLeanings: leanings(parts[0] ?? ""),
  }))
}

/** A longer item is an essay; its first points are what it is about. */
const MOST_POINTS = 6

/** A text that makes several points, point by point; none where it makes one. */
export function pointsOf(text: string): string[] {
  const parts = text
    .split(/[,;:]\s+(?:and|but|while|so|which|yet|or)?\s*|\s+[-–]\s+|\s+(?:and|but|while|plus)\s+|[.!?]\s+/)
    .map((part) => part.trim())
    .filter((part) => meaningful(part).length > 0 && /\s/.test(part))
  return parts.length > 1 ? [...new Set(parts)].slice(0, MOST_POINTS) : []
}

function parted(item: string): string[] {
  const at = item.indexOf(":")
  return at > 0 && at < 100 ? [item.slice(0, at).trim(), item.slice(at + 1).trim()] : []
}

function meaningful(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? []
  return [...new Set(words.filter((word) => contentWords(word).size > 0 && !TASKS.has(word)))]
}
