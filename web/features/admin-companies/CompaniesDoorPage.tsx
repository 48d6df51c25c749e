import { DoorCard } from "#web/components/DoorCard.tsx"
import { LIST } from "./places.ts"

/** /admin/companies: the kinds of companies there are, each a card. */
export function CompaniesDoorPage() {
  return (
    <>
      <h1 className="page-title">Companies</h1>
      <DoorCard to={LIST} scene="committee" title="Investor Companies">
        The companies across the table: what their managers know and say, and what a good assessment finds.
      </DoorCard>
    </>
  )
}
