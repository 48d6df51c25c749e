import { type Plan, choose } from "./choose/choose.ts"
import { type CompanyIndex, indexCompany } from "./company/company-index.ts"
import { hintFor } from "./hint.ts"
import type { ModelEndpoint } from "./models/endpoint.ts"
import { review } from "./review/review.ts"
import { compose } from "./speak/compose.ts"
import { speakPaced } from "./speak/pace.ts"
import { topicNames } from "./speak/topic-names.ts"
import type { CaseCompany, DialogueEngine, Embedder, Framework, KindExamples, SpeechEvent, Turn, TurnRequest, VectorStore } from "./types.ts"
import { learnTurns } from "./understand/turn-model.ts"
import { understand } from "./understand/understand.ts"

export const GROUNDED = "grounded"
const PACE_MS = 18

export type EngineParts = {
  framework: Framework
  kinds: KindExamples[]
  /** May still be loading: the engine is usable at once, its first answer waits. */
  embedder: Embedder | Promise<Embedder>
  vectors: VectorStore
  /** An OpenAI-compatible endpoint, or undefined for the grounded engine alone. */
  models?: ModelEndpoint
  /** Examples embedded so far at a first start. */
  onProgress?: (done: number, total: number) => void
  /** Milliseconds between the chunks of a grounded reply that somebody listens to. */
  paceMs?: number
  /** Milliseconds of a steady clock; took_ms is measured with it. */
  clock?: () => number
}

/** Composes the dialogue engine. Learning the example turns starts at once, in the background. */
export function createEngine(parts: EngineParts): DialogueEngine {
  const { framework, vectors, clock = () => performance.now(), paceMs = PACE_MS } = parts
  const name = topicNames(framework)
  const ready = Promise.resolve(parts.embedder).then(async (embedder) => ({
    embedder,
    model: await learnTurns(framework, parts.kinds, embedder, vectors, parts.onProgress),
  }))
  // Whoever asks first hears of a failure; until then it must not end the process.
  ready.catch(() => {})
  const indexes = new WeakMap<CaseCompany, Promise<CompanyIndex>>()

  function indexOf(company: CaseCompany): Promise<CompanyIndex> {
    const known = indexes.get(company)
    if (known) return known
    const made = ready.then(({ embedder, model }) => indexCompany(company, model, embedder, vectors))
    indexes.set(company, made)
    made.catch(() => indexes.delete(company))
    return made
  }

  async function reply(request: TurnRequest, emit?: (event: SpeechEvent) => void): Promise<Turn> {
    const started = clock()
    const { company, conversation, input, signal } = request
    signal?.throwIfAborted()
    const [{ embedder, model }, index] = await Promise.all([ready, indexOf(company)])
    const turn = await understand(input, conversation, index, model, embedder)
    signal?.throwIfAborted()
    const plan = choose(turn, conversation, index, framework)
    const executive = { name: plan.speaker.name, role: plan.speaker.role }
    emit?.({ type: "speaker", executive })
    const output = compose(plan, input, conversation, company, name)
    const took = clock() - started
    if (emit) await speakPaced(output, emit, paceMs, signal)

    const facts = plan.segments.flatMap((segment) => segment.facts)
    const topics = answeredTopics(plan)
    return {
      input,
      output,
      type: topics.length > 0 ? "standard" : "others",
      kind: plan.kind,
      sources: turn.ranking.map((one) => one.topic),
      similarity_scores: turn.ranking.map((one) => one.score),
      executive,
      trace: {
        topics,
        level: Math.max(0, ...facts.map((fact) => fact.level)),
        facts: facts.map((fact) => fact.key),
        model: GROUNDED,
        fallback: false,
        took_ms: took,
      },
    }
  }

  return {
    models: () => [GROUNDED],
    reply,
    hint: (company, conversation, runtime) => hintFor(framework, name, company, conversation, runtime),
    async review(request) {
      const { embedder } = await ready
      return review(request, { framework, embedder, vectors, topicName: name })
    },
    async prepare(company) {
      await indexOf(company)
    },
    async close() {
      await (await parts.embedder).close()
    },
  }
}

/** Topics that the reply spoke of, each once; one that was only asked back about does not count. */
function answeredTopics(plan: Plan): string[] {
  const answered = plan.segments.filter((segment) => segment.stance !== "which" && segment.stance !== "unknown")
  return [...new Set(answered.flatMap((segment) => segment.asked.topic ?? []))]
}
