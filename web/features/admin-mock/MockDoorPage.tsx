import { DoorCard } from "#web/components/DoorCard.tsx"
import { SANDBOX, USAGE } from "./places.ts"

/** /admin/mock: where answers are tried out, and where it is seen what they cost. */
export function MockDoorPage() {
  return (
    <>
      <h1 className="page-title">Mock</h1>
      <DoorCard to={SANDBOX} scene="pitch" title="Investor Sandbox">
        Ask any company anything, with any model, and see how the answer came about.
      </DoorCard>
      <DoorCard to={USAGE} scene="desk" title="Model use">
        What language models were asked for today, by whom and in which meetings, against the limits.
      </DoorCard>
    </>
  )
}
