import { createEngine } from "../create-engine.ts"
import { createBuiltinEmbedder } from "../embedders/onnx-embedder.ts"
import type { ModelEndpoint } from "../models/endpoint.ts"
import type { Embedder, Exchange, Turn } from "../types.ts"
import { createFileVectorStore } from "../vectors/file-store.ts"
import { caseCompany, caseKey } from "./case-company.ts"
import { exchangeOf } from "./exchange.ts"
import { KEPT_VECTORS } from "./kept-file.ts"
import { readCompany, readFramework, readKinds } from "./read-content.ts"

/** One model and one look at the file for all tests of a worker; it ends with the worker. */
const vectors = createFileVectorStore(KEPT_VECTORS)
let shared: Promise<Embedder> | undefined
function sharedEmbedder(): Promise<Embedder> {
  shared ??= createBuiltinEmbedder().then((embedder) => ({ ...embedder, close: async () => {} }))
  return shared
}

/** The real engine with the real embedder, the shipped framework and one shipped company. */
export async function startRealEngine(models?: ModelEndpoint) {
  const framework = readFramework()
  const written = readCompany("halden-loop")
  const company = caseCompany(written)
  const engine = createEngine({ framework, kinds: readKinds(), embedder: sharedEmbedder(), vectors, models })
  await engine.prepareReview(company)
  await vectors.flush()

  /** Says the inputs one after another and gives the turns. */
  async function talk(inputs: string[], model = "grounded"): Promise<Turn[]> {
    const conversation: Exchange[] = []
    const turns: Turn[] = []
    for (const input of inputs) {
      const turn = await engine.reply({ company, conversation, input, model })
      turns.push(turn)
      conversation.push(exchangeOf(turn))
    }
    return turns
  }
  const ask = async (input: string): Promise<Turn> => {
    const [turn] = await talk([input])
    if (!turn) throw new Error("no turn")
    return turn
  }
  return { engine, framework, company, key: caseKey(written.company), talk, ask }
}
