import { SeatingPlan } from "../../ui/SeatingPlan.tsx"

/** Shown until company and conversation are here. */
export function WaitingScreen() {
  return (
    <main className="room room-waiting" data-mood="room" id="main" tabIndex={-1}>
      <SeatingPlan scene="interview" />
      <h1>Waiting for meeting to start...</h1>
      <p className="room-thinking" aria-hidden="true">
        <span>
          <i />
          <i />
          <i />
        </span>
      </p>
    </main>
  )
}
