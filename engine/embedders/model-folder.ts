import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Pooling } from "./pooling.ts"

/** Where a model's files are and how its tokens become one vector. */
export type ModelFolder = {
  /** Names the model in vector ids: the same name means the same vectors on the same runtime. */
  name: string
  onnxPath: string
  tokenizerPath: string
  tokenizerConfigPath: string
  pooling: Pooling
  /** Inner tensors that are pooled as well and stand beside the last layer in the vector; usually none. */
  innerLayers: string[]
}

/** SHA-256 of bge-small-en-v1.5, 8-bit, as it was tried and measured. */
export const BUILTIN_SHA256 = "6c9c6101a956d62dfb5e7190c538226c0c5bb9cb27b651234b6df063ee7dbfe4"

const ONNX_FILES = ["onnx/model_quantized.onnx", "onnx/model.onnx", "model_quantized.onnx", "model.onnx"]

/**
 * The model that comes with the installation. Throws when its file is not the pinned one:
 * another file would give other vectors, and everything tuned on them would be wrong.
 */
export async function builtinModel(): Promise<ModelFolder> {
  const { modelDir } = await import("embedding-model-bge-small-en")
  const folder = join(modelDir, "Xenova/bge-small-en-v1.5")
  const onnxPath = join(folder, "onnx/model_quantized.onnx")
  const found = await sha256(onnxPath)
  if (found !== BUILTIN_SHA256)
    throw new Error(`The embedding model is not the pinned one: its SHA-256 is ${found}, expected ${BUILTIN_SHA256}.`)
  return { name: "bge-small-en-v1.5-q8", onnxPath, ...tokenizerFiles(folder), pooling: "cls", innerLayers: [] }
}

/**
 * The same model with the seventh and the tenth of its twelve layers: the last one is trained to tell
 * what texts are near, and has dropped some of what tells intents apart.
 */
export async function builtinModelWithLayers(): Promise<ModelFolder> {
  const model = await builtinModel()
  const innerLayers = [6, 9].map((layer) => `/encoder/layer.${layer}/output/LayerNorm/Add_1_output_0`)
  return { ...model, name: `${model.name}-layers-7-10`, innerLayers }
}

/**
 * Any ONNX sentence transformer in a folder: model.onnx (or onnx/model.onnx, quantised first),
 * tokenizer.json and, where it differs from the mean, 1_Pooling/config.json.
 * Throws a sentence that names what is missing.
 */
export async function folderModel(folder: string): Promise<ModelFolder> {
  const onnxPath = await firstExisting(ONNX_FILES.map((file) => join(folder, file)))
  if (!onnxPath)
    throw new Error(`EMBEDDING_MODEL_DIR: no ONNX file in ${folder} (looked for ${ONNX_FILES.join(", ")}).`)
  const files = tokenizerFiles(folder)
  if (!(await firstExisting([files.tokenizerPath])))
    throw new Error(`EMBEDDING_MODEL_DIR: no tokenizer.json in ${folder}.`)
  const hash = await sha256(onnxPath)
  return { name: `folder-${hash.slice(0, 16)}`, onnxPath, ...files, pooling: await pooling(folder), innerLayers: [] }
}

function tokenizerFiles(folder: string) {
  return { tokenizerPath: join(folder, "tokenizer.json"), tokenizerConfigPath: join(folder, "tokenizer_config.json") }
}

async function pooling(folder: string): Promise<Pooling> {
  const path = await firstExisting([join(folder, "1_Pooling/config.json")])
  if (!path) return "mean"
  const config: unknown = JSON.parse(await readFile(path, "utf8"))
  const cls =
    typeof config === "object" &&
    config !== null &&
    "pooling_mode_cls_token" in config &&
    config.pooling_mode_cls_token === true
  return cls ? "cls" : "mean"
}

async function firstExisting(paths: string[]): Promise<string | null> {
  for (const path of paths) {
    try {
      await access(path)
      return path
    } catch {
      // The next candidate may exist.
    }
  }
  return null
}

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk)
  return hash.digest("hex")
}
