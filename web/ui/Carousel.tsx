import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import { Button } from "./Button.tsx"

type CarouselProps = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** Milliseconds a slide stands. */
  interval: number
}

/** A slide is a group by role, not a set of form fields. */
const slideOf = (place: number, count: number) => ({
  role: "group",
  "aria-roledescription": "slide",
  "aria-label": `${place + 1} of ${count}`,
})

const never = () => () => undefined
const scriptsRun = () => true
const written = () => false

/** Whether the reader wants things to stand still; true until that is known. */
function useStillness(): boolean {
  const [still, setStill] = useState(true)
  useEffect(() => {
    const media = window.matchMedia("(prefers-reduced-motion: reduce)")
    const read = () => setStill(media.matches)
    read()
    media.addEventListener("change", read)
    return () => media.removeEventListener("change", read)
  }, [])
  return still
}

/**
 * Turns by itself; rests under the pointer, with focus inside, under reduced motion and on the pause button.
 * Without scripts all slides stand below each other.
 */
export function Carousel({ label, slides, interval }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  // A written page must be readable whole; only a page that can turn them hides the others.
  const awake = useSyncExternalStore(never, scriptsRun, written)
  const still = useStillness()
  const count = slides.length
  const turns = !(held || paused || still) && count > 1
  const go = (step: number) => setIndex((index + step + count) % count)

  useEffect(() => {
    if (!turns) return
    const timer = setTimeout(() => setIndex((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [index, turns, count, interval])

  // Pointer and focus only hold it still; the buttons do the same as the keys.
  const holding = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") go(1)
      if (event.key === "ArrowLeft") go(-1)
    },
  }
  return (
    <section aria-roledescription="carousel" aria-label={label} {...holding}>
      <div className="grid noscript:gap-y-6" aria-live={turns ? "off" : "polite"}>
        {slides.map((slide, place) => (
          <div
            key={slide.key}
            {...slideOf(place, count)}
            inert={awake && place !== index}
            className={`col-start-1 row-start-1 transition-opacity duration-500 noscript:row-auto ${place === index ? "" : "opacity-0 noscript:opacity-100"}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-6 flex items-center gap-1 noscript:hidden">
          <Button variant="quiet" size="icon" className="-ml-3" aria-label="Previous" onClick={() => go(-1)}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Button>
          <Button variant="quiet" size="icon" aria-label="Next" onClick={() => go(1)}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            className="motion-reduce:hidden!"
            aria-label={paused ? "Turn by itself" : "Stop turning"}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play className="size-4" aria-hidden="true" /> : <Pause className="size-4" aria-hidden="true" />}
          </Button>
          <span aria-hidden="true" className="num ml-2 text-13 text-ink-faint">
            {index + 1} of {count}
          </span>
        </div>
      )}
    </section>
  )
}
