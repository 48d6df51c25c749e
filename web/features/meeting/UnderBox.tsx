type Props = {
  says: string
  /** Null where the panel stands beside the conversation anyway. */
  onPanel: (() => void) | null
  /** Null once the meeting is over. */
  onEnd: (() => void) | null
}

/** The line under the box: what to press, and the two quiet ways on. */
export function UnderBox({ says, onPanel, onEnd }: Props) {
  return (
    <div className="room-under">
      <span className="room-keys">{says}</span>
      <span className="room-acts">
        {onPanel && (
          <button type="button" className="text-link" data-tone="quiet" onClick={onPanel}>
            Team and notes
          </button>
        )}
        {onEnd && (
          <button type="button" className="text-link" data-tone="quiet" onClick={onEnd}>
            End simulation
          </button>
        )}
      </span>
    </div>
  )
}
