/** Runs in a thread of its own: the event loop of the server never waits for the model. */
import { parentPort, workerData } from "node:worker_threads"
import type { ModelFolder } from "./model-folder.ts"
import { loadEncoder, type RuntimeName } from "./runtime.ts"

export type WorkerSettings = { model: ModelFolder; threads: number; runtime?: RuntimeName }
export type ToWorker = { id: number; texts: string[] } | "stop"
export type FromWorker =
  | { type: "ready"; runtime: RuntimeName; dimensions: number }
  | { type: "failed"; message: string }
  | { type: "vectors"; id: number; vectors: Float32Array[] }
  | { type: "refused"; id: number; message: string }

type Job = { id: number; texts: string[]; vectors: Float32Array[] }

const port = parentPort
if (!port) throw new Error("worker.ts runs as a worker thread only")
const say = (message: FromWorker) => port.postMessage(message)

// What createOnnxEmbedder passes is typed there; a worker's data arrives untyped.
const settings = workerData as WorkerSettings
const jobs: Job[] = []
let running = false
let stopping = false

try {
  const encoder = await loadEncoder(settings.model, settings.threads, settings.runtime)
  port.on("message", (message: ToWorker) => {
    if (message === "stop") {
      stopping = true
      if (!running) port.close()
      return
    }
    jobs.push({ id: message.id, texts: message.texts, vectors: [] })
    if (!running) void work()
  })
  say({ type: "ready", runtime: encoder.runtime, dimensions: encoder.dimensions })

  const work = async () => {
    running = true
    for (let job = shortest(); job; job = shortest()) {
      if (stopping) break
      try {
        job.vectors.push(await encoder.encode(job.texts[job.vectors.length] ?? ""))
      } catch (cause) {
        jobs.splice(jobs.indexOf(job), 1)
        say({ type: "refused", id: job.id, message: cause instanceof Error ? cause.message : String(cause) })
        continue
      }
      if (job.vectors.length < job.texts.length) continue
      jobs.splice(jobs.indexOf(job), 1)
      say({ type: "vectors", id: job.id, vectors: job.vectors })
    }
    running = false
    if (stopping) port.close()
  }
} catch (cause) {
  say({ type: "failed", message: cause instanceof Error ? cause.message : String(cause) })
}

/** A person's question goes before the thousands of texts that are embedded ahead. */
function shortest(): Job | undefined {
  let best: Job | undefined
  for (const job of jobs) {
    if (!best || job.texts.length - job.vectors.length < best.texts.length - best.vectors.length) best = job
  }
  return best
}
