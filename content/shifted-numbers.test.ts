import { describe, expect, it } from "vitest"
import { numberCheckOf } from "./check-numbers.ts"
import { contentRoot, loadContent } from "./load.ts"
import { numbersIn } from "./numbers.ts"
import { passagesOf } from "./passages.ts"

const CAUGHT = 0.85
const content = await loadContent()

/** The number as written, a tenth larger or smaller, at least one step of its last digit. */
function shifted(shown: string, factor: number): string {
  const [number = "", whole = "", decimals = ""] = /^(\d[\d,]*)(\.\d+)?/.exec(shown) ?? []
  const places = Math.max(0, decimals.length - 1)
  const was = Number(number.replaceAll(",", ""))
  const step = 10 ** -places
  const rounded = Math.round((was * factor) / step) * step
  const other = Math.abs(rounded - was) < step / 2 ? was + (factor > 1 ? step : -step) : rounded
  const [left = "", right] = other.toFixed(places).split(".")
  const grouped = whole.includes(",") || left.length > 4 ? left.replaceAll(/\B(?=(\d{3})+$)/g, ",") : left
  return grouped + (right ? `.${right}` : "") + shown.slice(number.length)
}

describe.each(content.companies)("$company.name", ({ slug, figures }) => {
  it("does not vouch for a number that is a tenth off", async () => {
    const passages = await passagesOf(contentRoot, slug)
    const strayIn = numberCheckOf(figures, passages)
    let [tried, caught] = [0, 0]
    for (const passage of passages) {
      for (const { shown, at, kind } of numbersIn(passage.text)) {
        // A year a tenth off is in another century: it would only flatter the share.
        if (kind === "year") continue
        const place = passage.text.indexOf(shown, at)
        for (const factor of [1.1, 0.9]) {
          const before = passage.text.slice(0, place)
          const text = before + shifted(shown, factor) + passage.text.slice(place + shown.length)
          tried += 1
          if (strayIn(passage, text).some((stray) => stray.at === at)) caught += 1
        }
      }
    }
    console.info(`${slug}: ${caught} of ${tried} shifted numbers caught, ${Math.round((caught / tried) * 100)} %`)
    expect(caught / tried).toBeGreaterThanOrEqual(CAUGHT)
  })
})
