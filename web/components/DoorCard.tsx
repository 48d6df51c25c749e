import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { type Scene, SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import "./door-card.css"

type DoorCardProps = { to: string; scene: Scene; title: string /** What is behind it. */; children: string }

/** A card that leads on, on a page that only says where one can go. */
export function DoorCard({ to, scene, title, children }: DoorCardProps) {
  return (
    <Link to={to} className="card door-card">
      <SeatingPlan scene={scene} />
      <span>
        <span className="door-card-title">
          {title}
          <ArrowRight className="icon" aria-hidden="true" />
        </span>
        <span className="mt-2 block text-ink-soft">{children}</span>
      </span>
    </Link>
  )
}
