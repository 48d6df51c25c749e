import type { ReactNode } from "react"

type AlertProps = { tone?: "success" | "error" | "note"; children: ReactNode; className?: string }

/** A message in the page's flow; errors are read out at once, the rest when there is a pause. */
export function Alert({ tone = "note", children, className }: AlertProps) {
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`alert ${className ?? ""}`} data-tone={tone}>
      {children}
    </div>
  )
}
