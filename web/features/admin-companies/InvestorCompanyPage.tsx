import { useQuery } from "@tanstack/react-query"
import { Navigate, useParams } from "react-router"
import { CrumbLink } from "#web/components/CrumbLink.tsx"
import "./admin-companies.css"
import { CompanyFile } from "./CompanyFile.tsx"
import { CompanyGone } from "./CompanyGone.tsx"
import { CompanySkeleton } from "./CompanySkeleton.tsx"
import { caseQuery, companyQuery } from "./company-queries.ts"
import { INVALID_ID, LIST } from "./places.ts"

/** /admin/companies/investor_companies/:id */
export function InvestorCompanyPage() {
  const { id = "" } = useParams()
  if (!/^\d+$/.test(id)) return <Navigate to={LIST} replace state={{ notice: INVALID_ID }} />
  return (
    <>
      <CrumbLink to={LIST}>Investor companies</CrumbLink>
      <Company key={id} id={id} />
    </>
  )
}

function Company({ id }: { id: string }) {
  const company = useQuery(companyQuery(id))
  const file = useQuery(caseQuery(id))
  // What is here is shown, with what is being edited, even when reading it anew has failed.
  if (company.data && !file.isPending)
    return <CompanyFile id={id} company={company.data} file={file.data} onRetry={() => void file.refetch()} />
  if (company.error)
    return <CompanyGone error={company.error} onRetry={() => void company.refetch()} retrying={company.isFetching} />
  return <CompanySkeleton />
}
