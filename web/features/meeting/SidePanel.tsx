import { CircleHelp, Lightbulb } from "lucide-react"
import type { Company } from "#contracts/companies.ts"
import { PrivateNotes } from "../../components/meeting/PrivateNotes.tsx"
import { Button } from "../../ui/Button.tsx"
import { Team } from "./Team.tsx"

type Props = {
  id: number
  company: Company
  speaking: string | null
  hint: { ask: () => void; busy: boolean; possible: boolean }
  onHelp: () => void
}

/** Team, notes, Hint and Help: beside the conversation, or in a drawer where there is no room. */
export function SidePanel({ id, company, speaking, hint, onHelp }: Props) {
  return (
    <div className="room-panel">
      <Team management={company.management} speaking={speaking} />
      <PrivateNotes id={id} />
      <div className="room-aid">
        <Button variant="secondary" onClick={hint.ask} busy={hint.busy} disabled={!hint.possible}>
          <Lightbulb className="icon" aria-hidden="true" />
          Hint
        </Button>
        <Button variant="secondary" onClick={onHelp}>
          <CircleHelp className="icon" aria-hidden="true" />
          Help
        </Button>
      </div>
    </div>
  )
}
