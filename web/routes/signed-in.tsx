import { Navigate, Outlet } from "react-router"
import { useSession } from "#web/session/use-session.ts"

/** Everything below needs a stored token, whatever the role (SPEC 2). A session that ends leads here too. */
export default function SignedInRoute() {
  return useSession() ? <Outlet /> : <Navigate to="/login" replace />
}
