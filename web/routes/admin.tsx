import { Outlet } from "react-router"
import { NoAccess } from "#web/components/NoAccess.tsx"
import { useSession } from "#web/session/use-session.ts"

/** The /admin pages are for administrators (SPEC 6). What they show is refused to others by the server. */
export default function AdminRoute() {
  return useSession()?.role === "admin" ? <Outlet /> : <NoAccess />
}
