/** Prints every import that goes where docs/architecture.md says it must not, and fails on any. */
import { globSync, readFileSync } from "node:fs"
import { findViolations } from "./boundaries.ts"

const paths = globSync("{contracts,domain,engine,content,server,web,e2e,bench,scripts}/**/*.{ts,tsx}")
const files = paths.map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(path, "utf8") }))
const violations = findViolations(files)
for (const violation of violations) console.error(violation)
console.log(`${files.length} files, ${violations.length} forbidden imports or names`)
process.exit(violations.length === 0 ? 0 : 1)
