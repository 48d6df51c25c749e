/**
 * Every call of the product on one page. The server's handlers, the browser's client and the
 * OpenAPI document are made from this table.
 */
import { z } from "zod"
import * as articles from "./articles.ts"
import * as assessments from "./assessments.ts"
import * as companies from "./companies.ts"
import type { Role } from "./limits.ts"
import * as simulations from "./simulations.ts"
import { message, pathId } from "./text.ts"
import * as usage from "./usage.ts"
import * as users from "./users.ts"

export const API_PREFIX = "/api/v1"

/** Who may call: anyone, anyone with a session, or a session in one of these roles. */
export type Access = "public" | "signed_in" | readonly Role[]
export type Endpoint = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** Status of success; 200 where nothing is said. */
  readonly status?: 201
  /** The reply also comes as server-sent events when asked for with Accept: text/event-stream. */
  readonly streams?: true
}

const ADMIN = ["admin"] as const
const INVESTOR = ["admin", "investor"] as const
const byId = z.object({ id: pathId })

// biome-ignore format: one row a call, so that the table reads as a table
export const endpoints = {
  // Users and the waiting list
  signUp: { method: "POST", path: "/beta_signups", access: "public", body: users.signupBody, reply: message, status: 201, summary: "Join the beta waiting list" },
  signIn: { method: "POST", path: "/users/sign_in", access: "public", body: users.signInBody, reply: users.signInReply, summary: "Sign in; the token comes in the Authorization header" },
  signOut: { method: "DELETE", path: "/users/sign_out", access: "signed_in", reply: message, summary: "End this session" },
  forgotPassword: { method: "POST", path: "/password/forgot", access: "public", body: users.forgotBody, reply: message, summary: "Ask for a reset link" },
  resetPassword: { method: "PATCH", path: "/password/reset", access: "public", body: users.resetBody, reply: message, summary: "Set a password with a reset or invitation token" },
  listSignups: { method: "GET", path: "/beta_signups", access: ADMIN, reply: users.betaSignups, summary: "Beta users and the waiting list" },
  createSignup: { method: "POST", path: "/beta_signups/admin_create", access: ADMIN, body: users.adminSignupBody, reply: message, status: 201, summary: "Add a beta user and send an invitation" },
  inviteSignup: { method: "POST", path: "/beta_signups/:id/invitation", access: ADMIN, params: byId, reply: message, summary: "Send an invitation, again or to someone on the waiting list" },

  // Companies
  listCompanies: { method: "GET", path: "/investor_companies", access: INVESTOR, reply: companies.companiesReply, summary: "All companies" },
  getCompany: { method: "GET", path: "/investor_companies/:id", access: INVESTOR, params: byId, reply: companies.companyReply, summary: "One company" },
  patchCompany: { method: "PATCH", path: "/investor_companies/:id", access: ADMIN, params: byId, body: companies.patchCompanyBody, reply: companies.companyWithKey, summary: "Change one field of a company" },
  companyCase: { method: "GET", path: "/investor_companies/:id/case", access: ADMIN, params: byId, reply: companies.caseReply, summary: "The whole file of a company: people, answers, and what gives the key away" },
  contentsByIdentifier: { method: "POST", path: "/investor_companies/:id/contents_by_identifier", access: ADMIN, params: byId, body: companies.contentsBody, reply: companies.contentsReply, summary: "What a company has to say on topics" },

  // The meeting
  modelVersions: { method: "GET", path: "/investor_simulations/model_versions", access: ADMIN, reply: z.array(z.string()), summary: "Models that can answer" },
  modelUsage: { method: "GET", path: "/investor_simulations/model_usage", access: ADMIN, reply: usage.modelUsageReply, summary: "Questions and spending on models today, against the limits, and a week's outcomes" },
  mockOutput: { method: "POST", path: "/investor_simulations/mock_output", access: ADMIN, body: simulations.mockOutputBody, reply: simulations.mockOutputReply, streams: true, summary: "Ask a company in the sandbox; nothing is stored" },
  adminSimulations: { method: "POST", path: "/investor_simulations/admin_simulations", access: ADMIN, body: simulations.adminListBody, reply: simulations.adminListReply, summary: "A page of everyone's simulations" },
  archive: { method: "GET", path: "/investor_simulations/index_archive", access: INVESTOR, reply: simulations.archiveReply, summary: "One's own completed simulations" },
  createSimulation: { method: "POST", path: "/investor_simulations", access: INVESTOR, body: simulations.createSimulationBody, reply: simulations.createSimulationReply, status: 201, summary: "Start a simulation" },
  getSimulation: { method: "GET", path: "/investor_simulations/:id", access: INVESTOR, params: byId, reply: simulations.simulation, summary: "One's own simulation as it stands" },
  adminSimulation: { method: "GET", path: "/investor_simulations/:id/admin_simulation_view", access: ADMIN, params: byId, reply: simulations.adminDetailReply, summary: "One simulation with transcript and assessment" },
  simulationCompany: { method: "GET", path: "/investor_simulations/:id/investor_company", access: INVESTOR, params: byId, reply: companies.companyReply, summary: "The company across the table" },
  generateOutput: { method: "POST", path: "/investor_simulations/:id/generate_output", access: INVESTOR, params: byId, body: simulations.generateOutputBody, reply: simulations.generateOutputReply, streams: true, summary: "Ask a question" },
  beat: { method: "POST", path: "/investor_simulations/:id/beat", access: INVESTOR, params: byId, reply: simulations.beatReply, summary: "The meeting page is open: count the time" },
  hint: { method: "POST", path: "/investor_simulations/:id/hint", access: INVESTOR, params: byId, reply: simulations.hintReply, summary: "An area not yet touched" },
  completeSimulation: { method: "POST", path: "/investor_simulations/:id/complete_simulation", access: INVESTOR, params: byId, body: simulations.completeBody, reply: simulations.completeReply, summary: "End the meeting" },

  // Assessment, review, feedback
  randomIcQuestion: { method: "GET", path: "/ic_questions/random", access: INVESTOR, reply: assessments.icQuestion, summary: "A question of the investment committee" },
  submitAssessment: { method: "POST", path: "/investor_simulations/:id/investor_assessment", access: INVESTOR, params: byId, body: assessments.assessmentBody, reply: message, status: 201, summary: "Hand in the assessment" },
  review: { method: "GET", path: "/investor_simulations/:id/review", access: INVESTOR, params: byId, reply: assessments.reviewReply, summary: "The review of an assessed simulation" },
  giveFeedback: { method: "POST", path: "/simulation_reviews", access: "signed_in", body: assessments.feedbackBody, reply: message, status: 201, summary: "Rate a simulation" },

  // Insights
  listCategories: { method: "GET", path: "/article_categories", access: "signed_in", reply: articles.categoriesReply, summary: "Article categories" },
  categoryArticles: { method: "GET", path: "/article_categories/:id/articles", access: "signed_in", params: articles.articleParams, reply: articles.categoryArticlesReply, summary: "Articles of a category" },
  getArticle: { method: "GET", path: "/articles/:id", access: "signed_in", params: articles.articleParams, reply: articles.articleReply, summary: "One article" },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : undefined
export type SentBodyOf<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined
export type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: infer Params extends z.ZodType }
  ? z.output<Params>
  : undefined
export type SentParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: z.ZodType }
  ? { id: number | string }
  : undefined
export type ReplyOf<Name extends EndpointName> = z.output<Endpoints[Name]["reply"]>
