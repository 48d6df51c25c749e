import type { CompanyIndex } from "../company/company-index.ts"
import type { Fact } from "../types.ts"
import { TUNING } from "./tuning.ts"
import type { Reading } from "./turn-model.ts"

export type Certainty = "sure" | "maybe" | "none"
/** One question of a turn: its topic, or the fact beside the framework that it asks for. */
export type Asked = { text: string; topic: string | null; other: Fact | null; certainty: Certainty; inherited: boolean }

/** What a stretch of words asks for, and how surely. */
export function ask(text: string, vector: Float32Array, reading: Reading, index: CompanyIndex): Asked {
  const other = index.nearestOther(vector)
  const first = reading.topics[0]
  if (other && other.similarity >= TUNING.own && other.similarity > reading.nearest - TUNING.ownLead) {
    return { text, topic: null, other: other.fact, certainty: "sure", inherited: false }
  }
  const share = first?.share ?? 0
  const certainty = share >= TUNING.sure ? "sure" : share >= TUNING.maybe ? "maybe" : "none"
  return { text, topic: certainty === "none" ? null : (first?.topic ?? null), other: null, certainty, inherited: false }
}
