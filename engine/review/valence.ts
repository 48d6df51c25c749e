import { cosine } from "../vectors/similarity.ts"
import { GOOD_AND_BAD } from "./good-and-bad.ts"

/** How much more the pairs on a statement's own subject count. */
const SHARPNESS = 30

/** Good or bad news for the company, about -0.3 (bad) to 0.3 (good), 0 where nothing tells. */
export type Valence = (vector: Float32Array) => number

/** Makes the scale from the pairs of good and bad statements; `embed` may keep their vectors. */
export async function createValence(embed: (texts: string[]) => Promise<Float32Array[]>): Promise<Valence> {
  const vectors = await embed(GOOD_AND_BAD.flat())
  return (vector) => {
    let sum = 0
    let weights = 0
    for (let at = 0; at < vectors.length; at += 2) {
      const [good, bad] = [vectors[at], vectors[at + 1]]
      if (!good || !bad) continue
      const [toGood, toBad] = [cosine(vector, good), cosine(vector, bad)]
      const weight = Math.exp(SHARPNESS * Math.max(toGood, toBad))
      sum += weight * (toGood - toBad)
      weights += weight
    }
    return weights > 0 ? sum / weights : 0
  }
}
