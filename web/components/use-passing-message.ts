import { useEffect, useState } from "react"
import { MESSAGE_DISPLAY_MS } from "#contracts/limits.ts"

export type PassingMessage = { text: string; tone: "success" | "error" }

/** A message that clears itself after five seconds (SPEC 8), and the way to set it. */
export function usePassingMessage() {
  const [message, setMessage] = useState<PassingMessage | null>(null)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(null), MESSAGE_DISPLAY_MS)
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}
