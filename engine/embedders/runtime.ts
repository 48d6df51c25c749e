import { readFile } from "node:fs/promises"
import { Tokenizer } from "@huggingface/tokenizers"
import type { InferenceSession, Tensor } from "onnxruntime-web"
import { withInnerOutputs } from "./inner-outputs.ts"
import type { ModelFolder } from "./model-folder.ts"
import { beside, pool } from "./pooling.ts"

export type RuntimeName = "native" | "wasm"
export type Encoder = { runtime: RuntimeName; dimensions: number; encode(text: string): Promise<Float32Array> }

const MAX_TOKENS = 512
/** What each inner layer weighs beside the last one (bench/intents.ts, validation only). */
const INNER_WEIGHT = 0.7

/** Both runtimes offer the same calls; this is the part of them that is used. */
type Ort = { InferenceSession: typeof InferenceSession; Tensor: typeof Tensor }

/**
 * Loads a model on the native runtime, or on WebAssembly where that is not installed or does not
 * load (`runtime` asks for one of them). Texts are run one at a time: the 8-bit model scales its
 * activations over a whole batch, so a text's vector would depend on its neighbours.
 */
export async function loadEncoder(model: ModelFolder, threads: number, runtime?: RuntimeName): Promise<Encoder> {
  const [tokenizer, { ort, session, name }] = await Promise.all([
    loadTokenizer(model),
    loadSession(model, threads, runtime),
  ])
  const inputs = new Set(session.inputNames)
  const output = session.outputNames.includes("last_hidden_state")
    ? "last_hidden_state"
    : (session.outputNames[0] ?? "")

  async function encode(text: string): Promise<Float32Array> {
    const ids = tokenize(tokenizer, text)
    const shape = [1, ids.length]
    const feeds: Record<string, Tensor> = { input_ids: new ort.Tensor("int64", BigInt64Array.from(ids, BigInt), shape) }
    if (inputs.has("attention_mask"))
      feeds.attention_mask = new ort.Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape)
    if (inputs.has("token_type_ids"))
      feeds.token_type_ids = new ort.Tensor("int64", new BigInt64Array(ids.length), shape)
    const results = await session.run(feeds)
    const hidden = results[output]
    const dimensions = hidden?.dims.at(-1) ?? 0
    const vector = pool(floatsOf(hidden), dimensions, hidden?.dims.length === 3 ? model.pooling : "cls")
    if (model.innerLayers.length === 0) return vector
    const inner = model.innerLayers.map((layer) => pool(floatsOf(results[layer]), dimensions, "mean"))
    return beside(vector, inner, INNER_WEIGHT)
  }

  const probe = await encode("ready")
  return { runtime: name, dimensions: probe.length, encode }
}

function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error("The embedding model gave no float32 output.")
  return tensor.data
}

async function loadTokenizer(model: ModelFolder): Promise<Tokenizer> {
  const [tokenizer, config] = await Promise.all([
    readFile(model.tokenizerPath, "utf8"),
    readFile(model.tokenizerConfigPath, "utf8").catch(() => "{}"),
  ])
  return new Tokenizer(JSON.parse(tokenizer), JSON.parse(config))
}

function tokenize(tokenizer: Tokenizer, text: string): number[] {
  const { ids } = tokenizer.encode(text)
  if (ids.length <= MAX_TOKENS) return ids
  const last = ids.at(-1)
  return [...ids.slice(0, MAX_TOKENS - 1), ...(last === undefined ? [] : [last])]
}

async function onnxOf({ onnxPath, innerLayers }: ModelFolder): Promise<Uint8Array> {
  const onnx = await readFile(onnxPath)
  return innerLayers.length === 0 ? onnx : withInnerOutputs(onnx, innerLayers)
}

async function loadSession(model: ModelFolder, threads: number, runtime?: RuntimeName) {
  if (runtime !== "wasm") {
    try {
      // The same calls as onnxruntime-web; its types are taken from there, as this one is optional.
      const ort = (await import("onnxruntime-node")) as unknown as Ort
      const session = await ort.InferenceSession.create(await onnxOf(model), {
        intraOpNumThreads: threads,
        interOpNumThreads: 1,
        logSeverityLevel: 3,
      })
      return { ort, session, name: "native" as const }
    } catch (cause) {
      if (runtime === "native") throw cause
    }
  }
  const ort = await import("onnxruntime-web")
  // More threads need a page with cross-origin isolation; in Node one is the tried setting.
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(await onnxOf(model), {
    executionProviders: ["wasm"],
    logSeverityLevel: 3,
  })
  return { ort, session, name: "wasm" as const }
}
