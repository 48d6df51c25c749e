import { useQuery } from "@tanstack/react-query"
import { messageOf } from "#web/api/api-error.ts"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import { companiesQuery } from "./company-queries.ts"
import { NewSimulationSkeleton } from "./NewSimulationSkeleton.tsx"
import { SimulationChoice } from "./SimulationChoice.tsx"

export function NewSimulationPage() {
  const companies = useQuery(companiesQuery)
  return (
    <>
      <h1 className="page-title">New simulation</h1>
      <div className="mt-10">
        {companies.data ? (
          companies.data.length > 0 ? (
            <SimulationChoice companies={companies.data} />
          ) : (
            <EmptyState title="No company is here yet">
              <p>Once an administrator has added a company, you choose it here and sit down with its management.</p>
            </EmptyState>
          )
        ) : companies.isError ? (
          <ErrorState
            title="The companies did not come"
            onRetry={() => void companies.refetch()}
            retrying={companies.isFetching}
          >
            <p>{messageOf(companies.error)}</p>
          </ErrorState>
        ) : (
          <NewSimulationSkeleton />
        )}
      </div>
    </>
  )
}
