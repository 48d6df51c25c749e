import { choose, type Plan } from "./choose/choose.ts"
import { answers } from "./choose/segment.ts"
import { indexCompany } from "./company/company-index.ts"
import { rememberIndexes } from "./company/remembered-indexes.ts"
import { hintFor } from "./hint.ts"
import type { ModelEndpoint } from "./models/endpoint.ts"
import { createWordingModel } from "./models/openai-compatible.ts"
import { wordedReply } from "./models/worded-reply.ts"
import { review } from "./review/review.ts"
import { compose } from "./speak/compose.ts"
import { speakPaced } from "./speak/pace.ts"
import { topicNames } from "./speak/topic-names.ts"
import type {
  DialogueEngine,
  Embedder,
  Framework,
  KindExamples,
  SpeechEvent,
  Turn,
  TurnRequest,
  VectorStore,
} from "./types.ts"
import { learnTurns } from "./understand/turn-model.ts"
import { understand } from "./understand/understand.ts"
import { embedCached } from "./vectors/embed-cached.ts"

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
    turns: await learnTurns(framework, parts.kinds, embedder, vectors, parts.onProgress),
  }))
  const { models } = parts
  const wordings = new Map(models?.names.map((model) => [model, createWordingModel(models, model)]))
  // Whoever asks first hears of a failure; until then it must not end the process.
  ready.catch(() => {})
  const indexOf = rememberIndexes((company) =>
    ready.then(({ embedder, turns }) => indexCompany(company, turns, embedder, vectors)),
  )

  async function reply(request: TurnRequest, emit?: (event: SpeechEvent) => void): Promise<Turn> {
    const started = clock()
    const { company, conversation, input, signal } = request
    signal?.throwIfAborted()
    const [{ embedder, turns }, index] = await Promise.all([ready, indexOf(company)])
    const turn = await understand(input, conversation, index, turns, embedder)
    signal?.throwIfAborted()
    const plan = choose(turn, input, conversation, index, framework)
    const executive = { name: plan.speaker.name, role: plan.speaker.role }
    emit?.({ type: "speaker", executive })
    const facts = plan.segments.flatMap((segment) => segment.facts)
    // Without a fact to word there is nothing a model could add; the grounded words are safe.
    const model = facts.length > 0 ? wordings.get(request.model) : undefined
    const asking = { plan, company, conversation, input, signal, budget: request.budget }
    const wording = model ? await wordedReply(model, asking, emit, models?.patience?.wholeMs) : null
    const worded = wording?.text ?? null
    const output = worded ?? compose(plan, input, conversation, company, name)
    const took = clock() - started
    if (emit && worded === null) await speakPaced(output, emit, paceMs, signal)

    const topics = answeredTopics(plan)
    return {
      input,
      output,
      type: topics.length > 0 ? "standard" : "others",
      kind: plan.kind,
      sources: plan.ranking.map((one) => one.topic),
      similarity_scores: plan.ranking.map((one) => one.score),
      executive,
      trace: {
        topics,
        level: Math.max(0, ...facts.map((fact) => fact.level)),
        facts: facts.map((fact) => fact.key),
        model: worded === null ? GROUNDED : request.model,
        fallback: model !== undefined && worded === null,
        ...(wording?.reason && { fallback_reason: wording.reason }),
        took_ms: took,
      },
    }
  }

  return {
    models: () => [GROUNDED, ...wordings.keys()],
    reply,
    hint: (company, conversation, runtime) => hintFor(framework, name, company, conversation, runtime),
    async review(request) {
      const { embedder } = await ready
      return review(request, { framework, embedder, vectors, topicName: name })
    },
    async learnt() {
      await ready
    },
    async prepare(company) {
      await indexOf(company)
    },
    async prepareReview(company) {
      await indexOf(company)
      const { embedder } = await ready
      const said = company.facts.map((fact) => fact.text)
      await embedCached(embedder, vectors, said)
    },
    async close() {
      // The embedder first: learning that is under way then ends, instead of being waited for.
      await (await parts.embedder).close()
      await ready.then(({ turns }) => turns.close()).catch(() => {})
    },
  }
}

/** Topics that the reply spoke of, each once; one that was only asked back about does not count. */
function answeredTopics(plan: Plan): string[] {
  return [...new Set(plan.segments.filter(answers).flatMap((segment) => segment.asked.topic ?? []))]
}
