import type { PGlite } from "@electric-sql/pglite"

/** What node-postgres's adapter uses of the embedded database. */
type Spoken = Pick<PGlite, "waitReady" | "execProtocolStream">

/** First bytes of the protocol's messages after which the driver waits for an answer: Sync, Query, Flush. */
const WAITS = new Set(["S", "Q", "H"].map((type) => type.charCodeAt(0)))

/**
 * The embedded database for node-postgres, entered once a statement. The driver writes a statement as five
 * messages (PostgreSQL's extended query protocol: Parse, Bind, Describe, Execute, Sync), and the adapter
 * would run the database for each; it costs more than most statements. Here they are kept until the
 * message that asks for an answer, and sent as one.
 */
export function wholeStatements(lite: PGlite): PGlite {
  let kept: Uint8Array[] = []
  const spoken: Spoken = {
    waitReady: lite.waitReady,
    execProtocolStream(message, options) {
      kept.push(message)
      if (!WAITS.has(message[0] ?? 0)) return Promise.resolve([])
      const whole = Buffer.concat(kept)
      kept = []
      return lite.execProtocolStream(whole, options)
    },
  }
  // The adapter asks for the whole class and uses these two.
  return spoken as PGlite
}
