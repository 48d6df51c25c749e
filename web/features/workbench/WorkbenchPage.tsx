import { useState } from "react"
import { RadioCards } from "#web/ui/RadioCards.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"
import { ControlShelves } from "./ControlShelves.tsx"
import { DataShelves } from "./DataShelves.tsx"
import { FigureShelves } from "./FigureShelves.tsx"
import { OverlayShelves } from "./OverlayShelves.tsx"

const MOODS = [
  { value: "paper", title: "Paper" },
  { value: "room", title: "Room" },
] as const

/** Every component in every state, on paper or in the room. Development only. */
export function WorkbenchPage() {
  const [mood, setMood] = useState<"paper" | "room">("paper")
  return (
    <div data-mood={mood} className="min-h-dvh bg-paper text-ink">
      <main id="main" tabIndex={-1} className="wrap py-12">
        <Wordmark size="xl" label="Parley" />
        <h1 className="mt-6 text-44">Components</h1>
        <div className="mt-6 max-w-[420px]">
          <RadioCards legend="Mood" options={MOODS} value={mood} onChange={setMood} columns={2} />
        </div>
        <ControlShelves />
        <OverlayShelves />
        <DataShelves />
        <FigureShelves />
      </main>
    </div>
  )
}
