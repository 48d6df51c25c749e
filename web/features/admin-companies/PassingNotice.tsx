import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { z } from "zod"
import { MESSAGE_DISPLAY_MS } from "#contracts/limits.ts"
import { Alert } from "#web/ui/Alert.tsx"

const carried = z.object({ notice: z.string() })

/** What the page before had to say; it leaves the history after five seconds, so that a reload does not say it again. */
export function PassingNotice() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const notice = carried.safeParse(state).data?.notice
  useEffect(() => {
    if (notice === undefined) return
    const timer = setTimeout(() => void navigate(pathname, { replace: true, state: null }), MESSAGE_DISPLAY_MS)
    return () => clearTimeout(timer)
  }, [notice, pathname, navigate])
  return notice === undefined ? null : (
    <Alert tone="error" className="mb-8">
      {notice}
    </Alert>
  )
}
