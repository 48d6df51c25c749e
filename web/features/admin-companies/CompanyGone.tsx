import type { ReactNode } from "react"
import { Link } from "react-router"
import { ApiError, messageOf } from "#web/api/api-error.ts"
import { NoAccess } from "#web/components/NoAccess.tsx"
import { Button } from "#web/ui/Button.tsx"
import { EmptyState } from "#web/ui/EmptyState.tsx"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import { LIST } from "./places.ts"

type CompanyGoneProps = { error: Error; onRetry: () => void; retrying: boolean }

/** In place of a company that could not be opened: there is none, it is not for this account, or it did not come. */
export function CompanyGone(props: CompanyGoneProps) {
  return <div className="mt-8">{stateOf(props)}</div>
}

function stateOf({ error, onRetry, retrying }: CompanyGoneProps): ReactNode {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 403) return <NoAccess />
  const back = (
    <Button asChild variant={status === 404 ? "primary" : "quiet"}>
      <Link to={LIST}>All investor companies</Link>
    </Button>
  )
  if (status === 404)
    return (
      <EmptyState title="There is no such company" headingLevel={1} action={back}>
        <p>No company has this number. The address may have lost a digit.</p>
      </EmptyState>
    )
  return (
    <ErrorState title="The company did not come" headingLevel={1} onRetry={onRetry} retrying={retrying} action={back}>
      <p>{messageOf(error)}</p>
    </ErrorState>
  )
}
