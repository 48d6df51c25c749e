import { useState } from "react"
import { useNavigate } from "react-router"

const LEAVING_MS = 420

/** Leaving the room: its light goes out, then the next page comes. Under reduced motion it comes at once. */
export function useLeave(): { leaving: boolean; leave: (to: string) => void } {
  const [leaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  return {
    leaving,
    leave: (to) => {
      setLeaving(true)
      const wait = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : LEAVING_MS
      setTimeout(() => void navigate(to), wait)
    },
  }
}
