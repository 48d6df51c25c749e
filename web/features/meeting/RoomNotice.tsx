import { X } from "lucide-react"
import type { ReactNode } from "react"

type Props = { title?: string; tone?: "note" | "warning"; onClose?: () => void; children: ReactNode }

/** A line above the box: a hint, a lost connection, another tab. The list around it announces it. */
export function RoomNotice({ title, tone = "note", onClose, children }: Props) {
  return (
    <div className="room-notice" data-tone={tone}>
      <div>
        {title !== undefined && <b>{title}</b>} {children}
      </div>
      {onClose !== undefined && (
        <button type="button" className="room-close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      )}
    </div>
  )
}
