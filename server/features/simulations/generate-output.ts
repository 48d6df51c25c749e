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
import { conversationOf, type Owned, type SpokenRow, touchSimulation, type VersionedRow } from "./store.ts"
import { countAndReserve, type NewEntry, releaseAnswer, storeExchange } from "./turn-store.ts"

/** Longer than any answer may take: who held the right for that long is gone. */
const STALE_SECONDS = 60
const ANSWER_TIMEOUT_MS = 55_000
const LOOK_AGAIN_MS = 150
const BUSY = "An earlier question is still being answered."

type Reply = { output: string; executive: Executive }

function replay(entry: SpokenRow, emit?: (event: SpeechEvent) => void): Reply {
  const executive = { name: entry.executive_name, role: entry.executive_role }
  emit?.({ type: "speaker", executive })
  emit?.({ type: "text", text: entry.output })
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
  const { db } = parts
  const owned: Owned = { id: call.params.id, userId: call.user.id }
  const { input } = call.body.investor_simulation
  const clientId = call.body.investor_simulation.client_id ?? parts.random.uuid()
  const { meeting, log, answered } = await takeTurn(parts, owned, clientId, call.signal)
  if (answered) return replay(answered, call.emit)
  try {
    await countQuestion(parts, { userId: call.user.id, simulationId: owned.id })
    const turn = await speak(parts, companies, { meeting, log }, input, call)
    await storeTurn(parts, owned, { clientId, turn, meeting })
    return { output: turn.output, executive: turn.executive }
  } catch (error) {
    await releaseAnswer(db, owned.id, clientId)
    throw error
  }
}

type Opened = { meeting: VersionedRow; log: SpokenRow[] }

/**
 * Waits until this question may be answered. Gives the meeting with its log, and the stored exchange
 * where it was answered before; without one the right to answer is now ours. Throws 409 where another
 * question is being answered or the meeting has ended, 404 without a meeting.
 */
async function takeTurn(
  { db, clock }: AppParts,
  owned: Owned,
  clientId: string,
  signal: AbortSignal,
): Promise<Opened & { answered: SpokenRow | undefined }> {
  const deadline = performance.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const taken = await countAndReserve(db, owned, { clientId, staleSeconds: STALE_SECONDS, now: clock.now() })
    if (!taken) throw notFound()
    const { meeting, ours } = taken
    // Read after the right was taken, it holds whatever was answered before.
    const log = await conversationOf(db, meeting.id)
    const answered = log.find((entry) => entry.client_id === clientId)
    if (answered && ours) await releaseAnswer(db, meeting.id, clientId)
    if (answered || ours) return { meeting, log, answered }
    const ended = refusal("ask", meeting.status)
    if (ended) throw conflict(ended)
    if (meeting.answering_client_id !== null && meeting.answering_client_id !== clientId) throw conflict(BUSY)
    if (performance.now() > deadline) throw conflict(BUSY)
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
}

async function speak(
  parts: AppParts,
  companies: CompanyCache,
  { meeting, log }: Opened,
  input: string,
  call: Call<"generateOutput">,
): Promise<Turn> {
  const company = await companies(meeting.company_id)
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
    const spender = { userId: call.user.id, meeting: { id: meeting.id, began: meeting.started_at } }
    return await replyWithinBudget(parts, spender, request, call.emit)
  } catch (error) {
    if (timeout.signal.aborted) throw new AppError(504, { error: "The answer took too long. Please ask again." })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Stores the exchange and gives the right to answer back, if the meeting is still running. */
async function storeTurn({ db, clock }: AppParts, owned: Owned, entry: NewEntry): Promise<void> {
  const now = clock.now()
  if (await storeExchange(db, owned, entry, now)) return
  const current = await touchSimulation(db, owned, now)
  if (!current) throw notFound()
  throw conflict(refusal("ask", current.status) ?? BUSY)
}
