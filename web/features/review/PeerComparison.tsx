import { EmptyState } from "../../ui/EmptyState.tsx"

/** Where one's meeting will stand beside others'. */
export function PeerComparison() {
  return (
    <div className="py-16">
      <EmptyState scene="committee" title="Peer comparison will be added in the future." ruled={false}>
        <p>
          It will set your coverage and your assessment beside those of others who met the same company in the same
          time, without naming anyone.
        </p>
      </EmptyState>
    </div>
  )
}
