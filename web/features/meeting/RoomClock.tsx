import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { useStored } from "../../components/meeting/stored.ts"
import { Timer } from "../../ui/Timer.tsx"
import { storedSeconds } from "./meeting-clock.ts"

/** The countdown. It alone listens to the stored timer, so that a second's tick draws nothing else again. */
export function RoomClock({ id, opening, running }: { id: number; opening: number; running: boolean }) {
  const stored = storedSeconds(useStored(meetingKeys(id).timer))
  return (
    <div className="room-clock" data-running={running}>
      <Timer seconds={stored ?? opening} />
    </div>
  )
}
