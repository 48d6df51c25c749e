import { EmptyState } from "#web/ui/EmptyState.tsx"

/** A placeholder, as specified (SPEC 2). */
export function RelevanceTab() {
  return (
    <div className="pt-14">
      <EmptyState scene="pitch" title="Which investors it suits">
        <p>Investor relevance will be added in the future: the stages, sectors and theses this company fits.</p>
      </EmptyState>
    </div>
  )
}
