import type { CaseCompany } from "../types.ts"
import type { CompanyIndex } from "./company-index.ts"

const REMEMBERED = 40

/**
 * Keeps the last used companies' indexes. A company is known again by its contents: the same
 * object at once, an equal one after a look at its facts; an edited one is indexed anew.
 */
export function rememberIndexes(
  make: (company: CaseCompany) => Promise<CompanyIndex>,
): (company: CaseCompany) => Promise<CompanyIndex> {
  const byObject = new WeakMap<CaseCompany, Promise<CompanyIndex>>()
  const byContents = new Map<string, Promise<CompanyIndex>>()
  return (company) => {
    const same = byObject.get(company)
    if (same) return same
    const contents = JSON.stringify([company.id, company.name, company.management, company.facts])
    const made = byContents.get(contents) ?? make(company)
    byContents.delete(contents)
    byContents.set(contents, made)
    byObject.set(company, made)
    const [oldest] = byContents.keys()
    if (byContents.size > REMEMBERED && oldest !== undefined) byContents.delete(oldest)
    made.catch(() => {
      byContents.delete(contents)
      byObject.delete(company)
    })
    return made
  }
}
