import type { ReactNode } from "react"

/** A grey block in the shape of what comes; size it by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />
}

/** Wraps the skeletons of a part that loads, so that it is said once. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
