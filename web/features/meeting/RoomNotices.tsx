import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { refusalOf } from "../../components/meeting/refusal.ts"
import { useStored } from "../../components/meeting/stored.ts"
import { Button } from "../../ui/Button.tsx"
import type { useHint } from "./meeting-queries.ts"
import { RoomNotice } from "./RoomNotice.tsx"
import type { MeetingClock } from "./use-meeting-clock.ts"
import { useOnline } from "./use-online.ts"

type Props = {
  id: number
  clock: MeetingClock
  hint: ReturnType<typeof useHint>
  elsewhere: boolean
  onTakeOver: () => void
  /** Why the meeting could not be finished. */
  trouble: string | null
}

/** What has to be said beside the conversation, one line each. */
export function RoomNotices({ id, clock, hint, elsewhere, onTakeOver, trouble }: Props) {
  const online = useOnline()
  const unasked = (useStored(meetingKeys(id).draft) ?? "").trim()
  return (
    <div className="room-notices" aria-live="polite">
      {(!online || clock.cutOff) && (
        <RoomNotice tone="warning" title="No connection.">
          Your words are kept here, and the meeting goes on when it is back.
        </RoomNotice>
      )}
      {elsewhere && (
        <RoomNotice tone="warning" title="This meeting is open in another tab.">
          <Button variant="secondary" size="sm" onClick={onTakeOver}>
            Use this tab
          </Button>
        </RoomNotice>
      )}
      {clock.running && hint.data !== undefined && (
        <RoomNotice title="Hint." onClose={hint.reset}>
          {hint.data.hint}
        </RoomNotice>
      )}
      {clock.running && hint.isError && (
        <RoomNotice tone="warning" title="No hint came." onClose={hint.reset}>
          {refusalOf(hint.error).message}
        </RoomNotice>
      )}
      {!clock.running && unasked !== "" && (
        <RoomNotice title="Not asked:">
          <q>{unasked}</q> It is in your private notes.
        </RoomNotice>
      )}
      {trouble !== null && (
        <RoomNotice tone="warning" title="The meeting could not be finished.">
          {trouble}
        </RoomNotice>
      )}
    </div>
  )
}
