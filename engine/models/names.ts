/** Words that open an ordinary sentence; with a capital letter they name nothing. */
const OPENERS = new Set(
  `a about above according across actually admittedly after again against agreed ah all almost already also although
  always am among an and another any anybody anyone anything anyway apart are around as ask asking at away back based
  be because been before behind being below beside besides better between beyond both briefly but by can careful
  certainly clear clearly compared could currently customers day days despite did different do does doing done down
  due during each earlier early either else enough equally even every everybody everyone everything exactly except
  fair fairly few fine first firstly for frankly from fully further give given glad go going good granted great growth
  had half happily hardly has have having he hello her here hers him his honestly how however i if in indeed instead
  into is it its itself just keep last lastly late later least less let like likewise little long look many margin
  may maybe me meanwhile might mine more moreover most mostly much must my naturally near nearly neither never
  nevertheless next no nobody none nor normally not nothing now nowhere obviously of off often oh ok okay on once one
  only onto or other others otherwise our ours out outside over overall partly people perhaps plain plainly please
  plus possibly precisely pricing probably put quite rather readily really remember revenue right roughly sadly said
  sales same second secondly seen separately several shall she short should simply since so some somebody someone
  something sometimes soon sorry still strictly such sure surely take taken talking tell ten thank thanks that the
  their theirs them then there therefore these they thing things third this those though through throughout thus to
  today together tomorrow too toward towards true twice two under understandable understood unfortunately unless
  unlike until up upon us usually very was we well were what whatever when whenever where whether which while who whoever
  whole whom whose why will with within without work would yes yesterday yet you your yours bye cash churn competition competitors
  contracts costs debt deals demand engineers equity evidence founders funding goodbye ha hi hiring investors
  marketing money nonsense price prices product profit retention risk risks runway staff suppliers team technology
  users valuation welcome`.split(/\s+/),
)
/** Abbreviations and titles of business that name no one. */
const BUSINESS = new Set(
  `i i'm i'd i'll i've ok mr mrs ms dr ceo cfo cto coo cmo hr it ip ai api arr mrr ebitda kpi kpis pr saas pdf roi vat
  chief executive officer director managing chair board head founder president english british european`.split(/\s+/),
)
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu

/** The first word of `text` that names somebody or something `allowed` does not know, or null. */
export function strangeName(text: string, allowed: string): string | null {
  const known = new Set((allowed.toLowerCase().replace(/[’]/g, "'").match(WORD) ?? []).flatMap(forms))
  const words = [...text.matchAll(WORD)]
  for (const [at, match] of words.entries()) {
    const word = match[0].replace(/[’]/g, "'").replace(/[-']+$/, "")
    if (!/^\p{Lu}/u.test(word) && !/\p{Ll}\p{Lu}/u.test(word)) continue
    const opens = /(?:^|[.!?:;]["”’)]*\s+|\n\s*|["“‘(]\s*|[–—]\s*)["“‘(]*$/.test(text.slice(0, match.index))
    // Of "Leeds-based" the part with a capital is the name.
    const parts = word.split("-").filter((part, index) => index === 0 || /^\p{Lu}/u.test(part))
    const strange = parts.find((part) => !isOrdinary(part, known))
    if (strange === undefined) continue
    if (!opens) return word
    const next = words[at + 1]?.[0] ?? ""
    const opener = OPENERS.has(strange.toLowerCase().replace(/'(?:s|ll|d|ve|re|m|t)$/, "")) || strange.endsWith("n't")
    const manner = /^\p{L}{3,}(?:ly|ing)$/u.test(strange) && !/^\p{Lu}/u.test(next)
    if (!opener && !manner) return word
  }
  return null
}

function isOrdinary(word: string, known: Set<string>): boolean {
  const low = word.toLowerCase()
  return BUSINESS.has(low) || forms(low).some((form) => known.has(form))
}

/** A word, its parts, and both without the endings of case and number. */
function forms(word: string): string[] {
  const bare = [word, ...word.split("-")].map((part) => part.replace(/'s?$/, ""))
  return [...new Set(bare.flatMap((part) => (part.length > 3 ? [part, part.replace(/(?:es|s)$/, "")] : [part])))]
}
