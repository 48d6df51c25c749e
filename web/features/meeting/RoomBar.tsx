import type { Company } from "#contracts/companies.ts"
import { Button } from "../../ui/Button.tsx"
import { Wordmark } from "../../ui/Wordmark.tsx"
import { LiveDate } from "./LiveDate.tsx"
import { RoomClock } from "./RoomClock.tsx"

type Props = { id: number; company: Company; opening: number; running: boolean; onExit: () => void }

/** Who is across the table, how long there is, what time it is, and the way out. */
export function RoomBar({ id, company, opening, running, onExit }: Props) {
  return (
    <header className="room-bar">
      <div className="room-who">
        <Wordmark size="md" tone="white" className="room-logo" />
        <p className="room-company">
          <b>{company.name}</b>
          <small>
            {company.industry}, {company.stage}
          </small>
        </p>
      </div>
      <RoomClock id={id} opening={opening} running={running} />
      <div className="room-out">
        <LiveDate />
        <Button variant="secondary" onClick={onExit}>
          Exit simulation
        </Button>
      </div>
    </header>
  )
}
