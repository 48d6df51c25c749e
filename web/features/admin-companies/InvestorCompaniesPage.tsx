import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Company } from "#contracts/companies.ts"
import { STAGES } from "#contracts/limits.ts"
import { messageOf } from "#web/api/api-error.ts"
import { CrumbLink } from "#web/components/CrumbLink.tsx"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import { StageBars } from "#web/ui/StageBars.tsx"
import { type Column, RowLink, Table } from "#web/ui/Table.tsx"
import "./admin-companies.css"
import { companiesQuery } from "./company-queries.ts"
import { PassingNotice } from "./PassingNotice.tsx"
import { DOOR, LIST } from "./places.ts"

const COLUMNS: readonly Column<Company>[] = [
  { key: "index", header: "#", kind: "index", cell: (_, index) => index + 1 },
  { key: "name", header: "Name", kind: "title", cell: ({ name }) => name },
  { key: "industry", header: "Industry", kind: "sub", cell: ({ industry }) => industry },
  {
    key: "stage",
    header: "Stage",
    kind: "aside",
    cell: ({ stage }) => <StageBars level={STAGES.indexOf(stage) + 1} label={stage} />,
  },
  {
    key: "description",
    header: "Description",
    kind: "text",
    cell: ({ description }) => <span className="company-lines">{description}</span>,
  },
  {
    key: "view",
    header: "Open",
    kind: "action",
    hideHeader: true,
    cell: ({ id, name }) => (
      <RowLink asChild>
        <Link to={`${LIST}/${id}`}>
          View<span className="sr-only"> {name}</span>
        </Link>
      </RowLink>
    ),
  },
]

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** /admin/companies/investor_companies */
export function InvestorCompaniesPage() {
  const companies = useQuery(companiesQuery)
  const industries = new Set(companies.data?.map(({ industry }) => industry)).size
  return (
    <>
      <PassingNotice />
      <CrumbLink to={DOOR}>Companies</CrumbLink>
      <div className="company-head">
        <h1 className="page-title">Investor companies</h1>
        {companies.data && companies.data.length > 0 && (
          <p className="num text-14 text-ink-faint">
            {count(companies.data.length, "company", "companies")}, {count(industries, "industry", "industries")}, all
            invented
          </p>
        )}
      </div>
      <div className="company-list">
        {companies.isError && !companies.data ? (
          <ErrorState
            title="The companies did not come"
            onRetry={() => void companies.refetch()}
            retrying={companies.isFetching}
          >
            <p>{messageOf(companies.error)}</p>
          </ErrorState>
        ) : (
          <Table
            caption="Investor companies"
            columns={COLUMNS}
            rows={companies.data}
            rowKey={({ id }) => id}
            skeletonRows={7}
            empty={
              <EmptyState scene="committee" title="No company is here yet">
                <p>
                  A company is a folder of content. Once whoever runs this installation has added one and started the
                  server again, it stands here, to be read and edited.
                </p>
              </EmptyState>
            }
          />
        )}
      </div>
    </>
  )
}
