/**
 * The engine's interface. It knows companies, conversations and words; no HTTP, SQL or user.
 * The server composes it once (createEngine in create-engine.ts) and passes everything in.
 */
import type { Assessment, Highlight, ListReview } from "#contracts/assessments.ts"
import type { SectionFile, TurnKind } from "#contracts/content.ts"
import type { Level } from "#contracts/limits.ts"
import type { Executive, SpendingLimit, TracedLogEntry } from "#contracts/simulations.ts"

/** The case framework with its example turns: category > section > topic. */
export type Framework = {
  categories: { id: string; name: string; description: string; sections: SectionFile[] }[]
}
/** Example turns of a kind that is not a plain topic question (small_talk, off_topic, …). */
export type KindExamples = { kind: TurnKind; examples: string[] }

/** One thing a company can say: a topic's answer at a level, or something beside the framework. */
export type Fact = {
  /** Unique within the company, e.g. "market.size.1" or "others.the-name". */
  key: string
  topic: string
  type: "standard" | "others"
  level: Level
  /** Name of the manager whose subject it is. */
  owner: string
  questions: string[]
  text: string
  /** Answers to the topic's yes/no questions that the text bears out, by the question's name. */
  verdicts?: Readonly<Record<string, string>>
}
export type CompanyManager = Executive & { lead: boolean; temperament: string; field: string[] }
/** A company as its managers know it. The answer key is not part of it. */
export type CaseCompany = {
  id: number
  name: string
  industry: string
  stage: string
  description: string
  introduction: string
  management: CompanyManager[]
  facts: Fact[]
}

/** An earlier exchange of the conversation, oldest first. */
export type Exchange = Pick<TracedLogEntry, "input" | "output"> &
  Partial<Pick<TracedLogEntry, "kind" | "type" | "sources" | "executive">> & {
    /** Topics answered and facts said; empty where unknown. */
    topics: string[]
    facts: string[]
    level: number
  }

export type TurnRequest = {
  company: CaseCompany
  conversation: Exchange[]
  input: string
  /** One of models(). */
  model: string
  signal?: AbortSignal
  /** What may be spent on a model; without it nothing is counted. */
  budget?: ModelBudget
}
/** Port: what the one who asks may still spend on a model. */
export type ModelBudget = {
  /** Takes the most tokens a request can cost, before it is made; gives the limit that refuses it, else null. */
  take(tokens: number): Promise<SpendingLimit | null>
  /** Puts right what was taken once it is known what the request cost. */
  settle(taken: number, cost: number): Promise<void>
}
/** What a listener hears while a reply is made. `replace` takes back the words so far. */
export type SpeechEvent =
  | { type: "speaker"; executive: Executive }
  | { type: "text"; text: string }
  | { type: "replace" }
/** A finished turn, ready to be stored: input, output, type, kind, sources, scores, executive, trace. */
export type Turn = Omit<TracedLogEntry, "id" | "created_at" | "asked_at_seconds">

export type KeyItem = { item: string; revealed_by: { topic: string; level: number }[] }
export type ReviewRequest = {
  company: CaseCompany
  key: { strengths: KeyItem[]; weaknesses: KeyItem[]; dd_items: KeyItem[] }
  transcript: (Exchange & { id: number; line: number; asked_at_seconds: number })[]
  assessment: Assessment
  icQuestion: { title: string; question: string; expected_response: string }
  runtime: number
  secondsUsed: number
}
export type ReviewResult = {
  headline: string
  performance_review: string
  assessment_review: { strengths: string; weaknesses: string; dd_items: string; ic_response: string }
  details: { strengths: ListReview; weaknesses: ListReview; dd_items: ListReview }
  ic_points: { point: string; made: boolean }[]
  highlights: { strongest: Highlight[]; missed: Highlight[] }
}

export type DialogueEngine = {
  /** Names of the models that can answer; "grounded" always, and first. */
  models(): string[]
  /**
   * Answers one turn. Emits speech while it speaks; resolves with the whole turn.
   * Never rejects for a failing model (it falls back to grounded); rejects with the signal's
   * reason when aborted.
   */
  reply(request: TurnRequest, emit?: (event: SpeechEvent) => void): Promise<Turn>
  /** An area of the framework that the conversation has not touched; null when all are. */
  hint(company: CaseCompany, conversation: Exchange[], runtime: number): { identifier: string | null; hint: string }
  review(request: ReviewRequest): Promise<ReviewResult>
  /** Resolves when the example turns are learnt; until then replies wait. Rejects if that fails. */
  learnt(): Promise<void>
  /** Embeds a company's questions ahead of the first one. */
  prepare(company: CaseCompany): Promise<void>
  /** Embeds, beside them, all that the company could say: a review holds written items against it. */
  prepareReview(company: CaseCompany): Promise<void>
  close(): Promise<void>
}

/** Port: turns text into unit vectors. */
export type Embedder = {
  /** Names model and runtime: vectors of different ids are never compared. */
  readonly id: string
  readonly dimensions: number
  embed(texts: string[]): Promise<Float32Array[]>
  close(): Promise<void>
}
/** Port: vectors kept between runs, by embedder id and SHA-256 of the text. */
export type VectorStore = {
  read(embedderId: string, hashes: string[]): Promise<Map<string, Float32Array>>
  write(embedderId: string, vectors: Map<string, Float32Array>): Promise<void>
}
