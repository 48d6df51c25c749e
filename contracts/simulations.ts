import { z } from "zod"
import { companyWithKey } from "./companies.ts"
import { MAX_PAGE_SIZE, MAX_QUESTION_LENGTH, QUESTION_TYPES, RUNTIMES } from "./limits.ts"
import { dateTime, id, plainText, writtenText } from "./text.ts"

export const QUERY_KINDS = [
  "question",
  "follow_up",
  "clarification",
  "challenge",
  "multi_question",
  "evidence_request",
  "summary",
  "statement",
  "small_talk",
  "closing",
  "off_topic",
  "out_of_role",
] as const

export const runtime = z.literal([...RUNTIMES])
export const executive = z.object({ name: z.string(), role: z.string() })

/** One exchange of a meeting. similarity_scores run parallel to sources, 0 to 1, falling. */
export const logEntry = z.object({
  id: id.optional(),
  input: z.string(),
  output: z.string(),
  type: z.enum(QUESTION_TYPES),
  kind: z.enum(QUERY_KINDS),
  sources: z.array(z.string()),
  similarity_scores: z.array(z.number().min(0).max(1)),
  executive,
  /** Seconds of meeting time at which the question was asked. */
  asked_at_seconds: z.number().int().nonnegative().optional(),
  created_at: dateTime.optional(),
})

/** Budgets of a language model that can run out. */
export const SPENDING_LIMITS = ["limit_meeting", "limit_user", "limit_day"] as const
/** Why a grounded reply was given in place of a model's. */
export const FALLBACK_REASONS = [
  ...SPENDING_LIMITS,
  "too_long",
  "refused",
  "busy",
  "failed",
  "timed_out",
  "empty",
  "ungrounded",
] as const

/** What the sandbox and the admin views see beside: how the engine came to the answer. */
export const engineTrace = z.object({
  topics: z.array(z.string()),
  level: z.number().int().min(0).max(3),
  facts: z.array(z.string()),
  model: z.string(),
  fallback: z.boolean(),
  fallback_reason: z.enum(FALLBACK_REASONS).optional(),
  took_ms: z.number().nonnegative(),
})
export const tracedLogEntry = logEntry.extend({ trace: engineTrace })

export const simulationStatus = z.enum(["running", "ended", "assessed"])
export const simulation = z.object({
  id,
  runtime,
  company_id: id,
  transcript: z.array(logEntry),
  completed_at: dateTime.nullable(),
  updated_at: dateTime,
  /** Seconds left by the server's count. */
  time_left: z.number().int().nonnegative(),
  status: simulationStatus,
  feedback_received: z.boolean(),
})

export const createSimulationBody = z.strictObject({
  investor_simulation: z.strictObject({ company_id: id, runtime }),
})
export const createSimulationReply = z.object({ id })

const question = writtenText(MAX_QUESTION_LENGTH)
/** `client_id`: made once a question by the browser; the same one again gets the same answer. */
export const generateOutputBody = z.strictObject({
  investor_simulation: z.strictObject({ input: question, client_id: z.uuid().optional() }),
})
export const generateOutputReply = z.object({ output: z.string(), executive })

/** The transcript a sandbox sends back is what the sandbox was given; only its words are used. */
const sandboxEntry = z.object({
  input: plainText(MAX_QUESTION_LENGTH),
  output: plainText(20_000),
  kind: z.enum(QUERY_KINDS).optional(),
  sources: z.array(plainText(100)).max(10).optional(),
  executive: executive.optional(),
  trace: engineTrace.partial().optional(),
})
export const mockOutputBody = z.strictObject({
  investor_simulation: z.strictObject({
    input: question,
    model: z.string().min(1).max(200),
    investor_company_id: id,
    transcript: z.array(sandboxEntry).max(200).default([]),
  }),
})
export const mockOutputReply = z.object({ log: tracedLogEntry, executive })

export const completeBody = z.strictObject({
  investor_simulation: z.strictObject({ time_left: z.number().int().nonnegative().max(86_400) }),
})
export const completeReply = z.object({ message: z.string(), time_left: z.number().int() })

/** The open meeting page sends one every ten seconds. */
export const beatReply = z.object({ time_left: z.number().int().nonnegative(), status: simulationStatus })

/** An area of the framework not yet touched; never an answer. */
export const hintReply = z.object({ identifier: z.string().nullable(), hint: z.string() })

export const adminListBody = z.strictObject({
  investor_simulation: z.strictObject({
    start: z.number().int().nonnegative().max(1_000_000),
    count: z.number().int().positive().max(MAX_PAGE_SIZE),
  }),
})
export const adminRow = z.object({
  id,
  completed_at: dateTime.nullable(),
  /** Seconds of meeting time used: runtime x 60 - time_left. */
  duration: z.number().int().nonnegative(),
  company: z.string(),
  questions: z.number().int().nonnegative(),
  assessment_completed: z.boolean(),
  user: z.string(),
})
export const adminListReply = z.object({ loaded_simulations: z.array(adminRow), pending: z.boolean() })

export const adminDetailReply = z.object({
  simulation_data: z.object({
    completed_at: dateTime.nullable(),
    duration: z.number().int().nonnegative(),
    assessment_completed: z.boolean(),
    started_at: dateTime,
  }),
  investor_simulation: z.object({ id, runtime, company_id: id, transcript: z.array(tracedLogEntry) }),
  investor_company: companyWithKey,
  investor_assessment: z
    .object({
      strengths: z.array(z.string()),
      weaknesses: z.array(z.string()),
      dd_items: z.array(z.string()),
      ic_response: z.string(),
    })
    .nullable(),
  investor_ic_question: z.object({ title: z.string(), question: z.string() }).nullable(),
})

export const archiveReply = z.array(
  z.object({
    title: z.string(),
    data: z.array(
      z.object({
        simulation: z.object({ id, date: dateTime }),
        company: companyWithKey.pick({ name: true, industry: true, stage: true }),
      }),
    ),
  }),
)

export type SpendingLimit = (typeof SPENDING_LIMITS)[number]
export type FallbackReason = (typeof FALLBACK_REASONS)[number]
export type QueryKind = (typeof QUERY_KINDS)[number]
export type LogEntry = z.infer<typeof logEntry>
export type TracedLogEntry = z.infer<typeof tracedLogEntry>
export type Simulation = z.infer<typeof simulation>
export type SimulationStatus = z.infer<typeof simulationStatus>
export type Executive = z.infer<typeof executive>
