import { QueryClientProvider } from "@tanstack/react-query"
import { Navigate, Outlet } from "react-router"
import { queryClient } from "#web/api/query-client.ts"
import { useSession } from "#web/session/use-session.ts"

/** Everything below needs a stored token, whatever the role (SPEC 2). A session that ends leads here too. */
export default function SignedInRoute() {
  if (!useSession()) return <Navigate to="/login" replace />
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
