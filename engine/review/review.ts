import type { Embedder, Framework, ReviewRequest, ReviewResult, VectorStore } from "../types.ts"

export type ReviewParts = { framework: Framework; embedder: Embedder; vectors: VectorStore; name: (topic: string) => string }

export async function review(request: ReviewRequest, _parts: ReviewParts): Promise<ReviewResult> {
  const list = (written: string[], key: { item: string }[]) => ({
    findings: written.map((one) => ({ written: one, matched: null, similarity: 0, supported: false })),
    expected: key.map((one) => ({ item: one.item, found: false, heard: false })),
  })
  return {
    headline: "You held the meeting and wrote it down.",
    performance_review: "You asked.\n\nAsk on.",
    assessment_review: { strengths: "-", weaknesses: "-", dd_items: "-", ic_response: "-" },
    details: {
      strengths: list(request.assessment.strengths, request.key.strengths),
      weaknesses: list(request.assessment.weaknesses, request.key.weaknesses),
      dd_items: list(request.assessment.dd_items, request.key.dd_items),
    },
    ic_points: [],
    highlights: { strongest: [], missed: [] },
  }
}
