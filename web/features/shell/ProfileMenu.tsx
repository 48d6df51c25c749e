import { ChevronDown, LogOut, UserRound } from "lucide-react"
import { useNavigate } from "react-router"
import { profileLabel, type Session } from "#web/session/session-store.ts"
import { signOut } from "#web/session/sign-in.ts"
import { Menu, MenuItem } from "#web/ui/Menu.tsx"
import { Portrait } from "#web/ui/Portrait.tsx"

/** Name and role, with My account and Sign out. */
export function ProfileMenu({ session }: { session: Session }) {
  const navigate = useNavigate()
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className="profile">
          <Portrait name={session.name} size={36} />
          <span className="min-w-0">
            <b className="block truncate text-14 leading-snug font-medium">{session.name}</b>
            <small className="block text-13 leading-snug text-ink-faint">{profileLabel(session)}</small>
          </span>
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={<UserRound className="icon" aria-hidden="true" />} onSelect={() => void navigate("/settings")}>
        My account
      </MenuItem>
      <MenuItem icon={<LogOut className="icon" aria-hidden="true" />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
