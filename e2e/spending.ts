import { randomUUID } from "node:crypto"
import type { FallbackReason } from "../contracts/simulations.ts"
import type { Db } from "../server/db/schema.ts"
import { hashPassword } from "../server/features/users/passwords.ts"
import { addUser } from "../server/features/users/store.ts"
import { openPrepared } from "./prepared-database.ts"
import { newFolder, type Product, startProduct } from "./product.ts"

/** One who may sign in, who is no administrator and has spent nothing. */
export const TRAINEE = { email: "noor@example.com", password: "eight chairs around a table" }

/** A model is configured at an address where nobody listens: it is never asked. */
const SETTINGS = {
  RATE_LIMIT_SCALE: "1",
  ACCESS_ROLES: "admin,investor",
  LLM_BASE_URL: "http://127.0.0.1:9/v1",
  LLM_MODELS: "evening-voice",
}
const DAY_MS = 24 * 60 * 60 * 1000

/** Users with what they spent today, and of it in one meeting each: one is near a limit, one has reached it. */
const USERS = [
  { email: "tobias.okwuosa@example.com", day: [404, 861_200], meeting: [200, 391_480], questions: 190 },
  { email: "ines.halvard@example.com", day: [151, 330_905], meeting: [151, 330_905], questions: 148 },
  {
    email: "a.person.whose.name.is.longer.than.any.column@a-place-far-away.example.com",
    day: [38, 71_440],
    meeting: [20, 41_002],
    questions: 18,
  },
  { email: "mara@example.com", day: [2, 3_911], meeting: [2, 3_911], questions: 2 },
] as const
type Row = {
  model: string
  outcome: "worded" | "left" | FallbackReason
  turns: number
  requests: number
  tokens: number
}
const row = (model: string, outcome: Row["outcome"], turns: number, tokens = 0): Row => {
  return { model, outcome, turns, requests: tokens > 0 ? turns : 0, tokens }
}
const VOICE = "evening-voice"
/** What came of it today, yesterday and so on. */
const DAYS: readonly Row[][] = [
  [
    row(VOICE, "worded", 331, 1_203_046),
    row(VOICE, "limit_meeting", 14),
    row(VOICE, "busy", 6, 11_200),
    row(VOICE, "ungrounded", 4, 15_110),
    row(VOICE, "left", 3, 6_100),
    row("an-older-voice-kept-for-comparison", "worded", 12, 32_000),
  ],
  [row(VOICE, "worded", 388, 802_000)],
  [row(VOICE, "worded", 96, 201_733), row(VOICE, "refused", 41, 0), row(VOICE, "timed_out", 1, 2_400)],
]

const EXCHANGE = {
  input: "How do you price?",
  output: "By the hour.",
  type: "standard" as const,
  kind: "question" as const,
  sources: [],
  similarity_scores: [],
  executive_name: "Ines Halvard",
  executive_role: "Chief executive",
  trace: "{}",
  asked_at_seconds: 20,
}

async function spend(db: Db): Promise<void> {
  const now = new Date()
  const password_hash = await hashPassword(TRAINEE.password)
  await addUser(db, { email: TRAINEE.email, firstname: "Noor", role: "investor", password_hash }, now)
  const dayAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const day = dayAgo(0)
  await db.insertInto("model_budgets").values({ day, requests: 595, tokens: 1_267_456 }).execute()
  const companies = await db.selectFrom("investor_companies").select("id").orderBy("id").execute()
  for (const [index, user] of USERS.entries()) {
    const { id: user_id } = await db
      .insertInto("users")
      .values({ email: user.email, firstname: "Guest", role: "investor" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const { id: simulation_id } = await db
      .insertInto("investor_simulations")
      .values({
        user_id,
        company_id: companies[index]?.id ?? 1,
        runtime: 30,
        started_at: now,
        counted_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const budget = ([requests, tokens]: readonly [number, number]) => ({ day, requests, tokens })
    await db
      .insertInto("model_budgets")
      .values([
        { user_id, ...budget(user.day) },
        { simulation_id, ...budget(user.meeting) },
      ])
      .execute()
    const exchanges = Array.from({ length: user.questions }, (_, index) => ({
      ...EXCHANGE,
      simulation_id,
      position: index + 1,
      client_id: randomUUID(),
      created_at: now,
    }))
    await db.insertInto("log_entries").values(exchanges).execute()
  }
  for (const [days, rows] of DAYS.entries())
    await db
      .insertInto("model_outcomes")
      .values(rows.map((one) => ({ day: dayAgo(days), ...one })))
      .execute()
}

/** A product with a model configured, and a week in which it was used. */
export async function startSpentProduct(): Promise<Product> {
  const folder = newFolder()
  const database = await openPrepared(folder)
  await spend(database.db)
  // Two processes must not open one folder.
  await database.close()
  return startProduct(SETTINGS, folder)
}
