import type { CaseCompany, CompanyManager } from "../types.ts"
import { addressed } from "../understand/addressed.ts"

const WHO_IS_HERE =
  /^\W*(?:(?:hello|hi|sorry|and|so|excuse me)[,.\s]+)*(?:who (?:are you(?: all| guys)?|am i (?:talking|speaking) (?:to|with)|is who|else is (?:here|in the room|at the table)|is (?:here|in the room|at the table|sitting here)|(?:do i|are we) have (?:here|in front of (?:me|us)))|who'?s who|what(?:'s| is| was) your (?:name|role|job|position)(?: (?:again|here|in the company))?|(?:can you |please )?introduce yourself(?:ves)?)\W*(?:please)?\W*$/i
const WHO_HOLDS = /^\W*(?:and )?who(?:'s| is) (?:your|the) ([\p{L} ]{2,40}?)(?: here| of the company)?\s*\?*$/iu

/** Everybody at the table as the one who is asked introduces them, where a turn asks for just that; else null. */
export function introductionOf(text: string, speaker: CompanyManager, company: CaseCompany): string | null {
  if (WHO_IS_HERE.test(text)) return everybody(speaker, company)
  const role = WHO_HOLDS.exec(text)?.[1]
  const holder = role && addressed(`${role}, please`, company.management)
  if (!holder) return null
  return holder.name === speaker.name ? everybody(speaker, company) : `That's ${called(holder)}, here beside me.`
}

/** The company in its own published words, in one line. */
export function descriptionOf(company: CaseCompany): string {
  return company.description.replace(/\s+/g, " ").trim()
}

function everybody(speaker: CompanyManager, company: CaseCompany): string {
  const others = company.management.filter((manager) => manager.name !== speaker.name).map(called)
  const last = others.at(-1)
  if (!last) return `I'm ${called(speaker)}.`
  const list = others.length > 1 ? `${others.slice(0, -1).join("; ")}; and ${last}` : last
  return `I'm ${called(speaker)}. With me at the table: ${list}.`
}

function called({ name, role }: CompanyManager): string {
  return `${name}, ${/^\p{Lu}\p{Ll}/u.test(role) ? `${role[0]?.toLowerCase()}${role.slice(1)}` : role}`
}
