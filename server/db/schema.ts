/** The tables as Kysely sees them; the migrations are the truth. bigint and numeric arrive as numbers. */
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from "kysely"
import type { Mode, Role, Stage } from "#contracts/limits.ts"
import type { LogEntry, SimulationStatus, TracedLogEntry } from "#contracts/simulations.ts"

type Time = ColumnType<Date, Date, Date>
type TimeByDefault = ColumnType<Date, Date | undefined, Date>
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
/** Read as the parsed value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>
type Id = GeneratedAlways<number>

export type Reveal = { topic: string; level: number }
export type KeyList = "strengths" | "weaknesses" | "dd_items"
export type MailKind = "invitation" | "reset" | "password_changed" | "signup_confirmation"

export type Tables = {
  meta: { key: string; value: string }
  users: {
    id: Id
    email: string
    firstname: string
    role: Role
    password_hash: OrNull<string>
    disabled_at: TimeOrNull
    created_at: TimeByDefault
    updated_at: TimeByDefault
  }
  sessions: { id: Id; user_id: number; token_hash: Buffer; created_at: Time; last_seen_at: Time; expires_at: Time }
  beta_signups: {
    id: Id
    email: string
    firstname: OrNull<string>
    terms_accepted: Generated<boolean>
    mode: OrNull<Mode>
    user_id: OrNull<number>
    account_created_at: TimeOrNull
    invited_at: TimeOrNull
    created_at: TimeByDefault
  }
  password_tokens: {
    id: Id
    purpose: "reset" | "invitation"
    user_id: OrNull<number>
    beta_signup_id: OrNull<number>
    token_hash: Buffer
    created_at: TimeByDefault
    expires_at: Time
    used_at: TimeOrNull
  }
  rate_counters: { key: string; count: number; resets_at: Time }
  /** `day` is YYYY-MM-DD by UTC. */
  model_budgets: {
    id: Id
    day: string
    user_id: OrNull<number>
    simulation_id: OrNull<number>
    requests: Generated<number>
    tokens: Generated<number>
  }
  model_outcomes: { day: string; model: string; outcome: string; turns: number; requests: number; tokens: number }
  mails: {
    id: Id
    kind: MailKind
    recipient: string
    subject: string
    body_text: string
    body_html: string
    attempts: Generated<number>
    next_attempt_at: TimeByDefault
    last_error: OrNull<string>
    sent_at: TimeOrNull
    created_at: TimeByDefault
  }
  audit_log: {
    id: Id
    at: TimeByDefault
    actor_id: OrNull<number>
    action: string
    subject: OrNull<string>
    details: Json<Record<string, unknown>>
  }
  case_categories: { id: Id; identifier: string; title: string; description: string; position: number }
  case_sections: { id: Id; category_id: number; identifier: string; title: string; position: number }
  case_topics: {
    id: Id
    section_id: number
    identifier: string
    title: string
    description: string
    position: number
  }
  investor_companies: {
    id: Id
    slug: OrNull<string>
    name: string
    industry: string
    stage: Stage
    description: string
    introduction: string
    edited_at: TimeOrNull
    created_at: TimeByDefault
    updated_at: TimeByDefault
  }
  investor_managers: {
    id: Id
    company_id: number
    position: number
    name: string
    role: string
    lead: boolean
    temperament: Generated<string>
    field: Generated<string[]>
  }
  investor_company_items: {
    id: Id
    company_id: number
    list: KeyList
    position: number
    item: string
    revealed_by: Json<Reveal[]>
  }
  investor_contents: {
    id: Id
    company_id: number
    case_topic_id: number
    key: string
    question_type: "standard" | "others"
    level: number
    owner: string
    question: string
    phrasings: string[]
    verdicts: Json<Record<string, string>>
    response_content: string
  }
  embeddings: { model_id: string; content_hash: Buffer; vector: Buffer }
  investor_simulations: {
    id: Id
    user_id: number
    company_id: number
    runtime: 15 | 30 | 45 | 60
    status: Generated<SimulationStatus>
    active_seconds: Generated<number>
    counted_at: Time
    answering_since: TimeOrNull
    answering_client_id: OrNull<string>
    started_at: Time
    completed_at: TimeOrNull
    time_left: OrNull<number>
    updated_at: Time
  }
  log_entries: {
    id: Id
    simulation_id: number
    position: number
    client_id: string
    input: string
    output: string
    type: LogEntry["type"]
    kind: LogEntry["kind"]
    sources: string[]
    similarity_scores: number[]
    executive_name: string
    executive_role: string
    trace: Json<TracedLogEntry["trace"]>
    asked_at_seconds: number
    created_at: Time
  }
  ic_questions: {
    id: Id
    slug: OrNull<string>
    title: string
    question: string
    expected_response: string
    edited_at: TimeOrNull
  }
  investor_assessments: {
    id: Id
    simulation_id: number
    strengths: string[]
    weaknesses: string[]
    dd_items: string[]
    ic_question_id: number
    ic_response: string
    created_at: TimeByDefault
  }
  investor_reviews: { simulation_id: number; body: Json<unknown>; created_at: TimeByDefault }
  feedback: {
    id: Id
    user_id: number
    simulation_id: number
    mode: "investor" | "founder"
    rating: number
    feedback: string
    created_at: TimeByDefault
  }
  article_categories: {
    id: Id
    uuid: Generated<string>
    slug: OrNull<string>
    category: string
    description: string
    position: Generated<number>
    edited_at: TimeOrNull
  }
  articles: {
    id: Id
    uuid: Generated<string>
    slug: OrNull<string>
    category_id: number
    title: string
    summary: string
    introduction: string
    content: string
    image_url: OrNull<string>
    image_description: Generated<string>
    topics: Generated<string[]>
    position: Generated<number>
    edited_at: TimeOrNull
  }
}

/** A database, or a transaction on it. */
export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
