import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { useStored, writeStored } from "../../components/meeting/stored.ts"
import { Button } from "../../ui/Button.tsx"
import { charactersLeft, charactersText } from "./pending-question.ts"
import type { Question } from "./use-question.ts"

type Props = {
  id: number
  question: Question
  /** Another tab leads the meeting. */
  locked: boolean
  finish: { label: string; busy: boolean; onFinish: () => void } | null
}

/** The growing box. `finish` is given once the meeting is over: the words stay, and Submit gives way to Finish. */
export function Composer({ id, question, locked, finish }: Props) {
  const { draft: key } = meetingKeys(id)
  const draft = useStored(key) ?? ""
  const box = useRef<HTMLTextAreaElement>(null)
  const name = useId()
  const left = charactersLeft(draft)
  const askable = draft.trim() !== "" && (left ?? 0) >= 0 && question.pending === null && !locked

  const submit = () => {
    if (!askable || finish !== null) return
    question.ask(draft)
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's composition chooses a word; it does not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  // Entering the room one can type at once; a touch screen would throw its keyboard over the introduction.
  const open = finish === null && !locked
  useEffect(() => {
    const free = document.activeElement === null || document.activeElement.matches("body, main")
    if (open && free && matchMedia("(pointer: fine)").matches) box.current?.focus()
  }, [open])
  return (
    <form
      className="room-box"
      data-ended={finish !== null || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="sr-only" htmlFor={name}>
        Your question
      </label>
      <textarea
        ref={box}
        id={name}
        rows={2}
        value={draft}
        disabled={finish !== null || locked}
        placeholder={finish === null ? "Ask the management a question" : "The meeting is over."}
        aria-describedby={left === null ? undefined : `${name}-left`}
        onChange={(event) => writeStored(key, event.target.value === "" ? null : event.target.value)}
        onKeyDown={onKeyDown}
      />
      {finish === null ? (
        <Button type="submit" disabled={!askable}>
          Submit
        </Button>
      ) : (
        <Button onClick={finish.onFinish} busy={finish.busy}>
          {finish.label}
        </Button>
      )}
      {left !== null && finish === null && (
        <p className="room-count num" id={`${name}-left`}>
          {charactersText(left)}
        </p>
      )}
    </form>
  )
}
