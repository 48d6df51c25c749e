/**
 * Whether every company is understood: the five framework questions of each topic are put to each of
 * them through the engine's understanding. Right is a turn that the topic answers. The engine learns
 * from these very questions, so this shows only that a company's own questions do not lead astray.
 * Beside it stand the labelled turns of bench/data: not learned from, though the engine's thresholds
 * were chosen on them, so theirs is a tuned figure and no clean test (see bench/data/README.md).
 * Prints both shares of each company and every miss of the first; fails where the first is below 95 %.
 */
import { readFileSync } from "node:fs"
import { loadContent } from "#content/load.ts"
import { indexCompany } from "#engine/company/company-index.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import { KEPT_VECTORS } from "#engine/testing/kept-file.ts"
import { learnTurns } from "#engine/understand/turn-model.ts"
import { understand } from "#engine/understand/understand.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"

const WANTED = 0.95

const content = await loadContent()
const embedder = await createBuiltinEmbedder({ threads: 2 })
const store = createFileVectorStore(KEPT_VECTORS)
const model = await learnTurns(content.framework, content.kinds, embedder, store)
const asked = content.framework.categories.flatMap((category) =>
  category.sections.flatMap((section) =>
    section.topics.flatMap((topic) => topic.questions.map(({ text }) => ({ topic: topic.id, text }))),
  ),
)
const labelled: { topic: string; text: string }[] = readFileSync(
  new URL("data/validation-turns.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const percent = (hits: number, of: number) => `${hits} of ${of} (${((100 * hits) / of).toFixed(1)} %)`

const shares: number[] = []
for (const written of content.companies) {
  const index = await indexCompany(caseCompany(written), model, embedder, store)
  /** What was heard instead of the topic; null where the topic answers. */
  const misheard = async ({ topic, text }: { topic: string; text: string }) => {
    const turn = await understand(text, [], index, model, embedder)
    if (turn.asked.some((one) => one.topic === topic && one.certainty === "sure")) return null
    return turn.asked.map((one) => `${one.topic ?? "nothing"} (${one.certainty})`).join(", ") || turn.kind
  }
  const misses: string[] = []
  for (const question of asked) {
    const heard = await misheard(question)
    if (heard) misses.push(`  ${question.topic} heard as ${heard}: ${question.text}`)
  }
  let strange = 0
  for (const turn of labelled) if ((await misheard(turn)) === null) strange++
  shares.push(1 - misses.length / asked.length)
  console.log(
    `${written.company.name.padEnd(12)} framework questions ${percent(asked.length - misses.length, asked.length)}, labelled turns ${percent(strange, labelled.length)}`,
  )
  for (const miss of misses) console.log(miss)
}
await store.flush()
await embedder.close()
process.exit(shares.every((share) => share >= WANTED) ? 0 : 1)
