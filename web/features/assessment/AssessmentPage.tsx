import { useQuery } from "@tanstack/react-query"
import { Navigate, useParams } from "react-router"
import { MeetingGone } from "../../components/meeting/MeetingGone.tsx"
import { PaperFrame } from "../../components/meeting/PaperFrame.tsx"
import { simulationId } from "../../components/meeting/simulation-id.ts"
import { meetingCompanyQuery, simulationQuery } from "../../components/meeting/simulation-queries.ts"
import "./assessment.css"
import { AssessmentSkeleton } from "./AssessmentSkeleton.tsx"
import { NotEnded } from "./NotEnded.tsx"
import { WrittenAssessment } from "./WrittenAssessment.tsx"

/** /investor_simulation/:id/investor_assessment */
export function AssessmentPage() {
  const id = simulationId(useParams().id)
  return id === null ? <MeetingGone error={null} mood="paper" /> : <Assessment key={id} id={id} />
}

function Assessment({ id }: { id: number }) {
  const simulation = useQuery(simulationQuery(id))
  const company = useQuery(meetingCompanyQuery(id))
  if (simulation.data?.status === "assessed") return <Navigate to={`/investor_simulation/${id}/review`} replace />
  if (simulation.data?.status === "running" && company.data)
    return (
      <PaperFrame>
        <NotEnded id={id} company={company.data.name} timeLeft={simulation.data.time_left} />
      </PaperFrame>
    )
  if (simulation.data && company.data) return <WrittenAssessment simulation={simulation.data} company={company.data} />
  const error = simulation.error ?? company.error
  if (error === null)
    return (
      <PaperFrame>
        <AssessmentSkeleton />
      </PaperFrame>
    )
  const retry = () => {
    void simulation.refetch()
    void company.refetch()
  }
  return <MeetingGone error={error} mood="paper" onRetry={retry} />
}
