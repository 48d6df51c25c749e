import { z } from "zod"
import { type Assessment, icQuestion } from "#contracts/assessments.ts"
import { MAX_ASSESSMENT_ITEMS } from "#contracts/limits.ts"

/** The order of the tabs, fixed by the specification. */
export const SECTIONS = ["strengths", "weaknesses", "dueDiligence", "investmentCommittee"] as const
export type Section = (typeof SECTIONS)[number]
export type ListName = "strengths" | "weaknesses" | "dd_items"

const items = z.array(z.string()).min(1).max(MAX_ASSESSMENT_ITEMS).catch([""])
const draft = z.object({
  strengths: items,
  weaknesses: items,
  dd_items: items,
  ic_response: z.string().catch(""),
  /** Kept with the reply, so that a reload does not ask another question. */
  question: icQuestion.nullable().catch(null),
})
export type AssessmentDraft = z.infer<typeof draft>

export const EMPTY_DRAFT: AssessmentDraft = {
  strengths: [""],
  weaknesses: [""],
  dd_items: [""],
  ic_response: "",
  question: null,
}

/** The stored draft; what cannot be read becomes empty, field by field. */
export function parseDraft(stored: string | null): AssessmentDraft {
  if (stored === null) return EMPTY_DRAFT
  try {
    return draft.safeParse(JSON.parse(stored)).data ?? EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export const changeItem = (list: string[], at: number, text: string): string[] =>
  list.map((item, index) => (index === at ? text : item))

/** The list with an empty item after `at`, and where the cursor goes: an empty neighbour is used before a new one. */
export function addItem(list: string[], at: number): { list: string[]; focus: number } {
  if (list[at + 1]?.trim() === "") return { list, focus: at + 1 }
  if (list.length >= MAX_ASSESSMENT_ITEMS) return { list, focus: Math.min(at + 1, list.length - 1) }
  return { list: [...list.slice(0, at + 1), "", ...list.slice(at + 1)], focus: at + 1 }
}

/** The list without an item; one box always stays. */
export function removeItem(list: string[], at: number): { list: string[]; focus: number } {
  const rest = list.filter((_, index) => index !== at)
  return { list: rest.length === 0 ? [""] : rest, focus: Math.max(0, at - 1) }
}

/** A list counts as written when its first item is. */
export function isWritten(
  section: Section,
  { strengths, weaknesses, dd_items, ic_response }: AssessmentDraft,
): boolean {
  const first = { strengths: strengths[0], weaknesses: weaknesses[0], dueDiligence: dd_items[0] }
  return (section === "investmentCommittee" ? ic_response : (first[section] ?? "")).trim() !== ""
}

const NEEDED: Record<Section, string> = {
  strengths: "a first strength",
  weaknesses: "a first weakness",
  dueDiligence: "a first due diligence point",
  investmentCommittee: "your reply to the committee",
}

/** What is still needed, as a sentence; null when the assessment can be completed. */
export function stillNeeded(written: AssessmentDraft): string | null {
  const needed = SECTIONS.filter((section) => !isWritten(section, written)).map((section) => NEEDED[section])
  if (needed.length === 0) return null
  const last = needed.pop()
  return `Still needed: ${needed.length === 0 ? last : `${needed.join(", ")} and ${last}`}.`
}

const filled = (list: string[]) => list.map((item) => item.trim()).filter((item) => item !== "")

/** What is handed in; null until everything needed is there and the committee's question is known. */
export function toAssessment(written: AssessmentDraft): Assessment | null {
  if (written.question === null || stillNeeded(written) !== null) return null
  return {
    strengths: filled(written.strengths),
    weaknesses: filled(written.weaknesses),
    dd_items: filled(written.dd_items),
    ic_question_id: written.question.id,
    ic_response: written.ic_response.trim(),
  }
}
