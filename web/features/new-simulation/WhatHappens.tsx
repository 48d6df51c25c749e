import type { Runtime } from "#contracts/limits.ts"

/** The three parts of a simulation and how long each takes. */
export function WhatHappens({ runtime }: { runtime: Runtime | null }) {
  const parts = [
    ["Meeting", runtime === null ? "15 to 60 minutes" : `${runtime} minutes`],
    ["Assessment", "in your own time"],
    ["Review", "straight after"],
  ]
  return (
    <ul aria-label="What happens" className="mt-2 hidden border-t border-line text-15 md:block">
      {parts.map(([part, time]) => (
        <li key={part} className="flex justify-between gap-4 border-b border-line py-2.5 leading-normal">
          {part}
          <span className="num text-ink-faint">{time}</span>
        </li>
      ))}
    </ul>
  )
}
