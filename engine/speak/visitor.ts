/** Opens as a greeting does. */
export const GREETS =
  /^\W*(?:hi|hello|helo|hey|hiya|dear|welcome|good (?:morning|afternoon|evening|day)|gud \w+|greetings)\b/i
/** Says that it is glad to meet. */
export const MEETS =
  /\b(?:nice|good|great|lovely|glad|happy|pleased|pleasure) (?:to|for|that) (?:we )?(?:meet|met|see)/i

/** The visitor's greeting as it is given back. */
export function helloTo(text: string): string {
  const day = /\bgood (morning|afternoon|evening|day)\b/i.exec(text)?.[1]
  return day ? `Good ${day.toLowerCase()}` : "Hello"
}

const NAMED = /\b(?:my name is|my name's|call me)\s+(\p{Lu}[\p{L}'-]+)/u
const FROM_SOMEWHERE =
  /\b(?:I'm|I am|i'm|i am|[Tt]his is)\s+(\p{Lu}[\p{L}'-]+)(?:\s\p{Lu}[\p{L}'-]+)?,?\s(?:and\s)?(?:from|of|with|at|I work|i work|partner)\b/u
const AT_THE_END = /\b(?:I'm|I am|i'm|i am)\s+(\p{Lu}[\p{L}'-]+)(?:\s\p{Lu}[\p{L}'-]+)?(?=[.,!]|$)/u
/** "I'm Danish" names nobody. */
const NATION = /(?:ish|ese|ench|utch|wiss|erman|merican|ndian|talian|ustrian|elgian|orwegian|anadian|ussian)$/

/** The first name that the visitor gives, or an empty text. */
export function visitorOf(text: string): string {
  const polite = GREETS.test(text) || MEETS.test(text)
  const name = (NAMED.exec(text) ?? FROM_SOMEWHERE.exec(text) ?? (polite ? AT_THE_END.exec(text) : null))?.[1] ?? ""
  return NATION.test(name) ? "" : name
}
