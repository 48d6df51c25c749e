import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { readStored, useStored, writeStored } from "../../components/meeting/stored.ts"
import { type AssessmentDraft, parseDraft } from "./assessment-draft.ts"

export const readDraft = (id: number): AssessmentDraft => parseDraft(readStored(meetingKeys(id).assessment))

/** Changes some fields of the stored draft. */
export function changeDraft(id: number, change: Partial<AssessmentDraft>): void {
  writeStored(meetingKeys(id).assessment, JSON.stringify({ ...readDraft(id), ...change }))
}

/** The draft, kept in this browser until it is handed in. */
export function useAssessmentDraft(id: number): AssessmentDraft {
  return parseDraft(useStored(meetingKeys(id).assessment))
}
