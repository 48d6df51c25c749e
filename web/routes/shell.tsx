import { Outlet } from "react-router"
import { Shell } from "#web/features/shell/Shell.tsx"

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
