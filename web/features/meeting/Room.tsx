import { useEffect, useState } from "react"
import type { Company } from "#contracts/companies.ts"
import type { Simulation } from "#contracts/simulations.ts"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { useRefreshSimulation } from "../../components/meeting/simulation-queries.ts"
import { writeStored } from "../../components/meeting/stored.ts"
import { useMedia } from "../../components/use-media.ts"
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Drawer } from "../../ui/Drawer.tsx"
import { Composer } from "./Composer.tsx"
import { Conversation } from "./Conversation.tsx"
import { HelpText } from "./HelpText.tsx"
import { startingSeconds } from "./meeting-clock.ts"
import { useHint } from "./meeting-queries.ts"
import { RoomBar } from "./RoomBar.tsx"
import { RoomNotices } from "./RoomNotices.tsx"
import { SidePanel } from "./SidePanel.tsx"
import { UnderBox } from "./UnderBox.tsx"
import { useFinish } from "./use-finish.ts"
import { useLeave } from "./use-leave.ts"
import { useMeetingClock } from "./use-meeting-clock.ts"
import { useOnlyTab } from "./use-only-tab.ts"
import { useQuestion } from "./use-question.ts"

type Props = { company: Company; simulation: Simulation; userName: string }

/** The meeting itself, once everything that it needs is here. */
export function Room({ company, simulation, userName }: Props) {
  const { id } = simulation
  const keys = meetingKeys(id)
  const tab = useOnlyTab(id)
  const leads = tab.lead === "here"
  const { leaving, leave } = useLeave()
  // Who is leaving has cleared the timer: a last tick must not store it again.
  const clock = useMeetingClock(id, simulation, leads && !leaving)
  const question = useQuestion(id, leads, {
    onClosed: () => clock.stop("ended"),
    onWaited: clock.allow,
  })
  const finish = useFinish({ simulation, secondsLeft: clock.secondsLeft, leave })
  const hint = useHint(id)
  const wide = useMedia("(min-width: 1200px)")
  const [open, setOpen] = useState<"nothing" | "panel" | "help" | "end">("nothing")

  // Where another tab leads, its answers come from the server once its question is settled.
  const refresh = useRefreshSimulation(id)
  const watched = question.pending?.client_id ?? null
  useEffect(() => {
    if (tab.lead === "elsewhere" && watched === null) refresh()
  }, [tab.lead, watched, refresh])

  const exit = () => {
    writeStored(keys.running, null)
    writeStored(keys.timer, null)
    leave("/dashboard")
  }
  const { answering } = question
  const inFlight = question.pending !== null && answering.phase !== "failed"
  const speaking = answering.phase === "sending" ? (answering.speaker?.name ?? null) : null
  // What the clock shows where no timer is stored: the full time, nothing once it has run out, else the server's count.
  const opening = clock.running
    ? Math.min(startingSeconds(null, simulation.runtime), simulation.time_left)
    : simulation.status === "running"
      ? 0
      : simulation.time_left
  const panel = (
    <SidePanel
      id={id}
      company={company}
      speaking={speaking}
      hint={{
        ask: () => {
          setOpen("nothing")
          hint.mutate()
        },
        busy: hint.isPending,
        possible: clock.running,
      }}
      onHelp={() => setOpen("help")}
    />
  )

  return (
    <div className="room" data-mood="room" data-leaving={leaving || undefined}>
      <RoomBar id={id} company={company} opening={opening} running={clock.running} onExit={exit} />
      <div className="room-main">
        <main className="room-talk" id="main" tabIndex={-1}>
          <h1>{clock.running ? "Meeting in progress..." : "Meeting has ended."}</h1>
          <Conversation
            company={company}
            simulation={simulation}
            question={question}
            ended={!clock.running && !inFlight}
            userName={userName}
          />
          <div className="room-composer">
            <div className="room-col">
              <RoomNotices
                id={id}
                clock={clock}
                hint={hint}
                elsewhere={tab.lead === "elsewhere" && clock.running}
                onTakeOver={tab.takeOver}
                trouble={finish.trouble}
              />
              <Composer
                id={id}
                question={question}
                locked={!leads}
                finish={clock.running ? null : { ...finish, busy: finish.busy || inFlight }}
              />
              <UnderBox
                says={
                  clock.running
                    ? "Enter sends, Shift and Enter break the line."
                    : inFlight
                      ? "Your last question is still being answered."
                      : "Next, you write your assessment."
                }
                onPanel={wide ? null : () => setOpen("panel")}
                onEnd={clock.running ? () => setOpen("end") : null}
              />
            </div>
          </div>
        </main>
        {wide && (
          <aside className="room-side" aria-label="Team and notes">
            {panel}
          </aside>
        )}
      </div>
      {!wide && (
        <Drawer side="right" label="Team and notes" open={open === "panel"} onClose={() => setOpen("nothing")}>
          {panel}
        </Drawer>
      )}
      <Dialog title="How the meeting works" size="wide" open={open === "help"} onClose={() => setOpen("nothing")}>
        <HelpText company={company.name} runtime={simulation.runtime} />
      </Dialog>
      <ConfirmDialog
        title="End the simulation?"
        open={open === "end"}
        description={`The meeting with ${company.name} ends here, and no more questions can be asked. You write your assessment next.`}
        onCancel={() => setOpen("nothing")}
        onConfirm={() => {
          setOpen("nothing")
          clock.stop("ended")
        }}
      />
    </div>
  )
}
