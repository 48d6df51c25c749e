import { createHash } from "node:crypto"
import type { VectorStore } from "../types.ts"
import type { Heads, Lesson } from "./classifier.ts"
import { type ClassifierThread, learnInThread } from "./classifier-thread.ts"
import { TUNING } from "./tuning.ts"

/** Raised when training itself changes; what was kept before is then trained anew. */
const TRAINING = 1

/**
 * Learns a lesson, with the heads that were trained from it before where the store has them: the
 * first question after a restart then waits two seconds less. They are kept as one row of weights
 * beside the vectors they were trained from. A failing store costs time, never an answer.
 */
export async function learnWithKeptHeads(
  lesson: Lesson,
  embedderId: string,
  store: VectorStore,
): Promise<ClassifierThread> {
  const { texts, labels, classes, groups } = lesson
  const taught = [TRAINING, TUNING.headReach, TUNING.headRounds, texts, labels, classes, groups]
  const name = createHash("sha256").update(JSON.stringify(taught)).digest("hex")
  const size = lesson.vectors.length / Math.max(1, labels.length)
  const found = await store.read(embedderId, [name]).catch(() => new Map<string, Float32Array>())
  const kept = headsIn(found.get(name), lesson, size)
  const thread = await learnInThread(lesson, kept)
  if (!kept) await store.write(embedderId, new Map([[name, rowOf(thread.heads)]])).catch(() => {})
  return thread
}

/** The heads in a row of weights, or null when it has not the length that the lesson's would have. */
function headsIn(row: Float32Array | undefined, { classes, groups }: Lesson, size: number): Heads | null {
  const ofClasses = classes * (size + 1)
  const ofGroups = groups ? (Math.max(...groups) + 1) * (size + 1) : 0
  if (row?.length !== ofClasses + ofGroups) return null
  return {
    classes: { size, weights: row.slice(0, ofClasses) },
    groups: groups ? { size, weights: row.slice(ofClasses) } : null,
  }
}

function rowOf({ classes, groups }: Heads): Float32Array {
  const row = new Float32Array(classes.weights.length + (groups?.weights.length ?? 0))
  row.set(classes.weights)
  if (groups) row.set(groups.weights, classes.weights.length)
  return row
}
