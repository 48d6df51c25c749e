import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet } from "react-router"
import { queryClient } from "#web/api/query-client.ts"
import { AuthLayout } from "#web/features/auth/AuthLayout.tsx"

export default function AuthLayoutRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthLayout>
        <Outlet />
      </AuthLayout>
    </QueryClientProvider>
  )
}
