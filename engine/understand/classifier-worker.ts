/** Learns and classifies in a thread of its own: the server's event loop never waits for either. */
import { parentPort, workerData } from "node:worker_threads"
import { type Asked, fitClassifier, fitHeads, type Heads, type Lesson, type Opinion } from "./classifier.ts"
import { TUNING } from "./tuning.ts"

/** What the thread starts with; without heads it trains them. */
export type ClassifierData = { lesson: Lesson; heads: Heads | null }
export type ToClassifier = { id: number; asked: Asked[] }
export type FromClassifier = { type: "ready"; heads: Heads } | { type: "opinions"; id: number; opinions: Opinion[] }

const port = parentPort
if (!port) throw new Error("classifier-worker.ts runs as a worker thread only")

// What learnInThread passes is typed there; a worker's data arrives untyped.
const { lesson, heads: kept } = workerData as ClassifierData
const heads = kept ?? fitHeads(lesson)
const classifier = fitClassifier(lesson, TUNING, heads)
port.on("message", ({ id, asked }: ToClassifier) => {
  const message: FromClassifier = { type: "opinions", id, opinions: classifier.classify(asked) }
  port.postMessage(message)
})
const ready: FromClassifier = { type: "ready", heads }
port.postMessage(ready)
