import type { Fact } from "../types.ts"
import { type Figure, isSame, numbers } from "./figures.ts"

const ROUGHLY =
  /\b(?:below|under|above|over|about|around|roughly|almost|nearly|up to|at (?:least|most)|(?:more|less|fewer|higher|lower) than)\s+\S*\d\S*/gi

/** The figures of a play-back that are given as such; a bound or an estimate is the visitor's own. */
export function statedFigures(text: string): Figure[] {
  return numbers(text.replace(ROUGHLY, " "))
}

/** The first figure of a text that none of the given facts holds, as it is written; null without one. */
export function unheardFigure(text: string, facts: Fact[]): string | null {
  const heard = facts.flatMap((fact) => numbers(fact.text))
  return statedFigures(text).find((figure) => !heard.some((own) => isSame(figure, own)))?.written ?? null
}
