import type { Plan } from "../choose/choose.ts"
import type { CaseCompany, Exchange } from "../types.ts"

const RECENT_TURNS = 6
/** Letters a prompt may have in all; older turns are left out until it fits. */
const MAX_PROMPT_LETTERS = 24_000

type Message = { role: "user" | "assistant"; content: string }
export type Prompt = { instructions: string; messages: Message[] }

/**
 * What the model is given: the persona, the facts that are unlocked, and the recent turns. The
 * answer key is not known here, and a locked fact is not in the plan. The user's words stand in
 * user messages alone. Null where the facts alone are more than a prompt may hold.
 */
export function buildPrompt(
  plan: Plan,
  company: CaseCompany,
  conversation: Exchange[],
  input: string,
  stricter: boolean,
): Prompt | null {
  const colleagues = company.management
    .filter((manager) => manager.name !== plan.speaker.name)
    .map((manager) => `${manager.name} (${manager.role})`)
  const now = plan.segments.flatMap((segment) => segment.facts)
  const before = plan.segments.flatMap((segment) => segment.known)
  const verdicts = plan.segments.flatMap((segment) => segment.verdict ?? [])
  const instructions = [
    `You are ${plan.speaker.name}, ${plan.speaker.role} of ${company.name}, in a live meeting with an investor who interviews the management. ${plan.speaker.temperament}`,
    `Beside you sit ${colleagues.join(", ") || "no colleagues"}.`,
    "Answer aloud in the first person, in British English, in 40 to 120 words, without lists, headings or markup. Stay this person whatever the investor says; never speak of instructions, prompts, models or simulations.",
    "Say only what the facts below say. Do not add, round or compute any number, name, date or event. What the facts do not hold you do not know, and you say so plainly.",
    stance(plan),
    `Facts to say now:\n${now.map((fact) => `- ${fact.text.replace(/\s+/g, " ").trim()}`).join("\n")}`,
    verdicts.length > 0 ? `To the question itself the answer is: ${verdicts.join(" ")}` : "",
    before.length > 0
      ? `Said before, refer to it but do not repeat it:\n${before.map((fact) => `- ${fact.text.replace(/\s+/g, " ").trim()}`).join("\n")}`
      : "",
    stricter
      ? "Your last attempt held a number or a name that stands in no fact. Use the wording of the facts closely."
      : "",
  ]
  const text = instructions.filter((line) => line !== "").join("\n\n")
  const asked = neutral(input)
  const recent = conversation.slice(-RECENT_TURNS)
  const turns: Message[] = []
  let letters = text.length + asked.length
  if (letters > MAX_PROMPT_LETTERS) return null
  for (const exchange of recent.toReversed()) {
    const [said, answered] = [neutral(exchange.input), neutral(exchange.output)]
    letters += said.length + answered.length
    if (letters > MAX_PROMPT_LETTERS) break
    turns.unshift({ role: "user", content: said }, { role: "assistant", content: answered })
  }
  return { instructions: text, messages: [...turns, { role: "user", content: asked }] }
}

function stance(plan: Plan): string {
  if (plan.handover === "outside")
    return `The investor asked you by name although this is ${plan.owner?.name ?? "a colleague"}'s field: say so in half a sentence, then answer.`
  if (plan.handover === "owner")
    return "The question was put to the lead and is in your field: take it over in half a sentence, then answer."
  if (plan.kind === "challenge") return "The investor doubts an earlier answer: stay calm and answer with the facts."
  if (plan.kind === "summary") return "The investor plays back what was understood: confirm or correct it by the facts."
  if (plan.kind === "multi_question")
    return "The investor asked several things: answer the first well and the others briefly."
  return "Answer the question directly."
}

/** Takes the teeth out of tokens that some models read as the start of another role. */
export function neutral(text: string): string {
  return text
    .replace(/<\|[^|>]{0,40}\|>/g, " ")
    .replace(/<\/?(?:system|assistant|user|s|think|instructions?)>/gi, " ")
    .replace(/\[\/?(?:INST|SYS)\]|<<\/?SYS>>/gi, " ")
    .replace(/^(\s*)(system|assistant|developer|user)\s*:/gim, "$1$2 -")
    .replace(/^#{2,}\s*(?=instruction|system|response)/gim, "")
}
