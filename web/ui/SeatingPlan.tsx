import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import {
  CommitteeScene,
  CorridorScene,
  DeskScene,
  EmptyTableScene,
  InterviewScene,
  PitchScene,
  ShelvesScene,
  StoryScene,
} from "./plan-scenes.tsx"

const ROOM = "13.5 8 333 248"
const SCENES = {
  interview: { box: ROOM, draw: <InterviewScene /> },
  pitch: { box: ROOM, draw: <PitchScene /> },
  committee: { box: ROOM, draw: <CommitteeScene /> },
  empty: { box: ROOM, draw: <EmptyTableScene /> },
  shelves: { box: ROOM, draw: <ShelvesScene /> },
  desk: { box: ROOM, draw: <DeskScene /> },
  corridor: { box: ROOM, draw: <CorridorScene /> },
  story: { box: "0 -4 560 324", draw: <StoryScene /> },
} satisfies Record<string, { box: string; draw: ReactNode }>

export type Scene = keyof typeof SCENES

/** A room seen from above. Give a label where the drawing says what no text beside it says. */
export function SeatingPlan({ scene, label, className }: { scene: Scene; label?: string; className?: string }) {
  const { box, draw } = SCENES[scene]
  return (
    <svg
      viewBox={box}
      className={cx("plan", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {draw}
    </svg>
  )
}
