/**
 * `node scripts/learn.ts` embeds the texts that ship into the file that tests share
 * (server/testing/kept-vectors.ts), so that no part of a test run embeds what another already has.
 */
import { type Content, loadContent } from "#content/load.ts"
import { createEngine } from "#engine/create-engine.ts"
import { withHelper } from "#engine/embedders/helped-embedder.ts"
import { createBuiltinEmbedder } from "#engine/embedders/onnx-embedder.ts"
import { caseCompany } from "#engine/testing/case-company.ts"
import type { VectorStore } from "#engine/types.ts"
import { withKeptVectors } from "#server/testing/kept-vectors.ts"

/** The companies that tests meet and write assessments of; what the others could say takes as long again to embed. */
const ASSESSED = ["Ebbmark", "Halden Loop"]

/** Puts the vectors that tests need into a store; takes them from the shared file where it has them. */
export async function learnContent(store: VectorStore, content: Content): Promise<void> {
  const vectors = withKeptVectors(store)
  const engine = createEngine({ ...content, embedder: withHelper(createBuiltinEmbedder), vectors })
  for (const written of content.companies) {
    const company = caseCompany(written)
    if (ASSESSED.includes(company.name)) await engine.prepareReview(company)
    else await engine.prepare(company)
  }
  await engine.close()
  await vectors.flush()
}

if (import.meta.main) await learnContent({ read: async () => new Map(), write: async () => {} }, await loadContent())
