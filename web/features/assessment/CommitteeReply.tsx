import { useQuery } from "@tanstack/react-query"
import { MAX_LONG_TEXT_LENGTH } from "#contracts/limits.ts"
import { ErrorState } from "../../ui/ErrorState.tsx"
import { Field } from "../../ui/Field.tsx"
import { Loading, Skeleton } from "../../ui/Skeleton.tsx"
import { TextArea } from "../../ui/TextArea.tsx"
import { icQuestionQuery } from "./assessment-queries.ts"
import { changeDraft } from "./use-assessment-draft.ts"

/** One question of the investment committee and the box for the reply. */
export function CommitteeReply({ id, reply }: { id: number; reply: string }) {
  const question = useQuery(icQuestionQuery(id))
  if (question.isError)
    return (
      <ErrorState
        title="The committee's question did not come."
        onRetry={() => void question.refetch()}
        retrying={question.isFetching}
        headingLevel={3}
      >
        What you have written is kept. Try again in a moment.
      </ErrorState>
    )
  return (
    <>
      {question.data === undefined ? (
        <Loading label="Loading the question">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-3 h-7 w-full max-w-[44ch]" />
          <Skeleton className="mt-2 h-7 w-3/5 max-w-[30ch]" />
        </Loading>
      ) : (
        <blockquote className="assess-question">
          <h3>{question.data.title}</h3>
          <p>{question.data.question}</p>
        </blockquote>
      )}
      <Field label="Your reply" className="mt-8" hint="A position first, then what it rests on.">
        <TextArea
          rows={7}
          maxRows={20}
          value={reply}
          maxLength={MAX_LONG_TEXT_LENGTH}
          onChange={(event) => changeDraft(id, { ic_response: event.target.value })}
        />
      </Field>
    </>
  )
}
