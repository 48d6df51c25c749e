import type { ReactNode } from "react"

/** The small pill that names a section above its heading. */
export function PillHeader({ children }: { children: ReactNode }) {
  return <span className="pill">{children}</span>
}
