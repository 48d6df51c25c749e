import type { Simulation } from "#contracts/simulations.ts"
import { clockText } from "../../components/meeting/clock-text.ts"
import { PrivateNotes } from "../../components/meeting/PrivateNotes.tsx"

/** The reader's notes and the transcript, to look things up while writing. */
export function BesidePanel({ simulation }: { simulation: Simulation }) {
  const { id, transcript } = simulation
  return (
    <div className="assess-beside">
      <PrivateNotes id={id} />
      <section>
        <h2>Transcript</h2>
        {transcript.length === 0 ? (
          <p className="mt-3 text-15 text-ink-soft">No question was asked in this meeting.</p>
        ) : (
          <ol className="assess-transcript">
            {transcript.map((entry, index) => (
              <li key={entry.id ?? index}>
                <p className="num text-13 text-ink-faint">
                  Line {index + 1}
                  {entry.asked_at_seconds !== undefined && `, at ${clockText(entry.asked_at_seconds)}`}
                </p>
                <p className="assess-asked">{entry.input}</p>
                <p className="text-13 text-ink-faint">{entry.executive.name}</p>
                <p className="assess-said">{entry.output}</p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
