import type { ReactNode } from "react"
import { Link } from "react-router"
import { Wordmark } from "../../ui/Wordmark.tsx"
import "./paper-frame.css"

type Props = { children: ReactNode; action?: ReactNode; foot?: ReactNode }

/** The page around assessment and review: a slim bar with the way home, and one action. */
export function PaperFrame({ children, action, foot }: Props) {
  return (
    <div className="paper-frame">
      <header className="paper-bar">
        <div className="wrap">
          <Link to="/dashboard" aria-label="Home">
            <Wordmark size="xl" />
          </Link>
          <div className="paper-actions">{action}</div>
        </div>
      </header>
      <main className="wrap paper-page" id="main" tabIndex={-1}>
        {children}
      </main>
      {foot !== undefined && (
        <footer className="paper-foot">
          <div className="wrap">{foot}</div>
        </footer>
      )}
    </div>
  )
}
