import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Embedder } from "../types.ts"
import { cosine } from "../vectors/similarity.ts"
import { builtinModel } from "./model-folder.ts"
import { createBuiltinEmbedder, createFolderEmbedder, createLayeredEmbedder } from "./onnx-embedder.ts"

let embedder: Embedder
beforeAll(async () => {
  embedder = await createBuiltinEmbedder()
})
afterAll(() => embedder.close())

test("unit vectors that put a paraphrase nearer than another subject", async () => {
  const [a, b, c] = await embedder.embed([
    "How big is the market?",
    "What is the size of the market?",
    "Do you like dogs?",
  ])
  if (!a || !b || !c) throw new Error("no vectors")
  expect(a).toHaveLength(embedder.dimensions)
  expect(cosine(a, a)).toBeCloseTo(1, 5)
  expect(cosine(a, b)).toBeGreaterThan(cosine(a, c) + 0.2)
})

test("a text has one vector, whoever its neighbours are; a long one is cut, an empty one is none", async () => {
  const [alone] = await embedder.embed(["What does it cost?"])
  const [, among] = await embedder.embed([
    "Another text that is a good deal longer than the one looked at",
    "What does it cost?",
  ])
  expect(among).toEqual(alone)
  expect(await embedder.embed([])).toEqual([])
  expect(await embedder.embed(["word ".repeat(3000), ""])).toHaveLength(2)
})

test("inner layers stand beside the last one, in unit vectors of three times the length", async () => {
  const layered = await createLayeredEmbedder()
  const texts = ["How big is the market?", "What is the size of the market?", "Do you like dogs?"]
  const [[a, b, c], [plain]] = await Promise.all([layered.embed(texts), embedder.embed(texts)])
  await layered.close()
  if (!a || !b || !c || !plain) throw new Error("no vectors")
  expect(layered.id).not.toBe(embedder.id)
  expect(a).toHaveLength(3 * embedder.dimensions)
  expect(cosine(a, a)).toBeCloseTo(1, 5)
  expect(cosine(a, b)).toBeGreaterThan(cosine(a, c))
  const last = a.subarray(0, embedder.dimensions)
  expect(cosine(last, plain) / Math.hypot(...last)).toBeCloseTo(1, 4)
})

test("a question goes before a long list that came first", async () => {
  const done: string[] = []
  const list = embedder
    .embed(Array.from({ length: 60 }, (_, at) => `Text number ${at} of many`))
    .then(() => done.push("list"))
  const question = embedder.embed(["A question"]).then(() => done.push("question"))
  await Promise.all([list, question])
  expect(done).toEqual(["question", "list"])
})

test("WebAssembly stands in for the native runtime, under an id of its own", async () => {
  const wasm = await createBuiltinEmbedder({ runtime: "wasm" })
  const [a] = await wasm.embed(["How big is the market?"])
  const [b] = await embedder.embed(["How big is the market?"])
  await wasm.close()
  expect(wasm.id).toMatch(/\/wasm$/)
  expect(a && b && cosine(a, b)).toBeGreaterThan(0.99)
})

test("a model in a folder of the operator's own; a folder without one is refused in a sentence", async () => {
  const { tokenizerPath } = await builtinModel()
  const own = await createFolderEmbedder(dirname(tokenizerPath))
  expect(own.id).not.toBe(embedder.id)
  expect(await own.embed(["Hello"])).toHaveLength(1)
  await own.close()
  await expect(own.embed(["Hello"])).rejects.toThrow("closed")
  const empty = await mkdtemp(join(tmpdir(), "model-"))
  await expect(createFolderEmbedder(empty)).rejects.toThrow("EMBEDDING_MODEL_DIR: no ONNX file")
  await rm(empty, { recursive: true })
})
