import { WorkbenchPage } from "#web/features/workbench/WorkbenchPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Components")

export default WorkbenchPage
