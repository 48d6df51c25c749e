import { AssessmentPage } from "#web/features/assessment/AssessmentPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Assessment")

export default AssessmentPage
