/**
 * The time of one question from the request to the finished grounded reply, through the real app
 * on the embedded database, beside the embedding alone, one INSERT, and what the engine takes beyond
 * the embedding. Prints p50 and p95 for one user, for twenty and for fifty at once, errors, and the
 * delay of the event loop meanwhile (the embedded database runs on the event loop as well).
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { loadContent } from "#content/load.ts"
import { createEngine } from "#engine/create-engine.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import { KEPT_VECTORS } from "#engine/testing/kept-file.ts"
import type { Embedder } from "#engine/types.ts"
import { createFileVectorStore } from "#engine/vectors/file-store.ts"
import type { Client } from "#server/testing/client.ts"
import { startTestApp } from "#server/testing/harness.ts"
import { ask, startMeeting } from "#server/testing/meeting.ts"

const ROUNDS = 100
const CROWDS = [20, 50]
const ROUNDS_AT_ONCE = 10
const QUESTIONS = [
  "How many customers could realistically buy this, and what would each spend?",
  "Why is that?",
  "What does it cost you to win a customer?",
  "Could you show me something in writing for that?",
  "How long does your cash last?",
  "Which of your customers could leave tomorrow?",
  "Who owns the code and the patents?",
  "Good, thank you.",
  "What would you do if this round failed?",
  "Which coffee machine is in the kitchen?",
]
const question = (at: number) => QUESTIONS[at % QUESTIONS.length] ?? ""

const test = await startTestApp({ LOG_LEVEL: "silent" })
const delay = monitorEventLoopDelay({ resolution: 5 })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function row(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(7)
  console.log(`${name.padEnd(46)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (${times.length})`)
}

let errors = 0
async function oneQuestion(client: Client, meeting: number, at: number): Promise<number> {
  return timed(async () => {
    const answer = await ask(client, meeting, question(at))
    if (answer.status !== 200) errors++
  })
}

const embedder = await createBuiltinEmbedder()
await embedder.embed([question(0)])
const embedding: number[] = []
for (let at = 0; at < ROUNDS; at++) embedding.push(await timed(() => embedder.embed([`${question(at)} ${at}`])))

// The engine alone: the time of a whole grounded reply less the time during which anything of it was being embedded.
let embeddingMs = 0
let underWay = 0
let since = 0
const vectors = createFileVectorStore(KEPT_VECTORS)
const watched: Embedder = {
  ...embedder,
  async embed(texts) {
    if (underWay++ === 0) since = performance.now()
    try {
      return await embedder.embed(texts)
    } finally {
      if (--underWay === 0) embeddingMs += performance.now() - since
    }
  },
}
const content = await loadContent()
const written = content.companies[0]
if (!written) throw new Error("bench:turn needs a company.")
const company = caseCompany(written)
const engine = createEngine({ ...content, embedder: watched, vectors })
await engine.prepare(company)
const beyond: number[] = []
for (let at = 0; at < ROUNDS * 3; at++) {
  embeddingMs = 0
  const spent = await timed(() =>
    engine.reply({ company, conversation: [], input: `${question(at)} ${at}`, model: "grounded" }),
  )
  // The first turns are run by the interpreter, as the first of a freshly started server are.
  if (at >= ROUNDS) beyond.push(spent - embeddingMs)
}
await engine.close()

const inserts: number[] = []
for (let at = 0; at < ROUNDS; at++) {
  inserts.push(
    await timed(() =>
      test.db
        .insertInto("audit_log")
        .values({ action: "bench", subject: null, details: JSON.stringify({ at }) })
        .execute(),
    ),
  )
}

const single = await test.as("investor")
const first = await startMeeting(single)
for (let at = 0; at < QUESTIONS.length; at++) await oneQuestion(single, first, at)
delay.enable()
const alone: number[] = []
for (let at = 0; at < ROUNDS; at++) alone.push(await oneQuestion(single, first, at))
const delayAlone = delay.percentile(99) / 1e6
delay.reset()

const crowds: { users: number; times: number[]; delay: number }[] = []
for (const size of CROWDS) {
  const users = await Promise.all(Array.from({ length: size }, () => test.as("investor")))
  const meetings: number[] = []
  for (const user of users) meetings.push(await startMeeting(user))
  delay.reset()
  const times: number[] = []
  for (let round = 0; round < ROUNDS_AT_ONCE; round++)
    times.push(...(await Promise.all(users.map((user, at) => oneQuestion(user, meetings[at] ?? 0, round + at)))))
  crowds.push({ users: size, times, delay: delay.percentile(99) / 1e6 })
}
delay.disable()

row("the embedding alone", embedding)
row("a grounded reply beyond the embedding", beyond)
row("one INSERT", inserts)
row("one question to the finished reply, 1 user", alone)
for (const { users, times } of crowds) row(`one question to the finished reply, ${users} users at once`, times)
console.log(
  `event-loop delay p99: ${delayAlone.toFixed(1)} ms with 1 user, ${crowds.map((crowd) => `${crowd.delay.toFixed(1)} ms with ${crowd.users}`).join(", ")}; errors: ${errors}`,
)
await test.close()
await test.world.engine.close()
await test.world.database.close()
process.exit(errors === 0 ? 0 : 1)
