import { Link } from "react-router"
import { NO_ACCESS } from "#contracts/errors.ts"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"

/** In place of a page that this account's role may not see. */
export function NoAccess() {
  return (
    <EmptyState
      scene="corridor"
      title="This door is closed"
      headingLevel={1}
      action={
        <Button asChild>
          <Link to="/dashboard">Home</Link>
        </Button>
      }
    >
      <p>{NO_ACCESS}</p>
    </EmptyState>
  )
}
