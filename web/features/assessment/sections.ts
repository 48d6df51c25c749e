import type { ListName, Section } from "./assessment-draft.ts"

/** The words of each tab; `list` is the field a list is kept in. */
export const SECTION_WORDS: Record<
  Section,
  { label: string; heading: string; advice: string; list?: { name: ListName; noun: string } }
> = {
  strengths: {
    label: "Strengths",
    heading: "What speaks for the company",
    advice: "Name what you would defend in front of a committee, and the fact it rests on. The strongest first.",
    list: { name: "strengths", noun: "Strength" },
  },
  weaknesses: {
    label: "Weaknesses",
    heading: "What speaks against it",
    advice: "Say what could cost the investment, in the size in which you heard it. The gravest first.",
    list: { name: "weaknesses", noun: "Weakness" },
  },
  dueDiligence: {
    label: "Due Diligence",
    heading: "What you would look into next",
    advice: "Points you would check before signing: the paper, the person or the number that would settle it.",
    list: { name: "dd_items", noun: "Due diligence point" },
  },
  investmentCommittee: {
    label: "Investment Committee",
    heading: "The committee asks",
    advice: "One question, as it is put to whoever brings a company to the table.",
  },
}
