import { expect, test } from "vitest"
import { isForeign } from "./language.ts"

test.each([
  "What does die casting cost you?",
  "Who is Mr van der Linden on your board?",
  "How is the de la Cruz contract?",
  "Market, churn, runway.",
  "hw big is teh markt realy",
  "Did the war in the east hurt your sales?",
  "Is Los Angeles one of your cities?",
  "Combien, as the French say: how much do you want?",
  "LTV/CAC?",
  "ok",
])("%s is English", (text) => expect(isForeign(text, false)).toBe(false))

test.each([
  "Wie viele Kunden haben Sie denn?",
  "Guten Tag",
  "Combien de clients avez-vous ?",
  "Quién es el dueño de la empresa?",
  "Quali sono i rischi della vostra azienda?",
  "Quantos clientes vocês têm?",
  "Hoeveel klanten zijn er?",
  "Сколько у вас клиентов?",
  "売上はいくらですか",
  "كم عدد العملاء",
])("%s is not", (text) => expect(isForeign(text, false)).toBe(true))

test("one foreign word is enough where nothing else is known", () => {
  expect(isForeign("Bonjour", true)).toBe(true)
  expect(isForeign("Quanto cash avete?", true)).toBe(true)
})
