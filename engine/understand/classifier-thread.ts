import { Worker } from "node:worker_threads"
import type { Heads, Lesson, Opinion } from "./classifier.ts"
import type { ClassifierData, FromClassifier, ToClassifier } from "./classifier-worker.ts"

export type ClassifierThread = {
  /** Those given, or those trained in their absence. */
  heads: Heads
  /** Opinions in the order of what was asked. Rejects once the thread has ended. */
  classify(asked: ToClassifier["asked"]): Promise<Opinion[]>
  close(): Promise<void>
}

/**
 * Learns a lesson in a thread of its own and answers from there. Takes over the lesson's vectors.
 * `kept`: heads that the same lesson was found to have before.
 */
export async function learnInThread(lesson: Lesson, kept: Heads | null): Promise<ClassifierThread> {
  const data: ClassifierData = { lesson, heads: kept }
  const worker = new Worker(new URL("./classifier-worker.ts", import.meta.url), {
    workerData: data,
    // A whole ArrayBuffer, as inOneBlock makes it.
    transferList: [lesson.vectors.buffer as ArrayBuffer],
  })
  const waiting = new Map<number, { resolve(opinions: Opinion[]): void; reject(cause: Error): void }>()
  let gone: Error | null = null
  let next = 1
  const heads = await new Promise<Heads>((resolve, reject) => {
    const leave = (cause: Error) => {
      gone ??= cause
      for (const one of waiting.values()) one.reject(cause)
      waiting.clear()
      reject(cause)
    }
    worker.on("message", (message: FromClassifier) => {
      if (message.type === "ready") return resolve(message.heads)
      const one = waiting.get(message.id)
      waiting.delete(message.id)
      if (waiting.size === 0) worker.unref()
      one?.resolve(message.opinions)
    })
    worker.on("error", (cause) => leave(cause instanceof Error ? cause : new Error(String(cause))))
    worker.on("exit", () => leave(new Error("The classifier is closed.")))
  })
  // The thread alone must not keep a process alive that has nothing else to do.
  worker.unref()
  return {
    heads,
    classify(asked) {
      if (gone) return Promise.reject(gone)
      return new Promise((resolve, reject) => {
        const message: ToClassifier = { id: next++, asked }
        waiting.set(message.id, { resolve, reject })
        worker.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message)
      })
    },
    async close() {
      await worker.terminate()
    },
  }
}
