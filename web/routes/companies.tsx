import { CompaniesDoorPage } from "#web/features/admin-companies/CompaniesDoorPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Companies")

export default CompaniesDoorPage
