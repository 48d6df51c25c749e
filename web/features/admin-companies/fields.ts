import type { FieldName } from "./field-drafts.ts"

const SEEN = "Whoever opens New simulation sees it at once."
const HELD = "Assessments handed in from now on are held against it."

/** How each field is called, and what saving it does, for the confirmation. */
export const FIELDS: Record<FieldName, { label: string; effect: string }> = {
  name: { label: "Name", effect: SEEN },
  industry: { label: "Industry", effect: SEEN },
  stage: { label: "Stage", effect: SEEN },
  description: { label: "Description", effect: SEEN },
  introduction: { label: "Introduction", effect: "Meetings that start from now on open with it." },
  management: {
    label: "Management",
    effect: "Meetings go by it from the next question on. Who leaves hands their answers to the lead.",
  },
  strengths: { label: "Strengths", effect: HELD },
  weaknesses: { label: "Weaknesses", effect: HELD },
  dd_items: { label: "Due diligence", effect: HELD },
}

/** "name, strengths and stage", as a sentence has it. */
export function fieldList(names: readonly FieldName[]): string {
  const words = names.map((name) => FIELDS[name].label.toLowerCase())
  const last = words.pop() ?? ""
  return words.length === 0 ? last : `${words.join(", ")} and ${last}`
}
