import { Loading, Skeleton } from "#web/ui/Skeleton.tsx"
import { CHOICE_GRID } from "./choice-grid.ts"

export function NewSimulationSkeleton() {
  return (
    <Loading label="Loading the companies">
      <div className={CHOICE_GRID}>
        <div className="grid gap-6 border-t border-ink pt-7">
          {["industry", "company", "runtime"].map((field) => (
            <div key={field}>
              <Skeleton className="h-4 w-20" />
              <Skeleton className="mt-2 h-11" />
            </div>
          ))}
          <Skeleton className="mt-2 h-12" />
        </div>
        <Skeleton className="h-[420px] rounded-card!" />
      </div>
    </Loading>
  )
}
