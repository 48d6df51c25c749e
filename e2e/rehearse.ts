import type { Session } from "../web/session/session-store.ts"
import { ADMIN } from "./product.ts"

/** Ids of three simulations of the administrator, in the middle, ended, and reviewed, and of the company they met. */
export type Rehearsal = { running: number; ended: number; reviewed: number; company: number }

const QUESTIONS = [
  "Good morning, thank you for making the time.",
  "What exactly goes wrong for your customers today without you?",
  "What does it cost you to win a customer, and how long until that is paid back?",
  "And how did that change after the price rise?",
  "Could you show us the figures behind that?",
  "Who owns the grading software?",
  "How many months of cash do you have left?",
  "How much are you raising, and what will you do with it?",
]
const ASSESSMENT = {
  strengths: [
    "Customers pay only for the kilowatt-hours they use, so the company earns when the batteries work.",
    "Customers are won at a cost that is paid back in about a year.",
  ],
  weaknesses: ["It is not clear who owns the software that grades the cells.", "The board is too large."],
  dd_items: ["Grading software: read the agreement with the university and see who may license it."],
  ic_response: "I would go on, on two conditions: clear ownership of the software and sight of the cohort figures.",
}

type Call = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>

/** Signs in over the API; gives what the web application keeps of it. */
export async function openSession(base: string): Promise<Session> {
  const answer = await fetch(`${base}/api/v1/users/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: { email: ADMIN.email, password: ADMIN.password } }),
  })
  const token = answer.headers.get("authorization")
  if (!answer.ok || token === null) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`)
  const { user, role } = await answer.json()
  return { token, name: user.firstname, role }
}

/** Signs in over the API and gives a function that calls it with the token. */
export async function caller(base: string): Promise<Call> {
  const { token: authorization } = await openSession(base)
  return async (method, path, body) => {
    const request: RequestInit = { method, headers: { authorization } }
    if (body !== undefined) {
      request.headers = { authorization, "content-type": "application/json" }
      request.body = JSON.stringify(body)
    }
    const reply = await fetch(`${base}/api/v1${path}`, request)
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
}

async function meet(call: Call, company: number, questions: string[]): Promise<number> {
  const made = await call("POST", "/investor_simulations", {
    investor_simulation: { company_id: company, runtime: 30 },
  })
  const id = Number(made.id)
  for (const input of questions)
    await call("POST", `/investor_simulations/${id}/generate_output`, { investor_simulation: { input } })
  return id
}

/** The id of the company that is met. */
export async function companyToMeet(call: Call): Promise<number> {
  // The reply is a list; the caller's type knows objects only.
  const companies = (await call("GET", "/investor_companies")) as unknown as { id: number; name: string }[]
  const company = companies.find(({ name }) => name === "Halden Loop") ?? companies[0]
  if (!company) throw new Error("no company to meet")
  return company.id
}

/** Starts a meeting of the administrator's over the API; gives its id. */
export async function openMeeting(base: string): Promise<number> {
  const call = await caller(base)
  return meet(call, await companyToMeet(call), [])
}

/** Plays three meetings with one company through the API, as data for pictures and journeys. */
export async function rehearse(base: string): Promise<Rehearsal> {
  const call = await caller(base)
  const company = await companyToMeet(call)
  const running = await meet(call, company, QUESTIONS.slice(0, 4))
  const ended = await meet(call, company, QUESTIONS.slice(0, 3))
  const reviewed = await meet(call, company, QUESTIONS)
  for (const id of [ended, reviewed])
    await call("POST", `/investor_simulations/${id}/complete_simulation`, { investor_simulation: { time_left: 600 } })
  const question = await call("GET", "/ic_questions/random")
  await call("POST", `/investor_simulations/${reviewed}/investor_assessment`, {
    assessment: { ...ASSESSMENT, ic_question_id: question.id },
  })
  return { running, ended, reviewed, company }
}
