import { setTimeout as sleep } from "node:timers/promises"
import type { Executive } from "#contracts/simulations.ts"
import { refusal } from "#domain/phases.ts"
import type { SpeechEvent, Turn } from "#engine/types.ts"
import { AppError, conflict, notFound } from "#server/http/app-error.ts"
import type { Call } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import type { CompanyCache } from "../companies/store.ts"
import { countQuestion } from "./limits.ts"
import { replyWithinBudget } from "./model-budget.ts"
import { toExchange } from "./present.ts"
import {
  addLogEntry,
  findLogEntry,
  findSimulation,
  giveTimeBack,
  type LogRow,
  lockAndCount,
  logOf,
  type Owned,
  releaseAnswer,
  reserveAnswer,
  type SimulationRow,
  touchSimulation,
} from "./store.ts"

/** Longer than any answer may take: who held the right for that long is gone. */
const STALE_SECONDS = 60
const ANSWER_TIMEOUT_MS = 55_000
const LOOK_AGAIN_MS = 150
const BUSY = "An earlier question is still being answered."

type Reply = { output: string; executive: Executive }

function replay(entry: LogRow, emit: (event: SpeechEvent) => void): Reply {
  const executive = { name: entry.executive_name, role: entry.executive_role }
  emit({ type: "speaker", executive })
  emit({ type: "text", text: entry.output })
  return { output: entry.output, executive }
}

/**
 * Answers one question of a running meeting and stores it. The same client_id is asked once: its
 * stored reply is given again, and one on its way is waited for. No transaction is open while the
 * engine speaks; nothing is stored once the meeting has ended. Throws 429 beyond the limits.
 */
export async function generateOutput(
  parts: AppParts,
  companies: CompanyCache,
  call: Call<"generateOutput">,
): Promise<Reply> {
  const { db, clock } = parts
  const owned: Owned = { id: call.params.id, userId: call.user.id }
  const { input } = call.body.investor_simulation
  const clientId = call.body.investor_simulation.client_id ?? parts.random.uuid()
  const simulation = await touchSimulation(db, owned, clock.now())
  if (!simulation) throw notFound()
  const earlier = await takeTurn(parts, simulation, clientId, call.signal)
  if (earlier) return replay(earlier, call.emit)
  try {
    await countQuestion(parts, { userId: call.user.id, simulationId: owned.id })
    const turn = await speak(parts, companies, simulation, input, call)
    await storeTurn(parts, owned, { clientId, turn, askedAt: simulation.active_seconds })
    return { output: turn.output, executive: turn.executive }
  } catch (error) {
    await releaseAnswer(db, owned.id, clientId)
    throw error
  }
}

/**
 * Waits until this question may be answered. Gives the stored exchange where it was answered
 * before, undefined where the right to answer is now ours. Throws 409 where another question is
 * being answered or the meeting has ended.
 */
async function takeTurn(parts: AppParts, simulation: SimulationRow, clientId: string, signal: AbortSignal) {
  const { db, clock } = parts
  const deadline = performance.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const stored = await findLogEntry(db, simulation.id, clientId)
    if (stored) return stored
    if (await reserveAnswer(db, simulation.id, clientId, STALE_SECONDS, clock.now())) {
      // It may have been answered between the two looks.
      const meanwhile = await findLogEntry(db, simulation.id, clientId)
      if (meanwhile) await releaseAnswer(db, simulation.id, clientId)
      return meanwhile
    }
    const current = await findSimulation(db, simulation.id)
    if (!current) throw notFound()
    const ended = refusal("ask", current.status)
    if (ended) throw conflict(ended)
    if (current.answering_client_id !== null && current.answering_client_id !== clientId) throw conflict(BUSY)
    if (performance.now() > deadline) throw conflict(BUSY)
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

async function speak(
  parts: AppParts,
  companies: CompanyCache,
  simulation: SimulationRow,
  input: string,
  call: Call<"generateOutput">,
): Promise<Turn> {
  const [company, log] = await Promise.all([companies(simulation.company_id), logOf(parts.db, simulation.id)])
  if (!company) throw notFound()
  // Right after a very first start everybody waits until the examples are learnt; that is no slow answer.
  const timeout = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS).unref()
  }
  void parts.engine.learnt().then(begin, begin)
  const signal = AbortSignal.any([call.signal, timeout.signal])
  // A trainee does not choose: the first model listed after the grounded one, if there is any, words the replies.
  const [grounded = "grounded", configured] = parts.engine.models()
  const model = configured ?? grounded
  try {
    const request = { company, conversation: log.map(toExchange), input, model, signal }
    const spender = { userId: call.user.id, meeting: { id: simulation.id, began: simulation.started_at } }
    return await replyWithinBudget(parts, spender, request, call.emit)
  } catch (error) {
    if (timeout.signal.aborted) throw new AppError(504, { error: "The answer took too long. Please ask again." })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Stores the exchange and gives the right to answer back, if the meeting is still running. */
async function storeTurn(
  { db, clock }: AppParts,
  owned: Owned,
  { clientId, turn, askedAt }: { clientId: string; turn: Turn; askedAt: number },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    // Given back first, so that waiting for a failing model cannot close the meeting.
    if (turn.trace.fallback) await giveTimeBack(trx, owned.id, askedAt, now)
    const current = await lockAndCount(trx, owned, now)
    if (!current) throw notFound()
    const ended = refusal("ask", current.status)
    if (ended) throw conflict(ended)
    await addLogEntry(trx, owned.id, { clientId, turn, askedAtSeconds: Math.floor(askedAt) }, now)
    await releaseAnswer(trx, owned.id, clientId)
  })
}
