import type { ReactNode } from "react"

/** A fact in a list of facts; stands inside Stats. */
export function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-[7px] text-15 leading-relaxed">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="num text-right">{children}</dd>
    </div>
  )
}

/** Facts under an ink rule. */
export function Stats({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={`border-t border-ink ${className ?? ""}`}>{children}</dl>
}
