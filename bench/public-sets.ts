/** The two public sets of ../shared/datasets, and how examples are drawn from them. */
import { existsSync, readFileSync } from "node:fs"

export type Row = { text: string; label: string }
/** Without a validation part of its own, a set is validated on the training texts that were not drawn. */
export type PublicSet = { train: Row[]; validation: Row[] | null; test: Row[] }

const DATASETS = new URL("../../shared/datasets/", import.meta.url)

export const datasetsAreThere = existsSync(DATASETS)

/** BANKING77 (PolyAI, CC BY 4.0). */
export function readBanking(): PublicSet {
  return { train: csv("banking77_train.csv"), validation: null, test: csv("banking77_test.csv") }
}

/** CLINC150 (Larson et al. 2019, CC BY 3.0), with its texts that belong to no intent. */
export function readClinc() {
  const file: Record<string, [string, string][]> = JSON.parse(
    readFileSync(new URL("clinc150_full.json", DATASETS), "utf8"),
  )
  const rows = (key: string) => (file[key] ?? []).map(([text, label]) => ({ text, label }))
  const texts = (key: string) => rows(key).map((row) => row.text)
  const set: PublicSet = { train: rows("train"), validation: rows("val"), test: rows("test") }
  return { set, strangers: { train: texts("oos_train"), validation: texts("oos_val"), test: texts("oos_test") } }
}

/** So many rows of each label, and what is left. */
export function draw(rows: Row[], shots: number, seed: number): { drawn: Row[]; rest: Row[] } {
  const counts = new Map<string, number>()
  const drawn: Row[] = []
  const rest: Row[] = []
  for (const row of shuffled(rows, seed)) {
    const count = counts.get(row.label) ?? 0
    counts.set(row.label, count + 1)
    if (count < shots) drawn.push(row)
    else rest.push(row)
  }
  return { drawn, rest }
}

/** Fisher and Yates, with a small generator of its own (mulberry32). */
export function shuffled<T>(items: T[], seed: number): T[] {
  const order = [...items]
  let state = seed * 7919
  for (let at = order.length - 1; at > 0; at--) {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    const other = Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a]
  }
  return order
}

/** Text and category; a text with a comma or a line end stands in quotation marks. */
function csv(name: string): Row[] {
  const text = readFileSync(new URL(name, DATASETS), "utf8")
  return [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*)),([a-zA-Z_?]+)\r?(?:\n|$)/g)].slice(1).map((match) => ({
    text: (match[1] ?? match[2] ?? "").replaceAll('""', '"').trim(),
    label: match[3] ?? "",
  }))
}
