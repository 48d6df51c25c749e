/**
 * How a manager talks around the facts, read from the temperament: an editor writes a person, not
 * a setting. A fact's own words carry the person; this only keeps the joints from contradicting them.
 */
export type Voice = "terse" | "exact" | "warm" | "courteous"
/** Phrasings that fit anybody, and those that fit one way of talking. Places in braces are filled in by compose.ts. */
export type Pool = { any: readonly string[] } & Partial<Record<Voice, readonly string[]>>

const SIGNS: Record<Voice, RegExp> = {
  terse:
    /\b(?:short|quick|plain|laconic|clip(?:s|ped)?|few words|every word|brisk|concrete|level|orders|wry|practical|blunt)\b/gi,
  exact:
    /\b(?:exact|dry|careful|measure(?:d|ments?)|precise(?:ly)?|error bars?|pedantic|separates|defines|distrusts|uncertainty|tenths|footnotes)\b/gi,
  warm: /\b(?:warm(?:er)?|laughs?|cheerful|sociable|easily|jokes|scenes?|tells|theatrical|shopkeeper|visual|village|customer who)\b/gi,
  courteous: /\b(?:formal|gentle|courteous|patient|orderly|slow|melancholy|polite|contraction)\b/gi,
}

/** The way of talking that a temperament's words point to most often; null where none do. */
export function voiceOf(temperament: string): Voice | null {
  let best: { voice: Voice; signs: number } | null = null
  for (const [voice, sign] of Object.entries(SIGNS)) {
    const signs = temperament.match(sign)?.length ?? 0
    // Object.entries forgets that the keys are the voices.
    if (signs > (best?.signs ?? 0)) best = { voice: voice as Voice, signs }
  }
  return best?.voice ?? null
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(can)'t\b/gi, "$1not"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/'ll\b/g, " will"],
  [/'ve\b/g, " have"],
  [/'re\b/g, " are"],
  [/\b(I)'m\b/g, "$1 am"],
  [/\b(I|you|we)'d\b/gi, "$1 would"],
  [/\b(it|that|there|here|what)'s\b/gi, "$1 is"],
]

/** A phrasing as somebody says it who seldom contracts. */
export function uncontracted(phrase: string): string {
  return CONTRACTIONS.reduce((text, [short, long]) => text.replace(short, long), phrase)
}
