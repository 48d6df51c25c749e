import brand from "virtual:brand"
import { Link, NavLink } from "react-router"
import type { Session } from "#web/session/session-store.ts"
import { Wordmark } from "#web/ui/Wordmark.tsx"
import { NAV_BOTTOM, NAV_SECTIONS } from "./navigation.ts"
import { ProfileMenu } from "./ProfileMenu.tsx"

/** The signed-in navigation: beside the page when wide, in a drawer when not. */
export function Navigation({ session }: { session: Session }) {
  const sections = NAV_SECTIONS.filter((section) => !section.adminOnly || session.role === "admin")
  return (
    <>
      <Link to="/dashboard" aria-label={`${brand.product}, home`} className="mb-7 self-start px-3">
        <Wordmark size="lg" />
      </Link>
      <nav aria-label="Main" className="flex flex-1 flex-col">
        {sections.map((section) => (
          <div key={section.title ?? "home"}>
            {section.title && <h2 className="nav-title">{section.title}</h2>}
            <NavList links={section.links} />
          </div>
        ))}
        <div className="mt-auto pt-6">
          <NavList links={NAV_BOTTOM} />
        </div>
      </nav>
      <ProfileMenu session={session} />
    </>
  )
}

function NavList({ links }: { links: typeof NAV_BOTTOM }) {
  return (
    <ul>
      {links.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to} className="nav-link">
            <Icon className="icon" aria-hidden="true" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
