import { ModelUsagePage } from "#web/features/admin-mock/ModelUsagePage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Model use")

export default ModelUsagePage
