import { useState } from "react"
import { MAX_LONG_TEXT_LENGTH } from "#contracts/limits.ts"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { modeOf } from "../../session/session-store.ts"
import { useSession } from "../../session/use-session.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Field } from "../../ui/Field.tsx"
import { StarRating } from "../../ui/StarRating.tsx"
import { TextArea } from "../../ui/TextArea.tsx"
import { showToast } from "../../ui/toasts.ts"
import { useFeedback } from "./review-queries.ts"

type Props = { simulation: number; received: boolean }

/** Stars and a few words, once; afterwards the thanks. */
export function FeedbackForm({ simulation, received }: Props) {
  const send = useFeedback(simulation)
  const session = useSession()
  const [rating, setRating] = useState(0)
  const [feedback, setFeedback] = useState("")
  const complete = rating > 0 && feedback.trim() !== ""

  if (received)
    return (
      <section className="review-feedback" aria-labelledby="review-feedback">
        <div>
          <h2 id="review-feedback">Feedback submitted</h2>
        </div>
        <p className="review-thanks">Thank you. We read every word, and the next meeting is the better for it.</p>
      </section>
    )
  const submit = () => {
    if (!complete) return
    send.mutate(
      { mode: modeOf(session), rating, feedback: feedback.trim() },
      {
        onSuccess: () => showToast("Successfully created simulation review!"),
        onError: (error) => showToast(refusalOf(error).message, "error"),
      },
    )
  }
  return (
    <section className="review-feedback" aria-labelledby="review-feedback">
      <div>
        <h2 id="review-feedback">How was this one?</h2>
        <p>Two lines help us more than a score does.</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <StarRating legend="Rating" value={rating} onChange={setRating} />
        <Field label="Feedback">
          <TextArea
            rows={3}
            value={feedback}
            maxLength={MAX_LONG_TEXT_LENGTH}
            placeholder="What felt real, and what did not?"
            onChange={(event) => setFeedback(event.target.value)}
          />
        </Field>
        {send.isError && <Alert tone="error">Your feedback was not sent. {refusalOf(send.error).message}</Alert>}
        <Button type="submit" variant="secondary" disabled={!complete} busy={send.isPending}>
          Submit feedback
        </Button>
      </form>
    </section>
  )
}
