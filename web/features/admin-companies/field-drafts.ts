import type { CompanyPatch, CompanyWithKey, Manager } from "#contracts/companies.ts"
import { MAX_ITEM_LENGTH, type Stage } from "#contracts/limits.ts"

/** An item of the key as it is edited; on the wire it reads "title: description". */
export type ItemDraft = { title: string; description: string }
/** What a field holds while it is edited. */
export type DraftOf = {
  name: string
  industry: string
  stage: Stage
  description: string
  introduction: string
  management: Manager[]
  strengths: ItemDraft[]
  weaknesses: ItemDraft[]
  dd_items: ItemDraft[]
}
export type FieldName = keyof DraftOf
/** The fields in edit mode; a field that is only read is not among them. */
export type Drafts = Partial<DraftOf>

/** What stands before the first colon, and what after it. */
export function parseItem(item: string): ItemDraft {
  const at = item.indexOf(":")
  return at < 0
    ? { title: item.trim(), description: "" }
    : { title: item.slice(0, at).trim(), description: item.slice(at + 1).trim() }
}

export function joinItem({ title, description }: ItemDraft): string {
  return description.trim() === "" ? title.trim() : `${title.trim()}: ${description.trim()}`
}

/** Every field of a company as editing it would begin. */
export function draftsOf(company: CompanyWithKey): DraftOf {
  const { name, industry, stage, description, introduction, management } = company
  return {
    name,
    industry,
    stage,
    description,
    introduction,
    management,
    strengths: company.strengths.map(parseItem),
    weaknesses: company.weaknesses.map(parseItem),
    dd_items: company.dd_items.map(parseItem),
  }
}

/** The change as it goes to the server: one field, its words trimmed. */
export function patchOf<Name extends FieldName>(name: Name, draft: DraftOf[Name]): CompanyPatch {
  // One field's draft under its own name: TypeScript loses the tie between the two.
  const drafts = { [name]: draft } as Drafts
  const { management, strengths, weaknesses, dd_items, stage, ...words } = drafts
  const items = (list: ItemDraft[] | undefined) => list?.map(joinItem)
  const patch = {
    ...Object.fromEntries(Object.entries(words).map(([field, text]) => [field, text.trim()])),
    stage,
    management: management?.map((one) => ({ ...one, name: one.name.trim(), role: one.role.trim() })),
    strengths: items(strengths),
    weaknesses: items(weaknesses),
    dd_items: items(dd_items),
  }
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}

/** Whether saving would change anything. */
export function isChanged<Name extends FieldName>(name: Name, draft: DraftOf[Name], company: CompanyWithKey): boolean {
  const before = patchOf(name, draftsOf(company)[name])
  return JSON.stringify(patchOf(name, draft)) !== JSON.stringify(before)
}

const missing = (text: string) => text.trim() === ""
const repeats = (texts: string[]) => new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length

function managementProblem(managers: Manager[]): string | null {
  if (managers.some(({ name, role }) => missing(name) || missing(role))) return "Every manager needs a name and a role."
  if (repeats(managers.map(({ name }) => name))) return "Two managers have the same name."
  return managers.filter(({ lead }) => lead).length === 1 ? null : "Choose who leads the meeting."
}

function itemsProblem(items: ItemDraft[]): string | null {
  if (items.some(({ title, description }) => missing(title) || missing(description)))
    return "Every item needs a title and a description."
  if (items.some(({ title }) => title.includes(":"))) return "A title has no colon: it parts title and description."
  if (repeats(items.map(({ title }) => title))) return "Two items have the same title."
  return items.some((item) => joinItem(item).length > MAX_ITEM_LENGTH)
    ? `An item has at most ${MAX_ITEM_LENGTH.toLocaleString("en-GB")} characters.`
    : null
}

/** Why a draft cannot be saved, as a sentence; null when it can. */
export function problemOf(drafts: Drafts): string | null {
  const { management, strengths, weaknesses, dd_items, stage: _, ...words } = drafts
  if (Object.values(words).some(missing)) return "This cannot be empty."
  if (management) return managementProblem(management)
  const items = strengths ?? weaknesses ?? dd_items
  return items ? itemsProblem(items) : null
}
