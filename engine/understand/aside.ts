import type { CaseCompany } from "../types.ts"

/**
 * What any manager can say without a fact of the case: what the company is, as the visitor has read
 * already, and what a word of the trade means.
 */
const MEANINGS: [RegExp, string][] = [
  [/churn/i, "Churn is the share of customers, or of their money, that leaves within a period."],
  [/cac|acquisition cost/i, "CAC is what it costs to win one customer, sales and marketing included."],
  [/ltv|lifetime value/i, "Lifetime value is the margin a customer brings over all the years it stays."],
  [/net burn|burn(?: rate)?/i, "Burn is what leaves the bank account in a month beyond what comes in."],
  [/runway/i, "Runway is how many months the cash lasts at today's burn."],
  [/arr|recurring revenue|mrr/i, "Recurring revenue is what comes again each year without being sold again."],
  [/run[- ]rate/i, "A run rate is the latest month or quarter stretched to a year, so it assumes nothing changes."],
  [/gross margin/i, "Gross margin is what is left of revenue after the direct cost of delivering it."],
  [/contribution margin/i, "A contribution margin is what one customer or unit leaves after its own costs."],
  [/pay-?back/i, "Payback is how long a customer's margin takes to return what winning it cost."],
  [/tam|total addressable market/i, "The total market is everybody who could ever buy, at today's price."],
  [/cohort/i, "A cohort is all customers who began in the same period, watched together from then on."],
  [/cap(?:itali[sz]ation)? table/i, "The cap table is the list of who owns how many shares and options."],
  [/convertible|safe note|safe/i, "A convertible is a loan that turns into shares at the next round."],
  [/vesting|vest/i, "Vesting means that shares are earned over time, and lost when somebody leaves early."],
  [/dilut\w+/i, "Dilution is the part of the company the present owners give up when new shares are issued."],
  [/pre-?money/i, "Pre-money is the value agreed for the company before the new money is in."],
  [/liquidation preference|preference/i, "A preference says whose money comes back first when the company is sold."],
  [/ebitda/i, "EBITDA is profit before interest, tax and the writing off of assets."],
  [/pipeline/i, "The pipeline is the list of sales that are being talked about and not yet signed."],
  [
    /net (?:revenue )?retention|nrr/i,
    "Net retention is last year's customers' money this year, losses and growth included.",
  ],
  [/due diligence/i, "Due diligence is the checking that comes before the signature."],
  [/moat/i, "A moat is whatever keeps a rival from doing the same next year."],
  [/exit/i, "An exit is the day investors turn their shares back into money, mostly by a sale of the company."],
]
const ASKED_MEANING =
  /^\W*(?:(?:sorry|and|so|wait|hm+|excuse me|please)[,.\s]+)*(?:what(?:'s| is| does| do| do you mean (?:by|with)| are)|define|can you explain|explain)\s+(?:an? |the (?:word|term) )?["'“]?([\w -]{2,30}?)["'”]?(?:\s+(?:means?|stands? for|in this context))?\s*(?:exactly|please)?\s*\?*\s*$/i

/** The meaning of a word that a turn asks for, or null. Needs the asking for a meaning: "What is churn?" */
export function meaningAskedFor(text: string): string | null {
  const term = ASKED_MEANING.exec(text)?.[1]
  if (!term || /\b(?:your|you|our|this|that|it)\b/i.test(term)) return null
  const meaning = MEANINGS.find(([word]) => new RegExp(`^(?:${word.source})$`, "i").test(term.trim()))
  return meaning?.[1] ?? null
}

/** The company in its own published words, where a turn asks for nothing narrower; null otherwise. */
export function introductionAskedFor(text: string, company: CaseCompany): string | null {
  const name = company.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  const subject = `(?:${name}|the company|your company|this company|the business|your business)`
  const asked = new RegExp(
    "^\\W*(?:(?:hello|hi|ok|okay|so|first|please|right|well|quick round first|to start|let's start)[\\s,.:]+)*" +
      "(?:(?:can|could) you (?:please )?)?" +
      `(?:what (?:exactly |actually )?(?:does ${subject}|do you(?: all| guys)?) (?:actually |really |even )?(?:do|sell|offer)` +
      `|what is ${subject}(?: about)?|what(?:'s| is) it (?:that )?you do` +
      `|(?:tell (?:me|us) |talk )(?:a (?:bit|little) |something |more )?about ${subject}|tell (?:me|us) (?:a (?:bit|little) )?about yourselves` +
      `|(?:introduce|describe|explain|present) (?:${subject}|yourselves)` +
      "|who are you,? and what do you (?:do|sell|make))" +
      "(?:,? (?:exactly|briefly|in (?:a|one|two|a few) (?:sentences?|words?)|please))*\\W*$",
    "i",
  ).test(text)
  return asked ? company.description.replace(/\s+/g, " ").trim() : null
}
