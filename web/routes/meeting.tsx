import { MeetingPage } from "#web/features/meeting/MeetingPage.tsx"
import { privateMeta } from "#web/page-meta.ts"

export const meta = () => privateMeta("Meeting")

export default MeetingPage
