import { refusal } from "#domain/phases.ts"
import { conflict, notFound } from "#server/http/app-error.ts"
import type { Call, Handlers } from "#server/http/register-endpoints.ts"
import type { AppParts } from "#server/parts.ts"
import type { CompanyCache } from "../companies/store.ts"
import { touchSimulation } from "../simulations/store.ts"
import { makeReview } from "./make-review.ts"
import { addFeedback, findFeedback, randomIcQuestion } from "./store.ts"
import { submitAssessment } from "./submit-assessment.ts"

type Names = "randomIcQuestion" | "submitAssessment" | "review" | "giveFeedback"

export function assessmentHandlers(parts: AppParts, companies: CompanyCache): Pick<Handlers, Names> {
  return {
    async randomIcQuestion({ user }) {
      const row = await randomIcQuestion(parts.db)
      if (!row) throw notFound()
      const { id, title, question, expected_response } = row
      return user.role === "admin" ? { id, title, question, expected_response } : { id, title, question }
    },

    async submitAssessment({ params, body, user, afterAnswer }) {
      const owned = { id: params.id, userId: user.id }
      await submitAssessment(parts, owned, "assessment" in body ? body.assessment : body)
      // The review is asked for next; by then it is made or on its way.
      afterAnswer("make a review", () => makeReview(parts, companies, owned))
      return { message: "Successfully completed investor assessment!" }
    },

    review: ({ params, user }) => makeReview(parts, companies, { id: params.id, userId: user.id }),
    giveFeedback: (call) => giveFeedback(parts, call),
  }
}

async function giveFeedback({ db, clock }: AppParts, { body, user }: Call<"giveFeedback">) {
  const { simulation_id, rating, feedback } = body.simulation_review
  const mode = body.simulation_review.mode.toLowerCase() === "founder" ? "founder" : "investor"
  const row = await touchSimulation(db, { id: simulation_id, userId: user.id }, clock.now())
  if (!row) throw notFound()
  const refused = refusal("give_feedback", row.status)
  if (refused) throw conflict(refused)
  const given = { user_id: user.id, simulation_id, mode, rating, feedback } as const
  if (!(await addFeedback(db, given, clock.now()))) {
    const earlier = await findFeedback(db, user.id, simulation_id)
    const same = earlier?.mode === mode && earlier.rating === rating && earlier.feedback === feedback
    if (!same) throw conflict("You have given feedback on this simulation already.")
  }
  return { message: "Successfully created simulation review!" }
}
