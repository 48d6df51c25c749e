/** `npm run content:cases`: writes docs/cases from the companies' files. */
import { mkdirSync, writeFileSync } from "node:fs"
import { loadContent } from "#content/load.ts"
import { casePages, casesFolder } from "./case-page.ts"

mkdirSync(casesFolder, { recursive: true })
const pages = casePages(await loadContent())
for (const [name, text] of pages) writeFileSync(new URL(name, casesFolder), text)
console.log(`${pages.size} pages in docs/cases`)
