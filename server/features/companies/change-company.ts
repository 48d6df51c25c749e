import type { CompanyPatch, Manager } from "#contracts/companies.ts"
import { STAGES } from "#contracts/limits.ts"
import type { KeyList, Reveal, Trx } from "#server/db/schema.ts"
import { notFound } from "#server/http/app-error.ts"
import type { AppParts } from "#server/parts.ts"
import { writeAudit } from "../audit/store.ts"
import {
  changeCompany,
  itemsOf,
  keyItemsOf,
  lockCompanyRow,
  managersOf,
  renameOwner,
  replaceKeyItems,
  replaceManagers,
} from "./store.ts"

type Field = keyof CompanyPatch
const KEY_LISTS: readonly Field[] = ["strengths", "weaknesses", "dd_items"] satisfies KeyList[]

/** Changes one field of a company and keeps in the audit log who, what, before and after. */
export async function changeOneField(parts: AppParts, id: number, patch: CompanyPatch, adminId: number): Promise<void> {
  const now = parts.clock.now()
  const [[field, after] = []] = Object.entries(patch) as [Field, CompanyPatch[Field]][]
  if (field === undefined) return
  await parts.db.transaction().execute(async (trx) => {
    const row = await lockCompanyRow(trx, id)
    if (!row) throw notFound()
    let before: unknown
    if (patch.management) before = await changeManagement(trx, id, patch.management)
    else if (KEY_LISTS.includes(field))
      before = await changeKeyList(trx, id, field as KeyList, patch[field as KeyList] ?? [])
    else before = row[field as "name"]
    const { name, industry, stage, description, introduction } = patch
    const columns = { name, industry, stage: STAGES.find((one) => one === stage), description, introduction }
    await changeCompany(trx, id, columns, now)
    await writeAudit(
      { db: trx, clock: parts.clock },
      { actor_id: adminId, action: "company_changed", subject: `company ${id}`, details: { field, before, after } },
    )
  })
}

/**
 * Replaces the managers. A seat whose name changed keeps its temperament and its subjects, and the
 * company's answers go by the new name; subjects of a seat that is gone fall to the lead.
 */
async function changeManagement(trx: Trx, companyId: number, managers: Manager[]) {
  const before = await managersOf(trx, [companyId])
  const stayed = new Set(managers.map((manager) => manager.name))
  const leaving = before.filter((manager) => !stayed.has(manager.name))
  const next = managers.map((manager, index) => {
    const same = before.find((one) => one.name === manager.name)
    const renamed = same ? undefined : leaving.find((one) => one.position === index + 1)
    const from = same ?? renamed
    return { manager, renamed, temperament: from?.temperament ?? "", field: from?.field ?? [] }
  })
  const lead = next.find((one) => one.manager.lead)
  for (const gone of leaving.filter((one) => !next.some((entry) => entry.renamed?.id === one.id))) {
    if (!lead) continue
    lead.field = [...lead.field, ...gone.field]
    await renameOwner(trx, companyId, gone.name, lead.manager.name)
  }
  for (const { manager, renamed } of next) {
    if (renamed) await renameOwner(trx, companyId, renamed.name, manager.name)
  }
  await replaceManagers(
    trx,
    companyId,
    next.map(({ manager, temperament, field }) => ({ ...manager, temperament, field })),
  )
  return before.map(({ name, role, lead }) => ({ name, role, lead }))
}

const titleOf = (item: string) => item.split(":")[0]?.trim().toLowerCase()

/**
 * Replaces a list of the key. An item with the same title keeps what gives it away in a meeting, and so
 * does one that was given another title where it stood.
 */
async function changeKeyList(trx: Trx, companyId: number, list: KeyList, items: string[]) {
  const before = itemsOf(await keyItemsOf(trx, [companyId]), companyId, list)
  const stayed = new Set(items.map(titleOf))
  const revealed = (item: string, index: number): Reveal[] => {
    const same = before.find((one) => titleOf(one.item) === titleOf(item))
    const retitled = before.find((one) => one.position === index + 1 && !stayed.has(titleOf(one.item)))
    return (same ?? retitled)?.revealed_by ?? []
  }
  await replaceKeyItems(
    trx,
    companyId,
    list,
    items.map((item, index) => ({ item, revealed_by: revealed(item, index) })),
  )
  return before.map((item) => item.item)
}
