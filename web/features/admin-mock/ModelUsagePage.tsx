import { useQuery } from "@tanstack/react-query"
import type { ModelUsage } from "#contracts/usage.ts"
import { ApiError, messageOf } from "#web/api/api-error.ts"
import { CrumbLink } from "#web/components/CrumbLink.tsx"
import { timeOfDay } from "#web/components/meeting/clock-text.ts"
import { NoAccess } from "#web/components/NoAccess.tsx"
import { Alert } from "#web/ui/Alert.tsx"
import { ErrorState } from "#web/ui/ErrorState.tsx"
import "./model-usage.css"
import { NoModel } from "./NoModel.tsx"
import { OutcomesTable } from "./OutcomesTable.tsx"
import { DOOR } from "./places.ts"
import { MeetingsTable, UsersTable } from "./SpenderTables.tsx"
import { UsageSkeleton } from "./UsageSkeleton.tsx"
import { UsageToday } from "./UsageToday.tsx"
import { usageQuery } from "./usage-queries.ts"

/** /admin/mock/usage: what language models were asked for, against the limits. */
export function ModelUsagePage() {
  const usage = useQuery(usageQuery)
  if (usage.error instanceof ApiError && usage.error.status === 403) return <NoAccess />
  return (
    <>
      <CrumbLink to={DOOR}>Mock</CrumbLink>
      <div className="usage-head">
        <h1 className="page-title">Model use</h1>
        {usage.data && <p className="num text-14 text-ink-faint">As of {timeOfDay(new Date(usage.dataUpdatedAt))}</p>}
      </div>
      {usage.data ? (
        <Report usage={usage.data} />
      ) : usage.isError ? (
        <div className="usage-part">
          <ErrorState
            title="The model use did not come"
            onRetry={() => void usage.refetch()}
            retrying={usage.isFetching}
          >
            <p>{messageOf(usage.error)}</p>
          </ErrorState>
        </div>
      ) : (
        <UsageSkeleton />
      )}
    </>
  )
}

function Report({ usage }: { usage: ModelUsage }) {
  const configured = usage.models.length > 0
  if (!configured && usage.outcomes.length === 0 && usage.spent.requests === 0) return <NoModel usage={usage} />
  return (
    <>
      {!configured && (
        <div className="mt-8">
          <Alert tone="note">
            No language model is configured any more; managers answer from their written facts. What stands here was
            asked before.
          </Alert>
        </div>
      )}
      <UsageToday usage={usage} />
      <UsersTable users={usage.users} limit={usage.limits.user} />
      <MeetingsTable meetings={usage.meetings} limit={usage.limits.meeting} />
      <OutcomesTable usage={usage} />
    </>
  )
}
