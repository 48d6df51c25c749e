import { isDeepStrictEqual } from "node:util"
import type { Assessment } from "#contracts/assessments.ts"
import { refusal } from "#domain/phases.ts"
import { conflict, invalid, notFound } from "#server/http/app-error.ts"
import type { AppParts } from "#server/parts.ts"
import { lockAndCount, markAssessed, type Owned, touchSimulation } from "../simulations/store.ts"
import { addAssessment, findAssessment, findIcQuestion } from "./store.ts"

/**
 * Hands in the one assessment of an ended meeting. The same words again are the same success (a
 * retry); other words are 409. The lock on the simulation makes twenty at once come one by one.
 */
export async function submitAssessment(parts: AppParts, owned: Owned, assessment: Assessment): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  // Counted on its own, so that a meeting found to be over is ended whatever comes of the rest.
  if (!(await touchSimulation(db, owned, now))) throw notFound()
  await db.transaction().execute(async (trx) => {
    const row = await lockAndCount(trx, owned, now)
    if (!row) throw notFound()
    const refused = refusal("assess", row.status)
    if (refused) throw conflict(refused)
    const earlier = await findAssessment(trx, row.id)
    if (earlier) {
      if (isDeepStrictEqual(earlier, assessment)) return
      throw conflict("The assessment has been handed in already.")
    }
    if (!(await findIcQuestion(trx, assessment.ic_question_id))) {
      throw invalid("assessment.ic_question_id: there is no such question")
    }
    await addAssessment(trx, row.id, assessment, now)
    await markAssessed(trx, row.id, now)
  })
}
