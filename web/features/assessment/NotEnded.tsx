import { Link } from "react-router"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { useComplete } from "../../components/meeting/simulation-queries.ts"
import { readStored, writeStored } from "../../components/meeting/stored.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { EmptyState } from "../../ui/EmptyState.tsx"

type Props = { id: number; company: string; timeLeft: number }

/** The assessment of a meeting that is still going on: explains, and offers both ways. */
export function NotEnded({ id, company, timeLeft }: Props) {
  const complete = useComplete(id)
  const keys = meetingKeys(id)
  const end = () => {
    const stored = Number(readStored(keys.timer) ?? timeLeft)
    complete.mutate(Math.min(timeLeft, Number.isInteger(stored) && stored >= 0 ? stored : timeLeft), {
      onSuccess: () => {
        writeStored(keys.running, "false")
        writeStored(keys.timer, null)
      },
    })
  }
  return (
    <EmptyState
      scene="interview"
      title="The meeting is still going on."
      headingLevel={1}
      action={
        <>
          <Button asChild>
            <Link to={`/investor_simulation/${id}`}>Back to the meeting</Link>
          </Button>
          <Button variant="secondary" onClick={end} busy={complete.isPending}>
            End it and write the assessment
          </Button>
        </>
      }
    >
      <p>
        You assess {company} once the meeting has ended. There is time left to ask; ending it now closes the meeting for
        good.
      </p>
      {complete.isError && (
        <Alert tone="error" className="mt-4">
          {refusalOf(complete.error).message}
        </Alert>
      )}
    </EmptyState>
  )
}
