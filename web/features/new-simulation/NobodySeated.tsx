import { SeatingPlan } from "#web/ui/SeatingPlan.tsx"

/** In place of the company's card, before a company is chosen. */
export function NobodySeated() {
  return (
    <div className="grid place-items-center gap-7 rounded-card border border-dashed border-line-strong px-6 py-12 text-center max-lg:order-first max-lg:hidden">
      <SeatingPlan scene="empty" className="max-w-[380px]" />
      <p className="max-w-[34ch] text-ink-soft text-balance">
        Choose an industry and a company. The people you will meet then sit down here.
      </p>
    </div>
  )
}
