import { Link } from "react-router"
import { Button } from "../../ui/Button.tsx"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { ErrorState } from "../../ui/ErrorState.tsx"
import { PaperFrame } from "./PaperFrame.tsx"
import { refusalOf } from "./refusal.ts"

type Props = {
  /** Null where the address itself cannot be a simulation's. */
  error: Error | null
  mood: "room" | "paper"
  onRetry?: () => void
}

/** A simulation that could not be opened: there is none, or it did not come. */
export function MeetingGone({ error, mood, onRetry }: Props) {
  const missing = error === null || [403, 404].includes(refusalOf(error).status ?? 0)
  const home = (
    <Button asChild variant={missing ? "primary" : "quiet"}>
      <Link to={missing ? "/simulations/new" : "/dashboard"}>{missing ? "New simulation" : "Go to the dashboard"}</Link>
    </Button>
  )
  return (
    <div data-mood={mood === "room" ? "room" : undefined} className="bg-paper text-ink">
      <PaperFrame>
        {missing || error === null ? (
          <EmptyState scene="empty" title="There is no meeting here." headingLevel={1} ruled={false} action={home}>
            <p>The address may be mistyped, or the simulation belongs to another account.</p>
          </EmptyState>
        ) : (
          <ErrorState title="The meeting could not be opened." headingLevel={1} onRetry={onRetry} action={home}>
            <p>{refusalOf(error).message}</p>
            <p>Nothing is lost: what you typed is kept in this browser, the rest on the server.</p>
          </ErrorState>
        )}
      </PaperFrame>
    </div>
  )
}
