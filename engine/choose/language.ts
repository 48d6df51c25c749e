/** Frequent words that English does not have, of the languages that visitors are likeliest to slip into. */
const FOREIGN = new Set(
  // German, Dutch
  (
    "wie wer wo ist sind der das ein eine einen ihr ihre ihren ihrem sie und nicht haben habt wir ich viel viele mir über den dem im mit für auf kunden können etwas denn bitte danke guten tag hallo warum welche welcher gibt es hoch gewesen umsatz markt geld firma " +
    "hoe hoeveel wat het een jullie niet zijn welke klanten bedrijf dank goedemorgen " +
    // French
    "le les des et vous votre vos quel quelle quels quelles combien pourquoi comment avez êtes une du avec dans qui que bonjour bonsoir merci notre nous je ne pas sont chiffre marché entreprise clients cherchez-vous quoi où " +
    // Spanish, Portuguese, Italian
    "el los las cuál cuánto cuántos cuánta cuántas qué cómo es son del una por para ustedes usted tiene tienen su sus mercado hola gracias quién quiénes empresa dónde buenos días " +
    "qual quantos quanto vocês não obrigado olá tamanho tem têm seus os " +
    "quanti avete il gli sono che quale grazie ciao buongiorno vostro vostra della dei soldi di clienti azienda"
  ).split(" "),
)
const ENGLISH = new Set(
  "the a is are was were what how who why when where which do does did you your of and to in for it its that have has much many with can could i we on me my our this not be from at if so but or would tell about".split(
    " ",
  ),
)
/** Share of letters outside the Latin script from which a text is in another language. */
const OTHER_SCRIPT = 0.4

/**
 * Whether a turn is in another language than English: another script, or more of the small words
 * of other languages than of English. `strange` tells that its words are unknown here; then one
 * such word is enough.
 */
export function isForeign(text: string, strange: boolean): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return false
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (1 - latin / letters >= OTHER_SCRIPT) return true
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  const english = words.filter((word) => ENGLISH.has(word)).length
  if (words.length <= 2 && foreign === words.length) return true
  return foreign > english && (foreign >= 2 || strange)
}
