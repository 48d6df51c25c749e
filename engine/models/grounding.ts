import { amounts, isKnown } from "./amounts.ts"
import { strangeName } from "./names.ts"

/** Counted things that are a manner of speaking: "two things about that". */
const RHETORICAL =
  /^\s+(?:things?|points?|parts?|answers?|reasons?|sentences?|words?|ways?|sides?|steps?|layers?|halves|pieces?|minds?)\b/
/** Sayings and abbreviations with a figure in them that count nothing. */
const SAYINGS = /\b(?:24\/7|b2[bcg]|co2|3d|[45]g|50[-–/]50|fifty-fifty|at sixes and sevens|nine to five|one or two)\b/gi
/** Words of vague or relative number, each with what in the facts would carry it. */
const VAGUE: [RegExp, RegExp][] = [
  [/\b(?:doubl(?:e|es|ed|ing)|twice|twofold)\b/i, /\b(?:doubl\w+|twice|twofold|two times|2x)\b/i],
  [/\b(?:(?:trebl|tripl)(?:e|es|ed|ing)|threefold)\b/i, /\b(?:trebl\w+|tripl\w+|three times|threefold|3x)\b/i],
  [/\bdozens\b/i, /\bdozens\b/i],
  [/\bhundreds\b/i, /\bhundreds\b/i],
  [/\bthousands\b/i, /\bthousands\b/i],
  [/\b(?:millions|billions)\b/i, /\b(?:millions|billions)\b/i],
  [/\b(?!two|three)\w+fold\b/i, /\b\w+fold\b/i],
  [/\b(?:a couple|a pair) of\b/i, /\b(?:couple|pair|two|both|2)\b/i],
]

/**
 * The first number or proper name in `text` that stands nowhere in `allowed`, or null. Numbers are
 * compared by value and unit, however they are written (14.2k is 14,200; 50 % is half; 21.7 % is no
 * 21.7 days); names word by word, at the start of a sentence too. What it cannot see: a right figure
 * said of the wrong thing, and a name without a capital.
 */
export function ungrounded(text: string, allowed: string): string | null {
  const said = text.replace(SAYINGS, " ")
  const known = amounts(allowed)
  const strange = amounts(said).find((amount) => {
    const small = amount.values.every((value) => value < 10) && /^[a-z]+$/.test(amount.said)
    if (small && RHETORICAL.test(said.toLowerCase().slice(amount.at + amount.said.length))) return false
    return !isKnown(amount, known)
  })
  if (strange) return strange.said
  for (const [pattern, carried] of VAGUE) {
    const vague = pattern.exec(said)
    if (vague && !carried.test(allowed)) return vague[0]
  }
  const round = /\bseries [a-h]\b/i.exec(said)?.[0]
  if (round && !allowed.toLowerCase().includes(round.toLowerCase())) return round
  return strangeName(said, allowed)
}
