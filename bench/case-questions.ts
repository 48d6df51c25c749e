/**
 * Whether a company is understood in the framework's own words: the five questions of each topic are
 * put to every company through the engine's understanding. Right is a turn that the topic answers.
 * These questions are among those the engine learns from, so this measures that a company's own
 * questions do not lead astray, not how well strange wordings are understood (see matching.ts).
 * Prints the share of each company and every miss; fails below 95 %.
 */
import { loadContent } from "#content/load.ts"
import { indexCompany } from "#engine/company/company-index.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import { learnTurns } from "#engine/understand/turn-model.ts"
import { understand } from "#engine/understand/understand.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"

const WANTED = 0.95

const content = await loadContent()
const embedder = await createBuiltinEmbedder({ threads: 2 })
const store = createFileVectorStore(new URL("../node_modules/.cache/parley-vectors.txt", import.meta.url).pathname)
const model = await learnTurns(content.framework, content.kinds, embedder, store)
const asked = content.framework.categories.flatMap((category) =>
  category.sections.flatMap((section) =>
    section.topics.flatMap((topic) => topic.questions.map(({ text }) => ({ topic: topic.id, text }))),
  ),
)

const shares: number[] = []
for (const written of content.companies) {
  const index = await indexCompany(caseCompany(written), model, embedder, store)
  const misses: string[] = []
  for (const { topic, text } of asked) {
    const turn = await understand(text, [], index, model, embedder)
    if (turn.asked.some((one) => one.topic === topic && one.certainty === "sure")) continue
    const heard = turn.asked.map((one) => `${one.topic ?? "nothing"} (${one.certainty})`).join(", ")
    misses.push(`  ${topic} heard as ${heard || turn.kind}: ${text}`)
  }
  const share = 1 - misses.length / asked.length
  shares.push(share)
  console.log(
    `${written.company.name.padEnd(14)} ${asked.length - misses.length} of ${asked.length} (${(100 * share).toFixed(1)} %)`,
  )
  for (const miss of misses) console.log(miss)
}
await store.flush()
await embedder.close()
process.exit(shares.every((share) => share >= WANTED) ? 0 : 1)
