import type { LogEntry, Simulation, TracedLogEntry } from "#contracts/simulations.ts"
import type { Exchange } from "#engine/types.ts"
import { type LogRow, type SimulationRow, type SpokenRow, secondsLeft } from "./store.ts"

const executiveOf = (row: SpokenRow) => ({ name: row.executive_name, role: row.executive_role })

export function presentLogEntry(row: LogRow): LogEntry {
  return {
    id: row.id,
    input: row.input,
    output: row.output,
    type: row.type,
    kind: row.kind,
    sources: row.sources,
    similarity_scores: row.similarity_scores,
    executive: executiveOf(row),
    asked_at_seconds: row.asked_at_seconds,
    created_at: row.created_at.toISOString(),
  }
}

export const presentTracedLogEntry = (row: LogRow): TracedLogEntry => ({ ...presentLogEntry(row), trace: row.trace })

export function presentSimulation(row: SimulationRow, log: LogRow[], feedbackReceived: boolean): Simulation {
  return {
    id: row.id,
    runtime: row.runtime,
    company_id: row.company_id,
    transcript: log.map(presentLogEntry),
    completed_at: row.completed_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    time_left: secondsLeft(row),
    status: row.status,
    feedback_received: feedbackReceived,
  }
}

/** An exchange as the engine reads it back. */
export function toExchange(row: SpokenRow): Exchange {
  const { input, output, kind, type, sources, trace } = row
  const { topics, facts, level } = trace
  return { input, output, kind, type, sources, executive: executiveOf(row), topics, facts, level }
}
