import { InvestorCompanyPage } from "#web/features/admin-companies/InvestorCompanyPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Investor company")

export default InvestorCompanyPage
