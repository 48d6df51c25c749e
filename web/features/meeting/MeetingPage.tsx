import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { MeetingGone } from "../../components/meeting/MeetingGone.tsx"
import { simulationId } from "../../components/meeting/simulation-id.ts"
import { meetingCompanyQuery, simulationQuery } from "../../components/meeting/simulation-queries.ts"
import { useSession } from "../../session/use-session.ts"
import "./room.css"
import { Room } from "./Room.tsx"
import { WaitingScreen } from "./WaitingScreen.tsx"

/** /investor_simulation/:id */
export function MeetingPage() {
  const id = simulationId(useParams().id)
  return id === null ? <MeetingGone error={null} mood="room" /> : <Meeting key={id} id={id} />
}

function Meeting({ id }: { id: number }) {
  const simulation = useQuery(simulationQuery(id))
  const company = useQuery(meetingCompanyQuery(id))
  const session = useSession()
  if (simulation.data && company.data)
    return <Room simulation={simulation.data} company={company.data} userName={session?.name ?? ""} />
  const error = simulation.error ?? company.error
  if (error === null) return <WaitingScreen />
  const retry = () => {
    void simulation.refetch()
    void company.refetch()
  }
  return <MeetingGone error={error} mood="room" onRetry={retry} />
}
