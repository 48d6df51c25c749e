/** Learns and classifies in a thread of its own: the server's event loop never waits for either. */
import { parentPort, workerData } from "node:worker_threads"
import { type Asked, fitClassifier, type Lesson, type Opinion } from "./classifier.ts"

export type ToClassifier = { id: number; asked: Asked[] }
export type FromClassifier = { type: "ready" } | { type: "opinions"; id: number; opinions: Opinion[] }

const port = parentPort
if (!port) throw new Error("classifier-worker.ts runs as a worker thread only")

// What learnInThread passes is typed there; a worker's data arrives untyped.
const classifier = fitClassifier(workerData as Lesson)
port.on("message", ({ id, asked }: ToClassifier) => {
  const message: FromClassifier = { type: "opinions", id, opinions: classifier.classify(asked) }
  port.postMessage(message)
})
const ready: FromClassifier = { type: "ready" }
port.postMessage(ready)
