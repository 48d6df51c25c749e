import brand from "virtual:brand"
import { Menu as MenuIcon } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { Link, useLocation } from "react-router"
import { useSession } from "#web/session/use-session.ts"
import { Button } from "#web/ui/Button.tsx"
import { Drawer } from "#web/ui/Drawer.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"
import { Navigation } from "./Navigation.tsx"
import "./shell.css"

/** The signed-in frame: navigation and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const { key } = useLocation()
  // The drawer belongs to the place it was opened at, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const close = () => setOpenAt(null)
  useCloseWhenWide(close)
  if (!session) return null
  return (
    <div className="shell">
      <header className="side-nav">
        <Navigation session={session} />
      </header>
      <header className="shell-bar">
        <Link to="/dashboard" aria-label={`${brand.product}, home`}>
          <Wordmark size="md" />
        </Link>
        <Button
          variant="quiet"
          size="icon"
          className="-mr-3"
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        >
          <MenuIcon className="size-6" aria-hidden="true" />
        </Button>
      </header>
      <Drawer open={openAt === key} onClose={close} label="Menu">
        <div className="drawer-nav">
          <Navigation session={session} />
        </div>
      </Drawer>
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
    </div>
  )
}

/** A window that grows past the drawer's width must not keep a modal open over the same navigation. */
function useCloseWhenWide(close: () => void) {
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 1024px)")
    const change = () => {
      if (wide.matches) close()
    }
    wide.addEventListener("change", change)
    return () => wide.removeEventListener("change", change)
  })
}
