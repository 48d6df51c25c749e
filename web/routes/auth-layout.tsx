import { Outlet } from "react-router"
import { AuthLayout } from "#web/features/auth/AuthLayout.tsx"

export default function AuthLayoutRoute() {
  return (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  )
}
