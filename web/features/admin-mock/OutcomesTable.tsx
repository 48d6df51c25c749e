import type { ModelUsage } from "#contracts/usage.ts"
import { type Column, Table } from "#web/ui/Table.tsx"
import { dayWords, figure, type Outcome, REASONS } from "./usage-figures.ts"

const COUNTS: readonly Column<Outcome>[] = [
  { key: "turns", header: "Questions", kind: "number", cell: ({ turns }) => figure(turns) },
  { key: "worded", header: "Worded", kind: "number", cell: ({ worded }) => figure(worded) },
  { key: "tokens", header: "Tokens", kind: "number", cell: ({ tokens }) => figure(tokens) },
  { key: "why", header: "Not worded, because", kind: "text", cell: (row) => <Why outcome={row} /> },
]

function columnsOf(today: string): readonly Column<Outcome>[] {
  return [
    {
      key: "day",
      header: "Day and model",
      kind: "title",
      cell: ({ day, model }) => (
        <>
          {day === today ? "Today" : dayWords(day)}
          <span className="sr-only">, </span>
          <span className="usage-below">{model}</span>
        </>
      ),
    },
    ...COUNTS,
  ]
}

/** What came of the questions given to a model in the last days, and why some got written facts instead. */
export function OutcomesTable({ usage }: { usage: ModelUsage }) {
  return (
    <section className="usage-part">
      <div className="usage-part-head">
        <h2>What came of it</h2>
        <p>The last seven days. A reply that no model worded comes from the written facts.</p>
      </div>
      <Table
        caption="What came of the questions given to a model, by day"
        columns={columnsOf(usage.day)}
        rows={usage.outcomes}
        rowKey={({ day, model }) => `${day} ${model}`}
        empty={<p className="usage-none">No question was given to a model in the last seven days.</p>}
      />
    </section>
  )
}

function Why({ outcome: { fallbacks, left } }: { outcome: Outcome }) {
  if (fallbacks.length === 0 && left === 0)
    return <span className="text-ink-faint max-md:text-14">All were worded</span>
  return (
    <>
      {/* In the narrow record no head stands above it. */}
      <span className="text-14 text-ink-faint md:hidden" aria-hidden="true">
        Not worded, because
      </span>
      <ul className="usage-why max-md:text-14">
        {fallbacks.map(({ reason, turns }) => (
          <li key={reason}>
            <span>{figure(turns)}</span> {REASONS[reason]}
          </li>
        ))}
        {left > 0 && (
          <li>
            <span>{figure(left)}</span> the listener left before the end
          </li>
        )}
      </ul>
    </>
  )
}
