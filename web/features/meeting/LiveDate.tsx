import { useEffect, useState } from "react"
import { dateAndTime } from "../../components/meeting/clock-text.ts"

/** The date and time of day, British style, as it passes. */
export function LiveDate() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = dateAndTime(now)
  return (
    <time className="num" dateTime={now.toISOString().slice(0, 16)}>
      {text}
    </time>
  )
}
