/** A company's sheet of figures: recomputes what is derived, and finds numbers that stand on no sheet. */
import type { FiguresFile } from "#contracts/content.ts"

/**
 * The value of plain arithmetic over named figures: + - * / and parentheses.
 * Throws an Error naming what it did not understand or know.
 */
export function evaluate(formula: string, figure: (name: string) => number | undefined): number {
  const tokens = formula.match(/[a-z_][a-z0-9_]*|\d+(?:\.\d+)?|[-+*/()]|\S/gi) ?? []
  let at = 0
  const factor = (): number => {
    const token = tokens[at++]
    if (token === "(") {
      const value = sum()
      if (tokens[at++] !== ")") throw new Error(`a parenthesis is not closed in "${formula}"`)
      return value
    }
    if (token === "-") return -factor()
    if (token !== undefined && /^\d/.test(token)) return Number(token)
    if (token !== undefined && /^[a-z_]/i.test(token)) {
      const value = figure(token)
      if (value === undefined) throw new Error(`"${token}" in "${formula}" is no figure of the sheet`)
      return value
    }
    throw new Error(`"${token ?? "the end"}" is out of place in "${formula}"`)
  }
  const product = (): number => {
    let value = factor()
    while (tokens[at] === "*" || tokens[at] === "/") value = tokens[at++] === "*" ? value * factor() : value / factor()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === "+" || tokens[at] === "-")
      value = tokens[at++] === "+" ? value + product() : value - product()
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new Error(`"${tokens[at]}" is out of place in "${formula}"`)
  return value
}

/** Problems of a sheet's derived figures: unknown names, and values off by more than 1 %. */
export function checkSheet(sheet: FiguresFile): string[] {
  const problems: string[] = []
  const figure = (name: string) => sheet.figures[name]?.value ?? sheet.derived[name]?.value
  for (const [name, { formula, value }] of Object.entries(sheet.derived)) {
    try {
      const computed = evaluate(formula, figure)
      if (!(Math.abs(computed - value) <= Math.max(Math.abs(value) * 0.01, 1e-9)))
        problems.push(`${name}: the sheet says ${value}, its formula gives ${Number(computed.toPrecision(6))}`)
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return problems
}

type Quoted = { shown: string; value: number; percent: boolean; money: boolean; tolerance: number }

const SCALES: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }
// Not figures: names that carry digits (Q3, CO2, ISO 27001, Article 9), and sayings.
const NAMES =
  /\b(?:ISO|IEC|EN|IP|CE|Article|Section|Class|Level|Form|UN|DIN|Annex|Series)[ -]?\d[\d.:-]*|\b24\/7\b|\b50[-:]50\b/gi
const NUMBER =
  /(?<![\w.])((?:S?\$|[£€]|CHF )?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(%|percent\b|thousand\b|million\b|billion\b|bn\b|k\b|m\b)?/gi
// A share is checked against shares and money against money, so that a stray 40% is not saved by 40 trucks.
const SHARE = /%|percent|share|points/i
const MONEY = /\b[A-Z]{3}\b|pence|cents?\b/

/** Every number written in digits, with the rounding its writing allows. */
export function numbersIn(text: string): Quoted[] {
  return [...text.replaceAll(NAMES, " ").matchAll(NUMBER)].map((match) => {
    const whole = (match[2] ?? "").replaceAll(",", "")
    const decimals = match[3] ?? ""
    const unit = (match[4] ?? "").toLowerCase()
    const scale = SCALES[unit] ?? 1
    const zeros = decimals === "" ? (/0*$/.exec(whole)?.[0].length ?? 0) : 1 - decimals.length
    const tolerance = 0.5 * 10 ** Math.min(zeros, whole.length - 1 || zeros) * scale
    const percent = unit === "%" || unit === "percent"
    const shown = match[0].slice(match[1]?.length).trim()
    return { shown, value: Number(whole + decimals) * scale, percent, money: match[1] !== "", tolerance }
  })
}

/** Numbers of a text that are on the sheet neither as they stand nor rounded, in a unit of their kind. */
export function strayNumbers(text: string, sheet: FiguresFile): string[] {
  const known = [...Object.values(sheet.figures), ...Object.values(sheet.derived)]
  return numbersIn(text)
    .filter(({ value, percent, money, tolerance }) => {
      const near = (figure: number) => Math.abs(Math.abs(figure) - value) <= tolerance * 1.0001
      if (percent) return !known.some((one) => SHARE.test(one.unit) && (near(one.value) || near(one.value * 100)))
      return !known.some((one) => near(one.value) && (!money || MONEY.test(one.unit)))
    })
    .map(({ shown }) => shown)
}
