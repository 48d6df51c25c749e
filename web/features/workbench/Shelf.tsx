import type { ReactNode } from "react"

/** A titled row of one component's states. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-t border-ink pt-5">
      <h2 className="text-24">{title}</h2>
      <div className="mt-5 flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
    </section>
  )
}
