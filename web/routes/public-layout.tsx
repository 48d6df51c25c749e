import { Outlet } from "react-router"
import { PublicLayout } from "#web/features/public/PublicLayout.tsx"

export default function PublicLayoutRoute() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
