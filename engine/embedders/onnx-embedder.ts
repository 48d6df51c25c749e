import { Worker } from "node:worker_threads"
import type { Embedder } from "../types.ts"
import { builtinModel, builtinModelWithLayers, folderModel, type ModelFolder } from "./model-folder.ts"
import type { RuntimeName } from "./runtime.ts"
import type { FromWorker, ToWorker, WorkerSettings } from "./worker.ts"

export type EmbedderOptions = {
  /** Threads of one run of the model; one leaves the other cores to the server. */
  threads?: number
  /** Asks for one runtime; without it the native one, or WebAssembly where that does not load. */
  runtime?: RuntimeName
}

/** The embedder that comes with the installation. Resolves when the model is loaded. */
export async function createBuiltinEmbedder(options: EmbedderOptions = {}): Promise<Embedder> {
  return createOnnxEmbedder(await builtinModel(), options)
}

/**
 * The same model in vectors of three times the length, two thirds of which come from inner layers of the
 * same run. They tell intents apart better where examples are few; their cosines are higher throughout.
 */
export async function createLayeredEmbedder(options: EmbedderOptions = {}): Promise<Embedder> {
  return createOnnxEmbedder(await builtinModelWithLayers(), options)
}

/** An embedder from a folder of the operator's own (EMBEDDING_MODEL_DIR). */
export async function createFolderEmbedder(folder: string, options: EmbedderOptions = {}): Promise<Embedder> {
  return createOnnxEmbedder(await folderModel(folder), options)
}

/** Longer than any one text takes. */
const STOP_MS = 5000

type Waiting = { resolve(vectors: Float32Array[]): void; reject(cause: Error): void }

async function createOnnxEmbedder(model: ModelFolder, options: EmbedderOptions): Promise<Embedder> {
  const workerData: WorkerSettings = { model, threads: options.threads ?? 1, runtime: options.runtime }
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData })
  const waiting = new Map<number, Waiting>()
  let gone: Error | null = null
  let next = 1

  const leave = (cause: Error) => {
    gone ??= cause
    for (const one of waiting.values()) one.reject(cause)
    waiting.clear()
  }
  const ready = await new Promise<{ runtime: RuntimeName; dimensions: number }>((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if (message.type === "ready") return resolve(message)
      if (message.type === "failed") return reject(new Error(`The embedding model does not load: ${message.message}`))
      const one = waiting.get(message.id)
      waiting.delete(message.id)
      if (waiting.size === 0) worker.unref()
      if (message.type === "vectors") one?.resolve(message.vectors)
      else one?.reject(new Error(message.message))
    })
    worker.on("error", (cause) => {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      leave(error)
      reject(error)
    })
    worker.on("exit", () => leave(new Error("The embedder is closed.")))
  })
  // The thread alone must not keep a process alive that has nothing else to do.
  worker.unref()

  return {
    id: `${model.name}/${ready.runtime}`,
    dimensions: ready.dimensions,
    embed(texts) {
      if (gone) return Promise.reject(gone)
      if (texts.length === 0) return Promise.resolve([])
      return new Promise((resolve, reject) => {
        const message: ToWorker = { id: next++, texts }
        waiting.set(message.id, { resolve, reject })
        worker.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(message)
      })
    },
    async close() {
      if (gone) return
      // A thread ended in the middle of a run takes the whole process down with it, so it is asked first.
      leave(new Error("The embedder is closed."))
      worker.ref()
      const ended = new Promise((resolve) => worker.once("exit", resolve))
      const asked: ToWorker = "stop"
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(asked)
      const patience = setTimeout(() => void worker.terminate(), STOP_MS)
      await ended
      clearTimeout(patience)
    },
  }
}
