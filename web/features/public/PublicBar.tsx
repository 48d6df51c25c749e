import brand from "virtual:brand"
import { Menu, X } from "lucide-react"
import { useState } from "react"
import { Link, NavLink, useLocation } from "react-router"
import { Button } from "#web/ui/Button.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"

/** The sticky bar. On small screens the links stand in a menu that the icon opens and closes. */
export function PublicBar() {
  const { key } = useLocation()
  // The menu belongs to the place it was opened at: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const Icon = open ? X : Menu
  return (
    <header className="bar">
      <div className="wrap flex h-[60px] items-center gap-3 md:h-[72px] md:gap-8">
        <Link to="/" aria-label={`${brand.product}, home`} className="mr-auto">
          <Wordmark size="xl" className="max-md:h-[30px]" />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-2 md:gap-8">
          <ul id="bar-links" className="bar-links" data-open={open}>
            <li>
              <NavLink to="/overview">Beta Overview</NavLink>
            </li>
            <li>
              <NavLink to="/about">About Us</NavLink>
            </li>
          </ul>
          <Button asChild variant="secondary" size="sm">
            <Link to="/login">Login</Link>
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="-mr-3 md:hidden! noscript:hidden!"
            aria-label="Menu"
            aria-expanded={open}
            aria-controls="bar-links"
            onClick={() => setOpenAt(open ? null : key)}
          >
            <Icon className="size-6" aria-hidden="true" />
          </Button>
        </nav>
      </div>
    </header>
  )
}
