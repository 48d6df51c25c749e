import { ArrowLeft } from "lucide-react"
import { Link } from "react-router"

/** The way up, above a page's heading. */
export function CrumbLink({ to, children }: { to: string; children: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2.5 text-14">
      <Link to={to} className="inline-flex items-center gap-2 text-ink-soft hover:underline">
        <ArrowLeft className="icon" aria-hidden="true" />
        {children}
      </Link>
    </nav>
  )
}
