import { useEffect, useEffectEvent, useState } from "react"
import { nextReveal } from "./reveal.ts"

const STEP_MS = 45
const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * The part of a reply that is shown. A reply that began while this component watched appears word by word,
 * at a pace that keeps up with the server; one from the transcript stands whole from the start.
 */
export function useReveal(text: string, live: boolean): { shown: string; revealing: boolean } {
  const [watched] = useState(live)
  const [length, setLength] = useState(0)
  const behind = watched && length < text.length
  // The text grows while the interval runs; it must not start over with every word that arrives.
  const step = useEffectEvent(() => setLength((at) => (stillness() ? text.length : nextReveal(text, at))))
  useEffect(() => {
    if (!behind) return
    const timer = setInterval(() => step(), STEP_MS)
    return () => clearInterval(timer)
  }, [behind])
  return { shown: watched ? text.slice(0, length) : text, revealing: behind }
}
