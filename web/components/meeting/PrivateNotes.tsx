import { useId } from "react"
import "./private-notes.css"
import { meetingKeys } from "./meeting-keys.ts"
import { useStored, writeStored } from "./stored.ts"

/** The reader's own notes on a simulation. They stay in this browser. */
export function PrivateNotes({ id }: { id: number }) {
  const { notes: key } = meetingKeys(id)
  const notes = useStored(key) ?? ""
  const name = useId()
  return (
    <section className="private-notes">
      <h2>
        <label htmlFor={name}>Private notes</label>
      </h2>
      <textarea
        id={name}
        rows={8}
        value={notes}
        aria-describedby={`${name}-who`}
        onChange={(event) => writeStored(key, event.target.value === "" ? null : event.target.value)}
      />
      <p id={`${name}-who`}>Only you can read these. They are kept in this browser.</p>
    </section>
  )
}
