/** A company's sheet of figures: recomputes what is derived. */
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
