import { useEffect, useEffectEvent, useRef } from "react"
import type { Simulation } from "#contracts/simulations.ts"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { readStored, useStored, writeStored } from "../../components/meeting/stored.ts"
import { BEAT_MS, countDown, reconcile, startingSeconds, storedSeconds } from "./meeting-clock.ts"
import { useBeat } from "./meeting-queries.ts"
import { carryToNotes } from "./pending-question.ts"

/** How often the clock is looked at; the stored timer changes once a second. */
const TICK_MS = 500

export type MeetingClock = {
  running: boolean
  /** The server could not be reached by the last beat. */
  cutOff: boolean
  /** Ends the run in this browser: on confirmation, when time is up, or when the server has closed the meeting. */
  stop: (reason: "ended" | "time-up") => void
  /** Lets the clock rise again by up to so many seconds, should the server have given them back. */
  allow: (seconds: number) => void
  /** Seconds left at this moment, for the call that completes the simulation. */
  secondsLeft: () => number
}

/** Words that can no longer be asked stay in the box and go to the notes. */
function keepUnasked(id: number): void {
  const keys = meetingKeys(id)
  writeStored(keys.notes, carryToNotes(readStored(keys.notes) ?? "", readStored(keys.draft) ?? ""))
}

/** The meeting's clock. Its state is what stands in storage, so that reloads and other tabs see the same. */
export function useMeetingClock(id: number, simulation: Simulation, leads: boolean): MeetingClock {
  const keys = meetingKeys(id)
  const running = useStored(keys.running) !== "false" && simulation.status === "running"
  const ticking = running && leads
  const leftMs = useRef(0)
  const credit = useRef(0)
  const beat = useBeat(id)

  const stop = (reason: "ended" | "time-up") => {
    writeStored(keys.running, "false")
    if (reason === "time-up") writeStored(keys.timer, null)
    keepUnasked(id)
  }
  const show = () => {
    const seconds = String(Math.ceil(leftMs.current / 1000))
    if (seconds !== readStored(keys.timer)) writeStored(keys.timer, seconds)
  }
  const hear = (serverSeconds: number) => {
    const local = Math.ceil(leftMs.current / 1000)
    const seconds = reconcile(local, serverSeconds, credit.current)
    if (seconds !== local) leftMs.current = seconds * 1000
    credit.current = 0
  }
  const start = useEffectEvent(() => {
    leftMs.current = startingSeconds(readStored(keys.timer), simulation.runtime) * 1000
    hear(simulation.time_left)
    show()
  })
  const tick = useEffectEvent((elapsed: number) => {
    leftMs.current = countDown(leftMs.current, elapsed)
    if (leftMs.current === 0) stop("time-up")
    else show()
  })
  const sendBeat = useEffectEvent((sinceContact: number, reached: () => void) => {
    if (beat.isPending) return
    beat.mutate(undefined, {
      onSuccess: ({ time_left, status }) => {
        // Time without a connection was counted here and not there.
        if (sinceContact > 2 * BEAT_MS) credit.current += sinceContact / 1000
        reached()
        if (status !== "running") stop(time_left === 0 ? "time-up" : "ended")
      },
    })
  })

  const hearServer = useEffectEvent((seconds: number) => {
    if (ticking) hear(seconds)
  })
  // What the server says comes with the simulation, and with each beat after it.
  useEffect(() => hearServer(simulation.time_left), [simulation.time_left])
  useEffect(() => {
    if (!ticking) return
    start()
    let ticked = Date.now()
    let reached = Date.now()
    const ticks = setInterval(() => {
      const now = Date.now()
      tick(now - ticked)
      ticked = now
    }, TICK_MS)
    const beats = setInterval(() => {
      sendBeat(Date.now() - reached, () => {
        reached = Date.now()
      })
    }, BEAT_MS)
    return () => {
      clearInterval(ticks)
      clearInterval(beats)
    }
  }, [ticking])

  return {
    running,
    cutOff: ticking && beat.isError,
    stop,
    allow: (seconds) => {
      credit.current += seconds
    },
    secondsLeft: () => storedSeconds(readStored(keys.timer)) ?? (running ? simulation.time_left : 0),
  }
}
