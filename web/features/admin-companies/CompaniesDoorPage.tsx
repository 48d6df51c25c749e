import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import "./admin-companies.css"
import { LIST } from "./places.ts"

/** /admin/companies: the kinds of companies there are, each a card. */
export function CompaniesDoorPage() {
  return (
    <>
      <h1 className="page-title">Companies</h1>
      <Link to={LIST} className="card company-door">
        <SeatingPlan scene="committee" />
        <span>
          <span className="company-door-title">
            Investor Companies
            <ArrowRight className="icon" aria-hidden="true" />
          </span>
          <span className="mt-2 block text-ink-soft">
            The companies across the table: what their managers know and say, and what a good assessment finds.
          </span>
        </span>
      </Link>
    </>
  )
}
