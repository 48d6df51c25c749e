import type { ReviewReply } from "#contracts/assessments.ts"
import { secondsUsed } from "#domain/clock.ts"
import { countTopics, coverageByCategory, coveredTopics, groupTranscript } from "#domain/coverage.ts"
import { refusal } from "#domain/phases.ts"
import type { KeyItem, ReviewResult } from "#engine/types.ts"
import { conflict, notFound } from "#server/http/app-error.ts"
import type { AppParts } from "#server/parts.ts"
import { type CompanyCache, itemsOf, keyItemsOf, readOutline } from "../companies/store.ts"
import {
  type LogRow,
  logOf,
  type Owned,
  type SimulationRow,
  secondsLeft,
  touchSimulation,
} from "../simulations/store.ts"
import { findAssessment, findIcQuestion, findReview, hasFeedback, keepReview } from "./store.ts"

const executiveOf = (row: LogRow) => ({ name: row.executive_name, role: row.executive_role })

/** Everything a review is made from; a simulation that is assessed has all of it. */
async function readAssessed({ db }: AppParts, companies: CompanyCache, simulation: SimulationRow) {
  const [log, assessment, company, items] = await Promise.all([
    logOf(db, simulation.id),
    findAssessment(db, simulation.id),
    companies(simulation.company_id),
    keyItemsOf(db, [simulation.company_id]),
  ])
  const question = assessment && (await findIcQuestion(db, assessment.ic_question_id))
  if (!assessment || !question || !company) throw notFound()
  return {
    simulation,
    log,
    assessment,
    company,
    items,
    question,
    used: secondsUsed(simulation.runtime, secondsLeft(simulation)),
  }
}
type Assessed = Awaited<ReturnType<typeof readAssessed>>

/** What the engine says about the assessment: made once, then kept. */
async function engineReview(parts: AppParts, assessed: Assessed): Promise<ReviewResult> {
  const { simulation, log, assessment, company, items, question, used } = assessed
  const kept = await findReview(parts.db, simulation.id)
  // Only this function writes the table, and only what the engine gave.
  if (kept !== undefined) return kept as ReviewResult
  const key = (list: "strengths" | "weaknesses" | "dd_items"): KeyItem[] =>
    itemsOf(items, simulation.company_id, list).map(({ item, revealed_by }) => ({ item, revealed_by }))
  const made = await parts.engine.review({
    company,
    key: { strengths: key("strengths"), weaknesses: key("weaknesses"), dd_items: key("dd_items") },
    transcript: log.map((row) => ({
      id: row.id,
      line: row.position,
      asked_at_seconds: row.asked_at_seconds,
      input: row.input,
      output: row.output,
      kind: row.kind,
      type: row.type,
      sources: row.sources,
      executive: executiveOf(row),
      topics: row.trace.topics,
      facts: row.trace.facts,
      level: row.trace.level,
    })),
    assessment,
    icQuestion: { title: question.title, question: question.question, expected_response: question.expected_response },
    runtime: simulation.runtime,
    secondsUsed: used,
  })
  await keepReview(parts.db, simulation.id, made, parts.clock.now())
  return ((await findReview(parts.db, simulation.id)) as ReviewResult | undefined) ?? made
}

/** The review of one's own assessed simulation. Throws 404, or 409 before the assessment. */
export async function makeReview(parts: AppParts, companies: CompanyCache, owned: Owned): Promise<ReviewReply> {
  const simulation = await touchSimulation(parts.db, owned, parts.clock.now())
  if (!simulation) throw notFound()
  const refused = refusal("review", simulation.status)
  if (refused) throw conflict(refused)
  const assessed = await readAssessed(parts, companies, simulation)
  const [review, outline, feedback_received] = await Promise.all([
    engineReview(parts, assessed),
    readOutline(parts.db),
    hasFeedback(parts.db, owned.userId, simulation.id),
  ])
  const { company, question, log, assessment } = assessed
  const entries = log.map((row) => ({ ...row, topics: row.trace.topics }))
  const covered = coveredTopics(outline, entries)
  return {
    transcript: groupTranscript(outline, entries).map((category) => ({
      ...category,
      sections: category.sections.map((section) => ({
        ...section,
        topics: section.topics.map((topic) => ({
          ...topic,
          logs: topic.logs.map((row) => ({
            id: row.id,
            input: row.input,
            output: row.output,
            flagged: false,
            executive: executiveOf(row),
            line: row.position,
            asked_at_seconds: row.asked_at_seconds,
          })),
        })),
      })),
    })),
    simulation: {
      complete_date: (simulation.completed_at ?? simulation.updated_at).toISOString(),
      time: assessed.used,
      runtime: simulation.runtime,
      answered_questions: log.length,
      topics_covered: covered.size,
      topics_total: countTopics(outline),
    },
    company: {
      id: company.id,
      name: company.name,
      industry: company.industry,
      management: company.management.map(({ name, role, lead }) => ({ name, role, lead })),
    },
    coverage: coverageByCategory(outline, covered),
    ic_assessment: {
      ic_question: question.question,
      ic_title: question.title,
      ic_response: assessment.ic_response,
      expected_response: question.expected_response,
      points: review.ic_points,
    },
    reviews: {
      headline: review.headline,
      performance_review: review.performance_review,
      assessment_review: review.assessment_review,
    },
    details: review.details,
    highlights: review.highlights,
    feedback_received,
  }
}
