import { useEffect, useState } from "react"
import { MESSAGE_DISPLAY_MS } from "#contracts/limits.ts"

export type PassingMessage = { text: string; tone: "success" | "error" }

/** Something that is shown for five seconds and then clears itself (SPEC 8), and the way to set it. */
export function usePassing<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), MESSAGE_DISPLAY_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, setShown] as const
}

export const usePassingMessage = () => usePassing<PassingMessage>()
