import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import { type Scene, SeatingPlan } from "./SeatingPlan.tsx"

type EmptyStateProps = {
  scene?: Scene
  title: string
  /** What will be here. */
  children: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** False where a rule already stands above it. */
  ruled?: boolean
}

/** A room without a meeting in it: says what will be here and offers the next step. */
export function EmptyState({
  scene = "empty",
  title,
  children,
  action,
  headingLevel = 2,
  ruled = true,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={cx(
        "grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        ruled && "border-t border-ink pt-10",
      )}
    >
      <SeatingPlan scene={scene} className="max-w-[440px] text-ink" />
      <div>
        <Heading className="text-32 leading-tight">{title}</Heading>
        <div className="mt-3 max-w-[46ch] text-ink-soft">{children}</div>
        {action && <div className="mt-7 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
