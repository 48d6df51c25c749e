/**
 * The time of one question from the request to the finished grounded reply, through the real app
 * on the embedded database, beside the embedding alone and one INSERT. Prints p50 and p95 for one
 * user and for twenty at once, errors, and the delay of the event loop meanwhile.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import type { Client } from "#server/testing/client.ts"
import { startTestApp } from "#server/testing/harness.ts"
import { ask, startMeeting } from "#server/testing/meeting.ts"

const ROUNDS = 100
const USERS = 20
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
await embedder.close()

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

const users = await Promise.all(Array.from({ length: USERS }, () => test.as("investor")))
const meetings = await Promise.all(users.map((user) => startMeeting(user)))
const together: number[] = []
for (let round = 0; round < ROUNDS_AT_ONCE; round++) {
  together.push(...(await Promise.all(users.map((user, at) => oneQuestion(user, meetings[at] ?? 0, round + at)))))
}
const delayTogether = delay.percentile(99) / 1e6
delay.disable()

row("the embedding alone", embedding)
row("one INSERT", inserts)
row("one question to the finished reply, 1 user", alone)
row(`one question to the finished reply, ${USERS} users at once`, together)
console.log(
  `event-loop delay p99: ${delayAlone.toFixed(1)} ms with 1 user, ${delayTogether.toFixed(1)} ms with ${USERS}; errors: ${errors}`,
)
await test.close()
await test.world.engine.close()
await test.world.database.close()
process.exit(errors === 0 ? 0 : 1)
