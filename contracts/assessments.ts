import { z } from "zod"
import { MAX_ASSESSMENT_ITEMS, MAX_ITEM_LENGTH, MAX_LONG_TEXT_LENGTH, MAX_RATING } from "./limits.ts"
import { executive } from "./simulations.ts"
import { dateTime, id, writtenText } from "./text.ts"

export const icQuestion = z.object({
  id,
  title: z.string(),
  question: z.string(),
  /** For admins only: it is part of the answer key. */
  expected_response: z.string().optional(),
})

const items = z.array(writtenText(MAX_ITEM_LENGTH)).min(1).max(MAX_ASSESSMENT_ITEMS)
export const assessment = z.strictObject({
  strengths: items,
  weaknesses: items,
  dd_items: items,
  ic_question_id: id,
  ic_response: writtenText(MAX_LONG_TEXT_LENGTH),
})
export const assessmentBody = z.union([z.strictObject({ assessment }), assessment])

/** One written item held against the key. `matched` is null where nothing expected fits it. */
export const itemFinding = z.object({
  written: z.string(),
  matched: z.string().nullable(),
  similarity: z.number().min(0).max(1),
  /** False where neither the key nor anything said in the meeting supports the item. */
  supported: z.boolean(),
})
export const listReview = z.object({
  findings: z.array(itemFinding),
  /** Expected items, in the key's order; `heard` says whether the meeting gave them away. */
  expected: z.array(z.object({ item: z.string(), found: z.boolean(), heard: z.boolean() })),
})

/** A moment of the meeting, tied to its line of the transcript. */
export const highlight = z.object({
  title: z.string(),
  quote: z.string(),
  speaker: z.string(),
  comment: z.string(),
  log_id: id.nullable(),
  line: z.number().int().positive().nullable(),
  asked_at_seconds: z.number().int().nonnegative().nullable(),
})

export const reviewReply = z.object({
  transcript: z.array(
    z.object({
      header: z.string(),
      sections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** "2 of 3": topics of the section that were covered. */
          topic_coverage: z.string(),
          topics: z.array(
            z.object({
              id: z.string(),
              topic_title: z.string(),
              logs: z.array(
                z.object({
                  id,
                  input: z.string(),
                  output: z.string(),
                  flagged: z.boolean(),
                  executive,
                  line: z.number().int().positive(),
                  asked_at_seconds: z.number().int().nonnegative(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
  simulation: z.object({
    complete_date: dateTime,
    /** Seconds of meeting time used. */
    time: z.number().int().nonnegative(),
    runtime: z.number().int(),
    answered_questions: z.number().int().nonnegative(),
    topics_covered: z.number().int().nonnegative(),
    topics_total: z.number().int().positive(),
  }),
  company: z.object({
    id,
    name: z.string(),
    industry: z.string(),
    management: z.array(executive.extend({ lead: z.boolean() })),
  }),
  coverage: z.array(
    z.object({
      category: z.string(),
      topics: z.array(z.object({ identifier: z.string(), title: z.string(), covered: z.boolean() })),
    }),
  ),
  ic_assessment: z.object({
    ic_question: z.string(),
    ic_title: z.string(),
    ic_response: z.string(),
    expected_response: z.string(),
    /** The expected points, each with whether the reply made it. */
    points: z.array(z.object({ point: z.string(), made: z.boolean() })),
  }),
  reviews: z.object({
    /** One line that judges the meeting. */
    headline: z.string(),
    performance_review: z.string(),
    assessment_review: z.object({
      strengths: z.string(),
      weaknesses: z.string(),
      dd_items: z.string(),
      ic_response: z.string(),
    }),
  }),
  details: z.object({ strengths: listReview, weaknesses: listReview, dd_items: listReview }),
  highlights: z.object({ strongest: z.array(highlight), missed: z.array(highlight) }),
  feedback_received: z.boolean(),
})

export const feedbackBody = z.strictObject({
  simulation_review: z.strictObject({
    mode: z.enum(["investor", "founder", "Investor", "Founder"]),
    simulation_id: id,
    rating: z.number().int().min(1).max(MAX_RATING),
    feedback: writtenText(MAX_LONG_TEXT_LENGTH),
  }),
})

export type Assessment = z.infer<typeof assessment>
export type ListReview = z.infer<typeof listReview>
export type ReviewReply = z.infer<typeof reviewReply>
export type Highlight = z.infer<typeof highlight>
