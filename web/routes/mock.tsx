import { MockDoorPage } from "#web/features/admin-mock/MockDoorPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Mock")

export default MockDoorPage
