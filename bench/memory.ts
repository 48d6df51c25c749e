/**
 * Whether memory stays flat: 5,000 turns through the engine, in conversations of forty over every
 * shipped company. Prints heap and resident memory (threads included) along the way; fails where
 * the heap after collection grows by more than 10 MB from the first thousand turns to the last.
 */
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { loadContent } from "#content/load.ts"
import { createEngine } from "#engine/create-engine.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import { exchangeOf } from "#engine/testing/exchange.ts"
import { KEPT_VECTORS } from "#engine/testing/kept-file.ts"
import type { Exchange } from "#engine/types.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"

const TURNS = 5000
const LENGTH = 40
const STEP = 1000
const MOST_GROWTH_MB = 10

setFlagsFromString("--expose-gc")
// The collector is only reachable through a context made after the flag.
const collect = runInNewContext("gc") as () => void
const content = await loadContent()
const vectors = createFileVectorStore(KEPT_VECTORS)
const engine = createEngine({ ...content, embedder: createBuiltinEmbedder(), vectors })
const companies = content.companies.map((written, at) => caseCompany(written, at + 1))
const questions = content.framework.categories.flatMap((category) =>
  category.sections.flatMap((section) => section.topics.flatMap((topic) => topic.questions.map(({ text }) => text))),
)
const heaps: number[] = []
let conversation: Exchange[] = []
for (let at = 1; at <= TURNS; at++) {
  const company = companies[Math.floor(at / LENGTH) % companies.length]
  if (!company) throw new Error("bench:memory needs a company.")
  if (at % LENGTH === 0) conversation = []
  const input = at % 3 === 0 ? "Why is that?" : `${questions[at % questions.length]} ${at}`
  conversation.push(exchangeOf(await engine.reply({ company, conversation, input, model: "grounded" })))
  if (at % STEP !== 0) continue
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  heaps.push(heapUsed / 2 ** 20)
  console.log(
    `after ${at} turns: heap ${(heapUsed / 2 ** 20).toFixed(1)} MB, resident ${(rss / 2 ** 20).toFixed(0)} MB`,
  )
}
const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0)
console.log(`growth of the heap from the first thousand turns to the last: ${growth.toFixed(1)} MB`)
await engine.close()
process.exit(growth > MOST_GROWTH_MB ? 1 : 0)
