import {
  Archive,
  BookOpen,
  Building2,
  Compass,
  FlaskConical,
  House,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  Plus,
  Settings,
  User,
  Users,
} from "lucide-react"

type NavLink = { label: string; to: string; icon: LucideIcon }
type NavSection = { title: string | null; links: readonly NavLink[]; adminOnly?: boolean }

/** The table of SPEC 2, in its order. */
export const NAV_SECTIONS: readonly NavSection[] = [
  { title: null, links: [{ label: "Home", to: "/dashboard", icon: House }] },
  {
    title: "Simulations",
    links: [
      { label: "New", to: "/simulations/new", icon: Plus },
      { label: "Explore", to: "/simulations/explore", icon: Compass },
      { label: "Archive", to: "/simulations/archive", icon: Archive },
    ],
  },
  {
    title: "Insights",
    links: [
      { label: "Personalised", to: "/insights/personalised", icon: User },
      { label: "All Insights", to: "/insights/all", icon: BookOpen },
    ],
  },
  {
    title: "Admin",
    adminOnly: true,
    links: [
      { label: "Mock", to: "/admin/mock", icon: FlaskConical },
      { label: "Simulations", to: "/admin/simulations", icon: MessagesSquare },
      { label: "Companies", to: "/admin/companies", icon: Building2 },
      { label: "Users", to: "/admin/users", icon: Users },
    ],
  },
]

export const NAV_BOTTOM: readonly NavLink[] = [
  { label: "Settings", to: "/settings", icon: Settings },
  { label: "Help", to: "/support", icon: LifeBuoy },
]
