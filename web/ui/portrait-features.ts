/** What a portrait draws, decided by the name alone: the same person looks the same everywhere. */

export type Hair = "short" | "bob" | "bun" | "long" | "beard" | "curl"
export type PortraitFeatures = {
  hair: Hair
  /** Which pair of tones, 1 to 4. */
  tone: 1 | 2 | 3 | 4
  /** Centre of the engraved rings in a box of 64. */
  centre: { x: number; y: number }
  initials: string
}

/** FNV-1a with a final mix, so that names alike in letters differ in every bit that is read. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text.normalize("NFC").toLowerCase()) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** A cut that sits oddly on a name reads as a mistake, so the ending of the given name narrows the choice. */
function cutsFor(name: string): readonly Hair[] {
  const given = name.trim().split(/\s+/)[0]?.toLowerCase() ?? ""
  if (given.endsWith("a")) return ["bob", "bun", "long", "curl", "bob"]
  if (/([bcdfgkmoprvwxz]|[au]s)$/.test(given)) return ["short", "beard", "curl", "beard", "short"]
  return ["short", "curl"]
}

/** First letters of the first and last name, upper case. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("")
}

export function featuresOf(name: string): PortraitFeatures {
  const seed = hash(name)
  const cuts = cutsFor(name)
  const tones = [1, 2, 3, 4] as const
  const xs = [-6, 70, 60, 4] as const
  const ys = [70, 74, -8, -10] as const
  return {
    hair: cuts[(seed >>> 5) % cuts.length] ?? "short",
    tone: tones[(seed >>> 11) % 4] ?? 1,
    centre: { x: xs[(seed >>> 17) % 4] ?? 4, y: ys[(seed >>> 21) % 4] ?? 70 },
    initials: initialsOf(name),
  }
}
