import { useEffect, useState } from "react"
import { Carousel } from "#web/ui/Carousel.tsx"
import { Portrait } from "#web/ui/Portrait.tsx"
import { ProgressRing } from "#web/ui/ProgressRing.tsx"
import { type Scene, SeatingPlan } from "#web/ui/SeatingPlan.tsx"
import { Loading, Skeleton } from "#web/ui/Skeleton.tsx"
import { StageBars } from "#web/ui/StageBars.tsx"
import { Timer } from "#web/ui/Timer.tsx"
import { Wordmark } from "#web/ui/Wordmark.tsx"
import { Shelf } from "./Shelf.tsx"

const NAMES = [
  "Ines Halvard",
  "Tobias Okwuosa",
  "Mirela Strand",
  "Daniel Achterberg",
  "Ruth Calloway",
  "Priya Raman",
  "Yuki Tanabe",
  "Hugo Bernard",
]
const SCENES: readonly Scene[] = ["interview", "pitch", "committee", "empty", "shelves", "desk", "corridor"]
const COVERED = "110111110 10111011 111110010 11100 1010000 01110100"
  .split(" ")
  .map((group) => Array.from(group).map((mark) => mark === "1"))
const SIZES = ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"] as const

export function FigureShelves() {
  return (
    <>
      <Shelf title="Portrait">
        {[20, 28, 40, 56, 64].map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {NAMES.map((name, index) => (
              <Portrait key={name} name={name} size={size} speaking={size === 56 && index === 1} />
            ))}
          </div>
        ))}
      </Shelf>
      <Shelf title="Wordmark">
        {SIZES.map((size) => (
          <Wordmark key={size} size={size} />
        ))}
        <div className="bg-deep p-6">
          <Wordmark size="4xl" tone="white" />
        </div>
      </Shelf>
      <Shelf title="Ring, timer, stage">
        <ProgressRing
          groups={COVERED}
          label="28 of 46 topics covered, 60.87 percent"
          figure="60.87"
          unit="%"
          caption="of topics covered"
          className="w-[280px]"
        />
        <ProgressRing groups={COVERED} label="28 of 46 topics covered" small className="w-[124px]" />
        <Timer seconds={1122} className="text-44 leading-none" />
        <CountingTimer />
        <StageBars level={1} label="Seed" />
        <StageBars level={3} label="Growth" />
      </Shelf>
      <Shelf title="Carousel">
        <div className="w-full max-w-[560px]">
          <Carousel
            label="Questions"
            interval={8000}
            slides={["And how did that change after the price rise in March?", "Who in this room disagreed?"].map(
              (words) => ({
                key: words,
                content: <p className="font-serif text-21 italic">{words}</p>,
              }),
            )}
          />
        </div>
      </Shelf>
      <Shelf title="Skeleton">
        <Loading>
          <Skeleton className="h-5 w-60" />
          <Skeleton className="mt-2 h-4 w-80" />
        </Loading>
      </Shelf>
      <Shelf title="Seating plans">
        {SCENES.map((scene) => (
          <figure key={scene} className="w-[330px]">
            <SeatingPlan scene={scene} />
            <figcaption className="mt-2 text-13 text-ink-faint">{scene}</figcaption>
          </figure>
        ))}
        <div className="w-[560px] max-w-full bg-deep p-8 text-on-deep-soft [--plan-ground:var(--deep)]">
          <SeatingPlan scene="story" />
        </div>
      </Shelf>
    </>
  )
}

/** Falls through the one-minute mark, to hear the announcement. */
function CountingTimer() {
  const [seconds, setSeconds] = useState(64)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => (now > 0 ? now - 1 : 64)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <Timer seconds={seconds} className="text-44 leading-none" />
}
