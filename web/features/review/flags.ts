import { z } from "zod"
import { meetingKeys } from "../../components/meeting/meeting-keys.ts"
import { readStored, useStored, writeStored } from "../../components/meeting/stored.ts"

const flags = z.record(z.string(), z.boolean())
type Flags = z.infer<typeof flags>

/** The stored flags, by log id; none where they cannot be read. */
export function parseFlags(stored: string | null): Flags {
  if (stored === null) return {}
  try {
    return flags.safeParse(JSON.parse(stored)).data ?? {}
  } catch {
    return {}
  }
}

/** Lines the reader marked, kept in this browser. A line not touched here has the server's mark. */
export function useFlags(simulation: number) {
  const key = meetingKeys(simulation).flags
  const stored = parseFlags(useStored(key))
  const isFlagged = (log: { id: number; flagged: boolean }) => stored[log.id] ?? log.flagged
  return {
    isFlagged,
    toggle: (log: { id: number; flagged: boolean }) =>
      writeStored(key, JSON.stringify({ ...parseFlags(readStored(key)), [log.id]: !isFlagged(log) })),
  }
}
