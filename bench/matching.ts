/**
 * How well turns and written items are understood, on the labelled sets of bench/data: their authors saw
 * neither examples nor engine, and no example comes from them; the weights for written items do. Prints
 * the engine beside plain baselines of the same run. `--list` prints what went wrong. With `--test` the test
 * sets are measured instead, for which nothing was ever chosen: look at them when the work is done, and not
 * to improve it.
 */
import { readFileSync } from "node:fs"
import { loadContent } from "#content/load.ts"
import { indexCompany } from "#engine/company/company-index.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import type { List } from "#engine/review/likeness.ts"
import { matchList } from "#engine/review/match-list.ts"
import { createValence } from "#engine/review/valence.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import { KEPT_VECTORS } from "#engine/testing/kept-file.ts"
import type { Exchange } from "#engine/types.ts"
import { learnTurns } from "#engine/understand/turn-model.ts"
import { type Understanding, understand } from "#engine/understand/understand.ts"
import { embedCached } from "#engine/vectors/embed-cached.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"
import { cosine } from "#engine/vectors/similarity.ts"
import { centroidRanking, nearestRanking, tfIdfRanking } from "./baselines.ts"

type TurnRow = { topic: string; text: string; voice: string }
type KindRow = {
  kind: string
  text: string
  topics?: string[]
  previous: { input: string; output: string; topic: string } | null
}
type ItemRow = { case: string; list: List; expected?: string[]; written?: string[]; matches?: [number, number][] }

const list = process.argv.includes("--list")
const data = (name: string) =>
  readFileSync(new URL(`data/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const content = await loadContent()
const first = content.companies[0]
if (!first) throw new Error("bench:matching needs one whole company under content/companies.")
const embedder = await createBuiltinEmbedder({ threads: 2 })
const store = createFileVectorStore(KEPT_VECTORS)
const model = await learnTurns(content.framework, content.kinds, embedder, store)
const index = await indexCompany(caseCompany(first), model, embedder, store)
const read = (text: string, conversation: Exchange[] = []): Promise<Understanding> =>
  understand(text, conversation, index, model, embedder)

if (process.argv.includes("--test")) {
  await topics("test-turns")
  await kinds("test-kinds")
  await items("test-items", "test")
} else {
  for (const file of ["validation-turns", "second-turns", "fourth-turns", "fifth-turns"]) await topics(file)
  for (const file of ["kinds", "second-kinds", "fourth-kinds"]) await kinds(file)
  await several("tuning-several", "those that splitting was tuned on")
  await several("fourth-several", "a fourth author's")
  await several("fifth-several", "a fifth author's")
  for (const file of ["unwritten", "fifth-unwritten"]) await unwritten(file)
  await items("assessment-items", "lists of other companies")
  await items("own-items", "lists by the engine's author")
  await items("second-items", "lists of two shipped companies by a second author")
}
await store.flush()
await embedder.close()

async function topics(file: string) {
  const rows: TurnRow[] = data(file)
  const examples = content.framework.categories.flatMap((category) =>
    category.sections.flatMap((section) =>
      section.topics.flatMap((topic) =>
        Object.values(topic.examples)
          .flat()
          .map((text) => ({ topic: topic.id, text })),
      ),
    ),
  )
  const learned = await embedCached(
    embedder,
    store,
    examples.map((example) => example.text),
  )
  const asked = await embedder.embed(rows.map((row) => row.text))
  const exampleVectors = examples.map((example, at) => ({
    topic: example.topic,
    vector: learned[at] ?? new Float32Array(),
  }))
  const turns: Understanding[] = []
  for (const row of rows) turns.push(await read(row.text))
  const rankings: Record<string, string[][]> = {
    "TF-IDF": rows.map((row) => tfIdfRanking(examples, row.text)),
    centroid: asked.map((vector) => centroidRanking(exampleVectors, vector)),
    "nearest example": asked.map((vector) => nearestRanking(exampleVectors, vector)),
    engine: turns.map((turn) => turn.ranking.map((one) => one.topic)),
  }
  console.log(`\nTopic of a turn, ${rows.length} turns, ${examples.length} examples`)
  for (const [name, ranked] of Object.entries(rankings)) {
    const hit = (count: number) => mean(rows.map((row, at) => Number(ranked[at]?.slice(0, count).includes(row.topic))))
    console.log(`  ${name.padEnd(16)} top-1 ${percent(hit(1))}  top-3 ${percent(hit(3))}`)
  }
  const right = (turn: Understanding, row: TurnRow) =>
    turn.asked.some((asked) => asked.topic === row.topic && asked.certainty === "sure")
  console.log(
    `  answered with the right topic ${percent(mean(turns.map((turn, at) => Number(rows[at] !== undefined && right(turn, rows[at])))))}`,
  )
  console.log(
    `  asked back ${percent(mean(turns.map((turn) => Number(turn.asked.some((one) => one.certainty === "maybe")))))}, not covered ${percent(mean(turns.map((turn) => Number(turn.asked.every((one) => one.certainty === "none" && !one.other)))))}, several questions ${percent(mean(turns.map((turn) => Number(turn.asked.length > 1))))}`,
  )
  console.log("  shown similarity against being right")
  for (let from = 0; from < 10; from += 2) {
    const within = turns.flatMap((turn, at) => {
      const score = turn.ranking[0]?.score ?? 0
      return score >= from / 10 && (score < (from + 2) / 10 || from === 8)
        ? [{ score, right: Number(turn.ranking[0]?.topic === rows[at]?.topic) }]
        : []
    })
    console.log(
      `    ${from * 10} to ${from * 10 + 20} %: ${String(within.length).padStart(3)} turns, shown ${percent(mean(within.map((one) => one.score)))}, right ${percent(mean(within.map((one) => one.right)))}`,
    )
  }
  if (list)
    for (const [at, row] of rows.entries())
      if (turns[at]?.ranking[0]?.topic !== row.topic)
        console.log(`    ${row.topic} taken for ${turns[at]?.ranking[0]?.topic}: ${row.text}`)
}

async function kinds(file: string) {
  const rows: KindRow[] = data(file)
  const wrong: string[] = []
  const byKind = new Map<string, number[]>()
  let inherited = 0
  let canInherit = 0
  let several = 0
  for (const row of rows) {
    const conversation: Exchange[] = row.previous
      ? [
          {
            input: row.previous.input,
            output: row.previous.output,
            topics: [row.previous.topic],
            facts: [],
            level: 1,
            type: "standard",
          },
        ]
      : []
    const turn = await read(row.text, conversation)
    byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), Number(turn.kind === row.kind)])
    if (turn.kind !== row.kind) wrong.push(`    ${row.kind} taken for ${turn.kind}: ${row.text}`)
    if (row.previous && ["follow_up", "clarification", "challenge", "summary"].includes(row.kind)) {
      canInherit++
      if (turn.asked.some((asked) => asked.topic === row.previous?.topic)) inherited++
    }
    if (
      row.kind === "multi_question" &&
      row.topics?.every((topic) => turn.asked.some((asked) => asked.topic === topic))
    )
      several++
  }
  console.log(`\nKind of a turn, ${rows.length} turns: ${percent(mean([...byKind.values()].flat()))}`)
  for (const [kind, hits] of byKind) console.log(`  ${kind.padEnd(17)} ${percent(mean(hits))}`)
  console.log(
    `  stays on the topic before: ${inherited} of ${canInherit}; every topic of a turn of several found: ${several} of ${byKind.get("multi_question")?.length ?? 0}`,
  )
  if (list) for (const line of wrong) console.log(line)
}

async function several(file: string, whose: string) {
  const rows: { text: string; topics: string[] }[] = data(file)
  const missed: string[] = []
  let alone = 0
  for (const row of rows) {
    const found = (await read(row.text)).asked.flatMap((asked) => asked.topic ?? [])
    if (!row.topics.every((topic) => found.includes(topic)))
      missed.push(`    ${row.topics.join(", ")} heard as ${found.join(", ") || "nothing"}: ${row.text}`)
    else if (found.length === row.topics.length) alone++
  }
  console.log(
    `\nTurns of several questions, ${whose}: every topic found in ${rows.length - missed.length} of ${rows.length}, and no other in ${alone}`,
  )
  if (list) for (const line of missed) console.log(line)
}

async function unwritten(file: string) {
  const rows: { text: string }[] = data(file)
  const answered: string[] = []
  for (const row of rows) {
    const turn = await read(row.text)
    if (turn.asked.some((asked) => asked.topic !== null && asked.certainty === "sure"))
      answered.push(`    ${turn.asked[0]?.topic}: ${row.text}`)
  }
  console.log(
    `\nRelated but unwritten, ${rows.length} questions: refused ${percent(1 - answered.length / rows.length)}`,
  )
  if (list) for (const line of answered) console.log(line)
}

async function items(file: string, what: string) {
  const rows: ItemRow[] = data(file)
  const embed = (texts: string[]) => embedder.embed(texts)
  const valence = await createValence(embed)
  const keys = new Map<string, string[]>()
  for (const row of rows) if (row.expected) keys.set(row.case + row.list, row.expected)
  const engine = { right: 0, wrong: 0, lost: 0 }
  const wrong: string[] = []
  const pairs: { similarity: number; match: boolean }[] = []
  for (const row of rows) {
    const expected = keys.get(row.case + row.list)
    if (!row.written || !expected) continue
    const matched = await matchList(row.list, row.written, expected, valence, embed, embed)
    const [key, written] = [await embed(expected), await embed(row.written)]
    const matches = new Set(row.matches?.map((match) => match.join()))
    const found = matched.pairs.map((pair) => `${pair.written},${pair.expected}`)
    engine.right += found.filter((pair) => matches.has(pair)).length
    engine.wrong += found.filter((pair) => !matches.has(pair)).length
    engine.lost += [...matches].filter((pair) => !found.includes(pair)).length
    const told = (pair: string) => {
      const [i = 0, j = 0] = pair.split(",").map(Number)
      return `${row.written?.[i]} -> ${expected[j]}`
    }
    wrong.push(...found.filter((pair) => !matches.has(pair)).map((pair) => `    not a match: ${told(pair)}`))
    wrong.push(...[...matches].filter((pair) => !found.includes(pair)).map((pair) => `    missed: ${told(pair)}`))
    for (const [i, one] of written.entries()) {
      for (const [j, other] of key.entries())
        pairs.push({ similarity: cosine(one, other), match: matches.has(`${i},${j}`) })
    }
  }
  const f1 = ({ right, wrong, lost }: typeof engine) => (2 * right) / (2 * right + wrong + lost)
  const thresholds = Array.from({ length: 40 }, (_, at) => 0.5 + at / 100)
  const plain = Math.max(
    ...thresholds.map((threshold) => {
      const taken = pairs.filter((pair) => pair.similarity >= threshold)
      const right = taken.filter((pair) => pair.match).length
      return f1({ right, wrong: taken.length - right, lost: pairs.filter((pair) => pair.match).length - right })
    }),
  )
  console.log(
    `\nWritten items against expected ones, ${what}, ${pairs.filter((pair) => pair.match).length} matches: F1 ${f1(engine).toFixed(3)} (best single cosine threshold ${plain.toFixed(3)})`,
  )
  if (list) for (const line of wrong) console.log(line)
}
