import { InvestorCompaniesPage } from "#web/features/admin-companies/InvestorCompaniesPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Investor companies")

export default InvestorCompaniesPage
