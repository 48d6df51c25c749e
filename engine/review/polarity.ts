import { contentWords } from "./words.ts"

/**
 * Whether two statements about the same thing say opposite things: "low churn" against
 * "customers leave quickly". Embeddings put such pairs close together; words tell them apart.
 * Each axis has words that push it up and words that push it down; a negation or a word of
 * smallness shortly before turns one round.
 */
const AXES: Record<string, { up: RegExp; down: RegExp }> = {
  staying: {
    up: /^(?:retention|retain(?:s|ed|ing)?|renew(?:s|ed|al|als|ing)?|stay(?:s|ed|ing)?|loyal(?:ty)?|stick(?:s|y|iness)?|remain(?:s|ed)?|reorder(?:s|ed|ing)?)$/,
    down: /^(?:churn(?:s|ed|ing)?|leav(?:e|es|ing)|left|cancel(?:s|led|ling|lation|lations)?|attrition|defect(?:s|ed|ion)?|quit|turnover|departures?|departed|abandon(?:s|ed)?|lost|los(?:e|es|ing)|losses|resign(?:s|ed|ing)?)$/,
  },
  growth: {
    up: /^(?:grow(?:s|n|ing|th)?|grew|ris(?:e|es|ing)|rose|increas(?:e|es|ed|ing)|expand(?:s|ed|ing)?|accelerat(?:e|es|ed|ing)|climb(?:s|ed|ing)?|improv(?:e|es|ed|ing)|doubl(?:e|es|ed|ing))$/,
    down: /^(?:shrink(?:s|ing)?|shrank|fall(?:s|ing|en)?|fell|declin(?:e|es|ed|ing)|drop(?:s|ped|ping)?|decreas(?:e|es|ed|ing)|slow(?:s|ed|ing|down)?|stagnant|stall(?:s|ed|ing)?|flat|worsen(?:s|ed|ing)?|erod(?:e|es|ed|ing)|shrinking)$/,
  },
  speed: {
    up: /^(?:fast|faster|quick|quickly|quicker|short|shorter|rapid|rapidly|swift|early)$/,
    down: /^(?:slow|slower|slowly|long|longer|lengthy|late|delay(?:s|ed)?|delays|drag(?:s|ged|ging)?)$/,
  },
  spread: {
    up: /^(?:diversif(?:ied|y|ication)|spread|broad|independent|independence|many|several|multiple|balanced|varied)$/,
    down: /^(?:concentrat(?:ed|ion)|biggest|largest|carr(?:y|ies|ied)|dominat(?:e|es|ed)|depend(?:s|ent|ence|ency|ing)?|rel(?:y|ies|iant|iance|ying)|single|sole|one|hinge(?:s|d)?|alone|few)$/,
  },
  quality: {
    up: /^(?:strong|solid|healthy|good|great|excellent|robust|experienced|seasoned|proven|reliable|mature|clear|sound|capable|complete|competent|attractive|impressive|superior|advantage|deep)$/,
    down: /^(?:weak|weakness|poor|fragile|thin|bad|inexperienced|unproven|untested|unreliable|immature|unclear|vague|gap|gaps|problem|problems|risky|inferior|disadvantage|incomplete|missing|lacking|shallow|vulnerable|flawed)$/,
  },
  money: {
    up: /^(?:profit(?:s|able|ability)?|surplus|cash-generative|breakeven|well-funded|solvent)$/,
    down: /^(?:loss-making|unprofitable|burn(?:s|ing)?|deficit|insolvent|cash-strapped|underfunded)$/,
  },
  cost: {
    up: /^(?:expensive|costly|pricey|dear|premium)$/,
    down: /^(?:cheap|cheaper|inexpensive|affordable|low-cost)$/,
  },
  degree: {
    up: /^(?:high|higher|large|larger|big|bigger|wide|ample|plenty|majority|most|huge|substantial)$/,
    down: /^(?:low|lower|small|smaller|little|tiny|narrow|minor|minority|limited|negligible|scarce)$/,
  },
  protection: {
    up: /^(?:patent(?:s|ed)?|protected|owns?|owned|exclusive|defensible|moat|secured?|certified|compliant|approved|audited|verified)$/,
    down: /^(?:unpatented|unprotected|copied|copyable|imitated|imitable|commodity|commoditised|exposed|infring(?:e|es|ed|ement)|unapproved|uncertified|unaudited|unverified|shared)$/,
  },
  power: {
    up: /^(?:unsold|spare|slack|underused|idle|headroom)$/,
    down: /^(?:full|bottleneck|overloaded|overbooked|stretched|constrained|maxed)$/,
  },
}
const NEGATION =
  /^(?:no|not|never|none|nobody|without|lack|lacks|lacking|little|low|few|hardly|barely|minimal|zero|limited|isn't|aren't|doesn't|don't|didn't|won't|can't|cannot|hasn't|haven't|wasn't|nor|neither|fails?|avoids?|absence|seldom|rarely|hard|scarcely)$/
const REACH = 4
/** "Attrition is below 5 %" is low attrition: smallness may stand behind a rate as well. */
const RATE = /^(?:churn|attrition|turnover|cancellations?|departures|losses)$/
const BELOW = /^(?:below|under|less|only|just|near)$/
const REACH_BEHIND = 3

/** Sign of each axis that a text speaks of, -1 to 1: the sum of its signs, cut. */
export function leanings(text: string): Map<string, number> {
  const words =
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[a-z][a-z'-]*/g) ?? []
  const found = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    for (const [axis, { up, down }] of Object.entries(AXES)) {
      const sign = up.test(word) ? 1 : down.test(word) ? -1 : 0
      if (sign === 0) continue
      const before = words.slice(Math.max(0, at - REACH), at)
      const behind = RATE.test(word) ? words.slice(at + 1, at + 1 + REACH_BEHIND) : []
      const turns = before.filter((one) => NEGATION.test(one)).length + Number(behind.some((one) => BELOW.test(one)))
      const turned = turns % 2 === 1
      found.set(axis, (found.get(axis) ?? 0) + (turned ? -sign : sign))
    }
  }
  // "low churn" speaks of staying; its "low" is spent on the turn and says nothing of degree.
  if (found.has("staying") || found.has("spread")) found.delete("degree")
  return found
}

/** How strongly two texts lean apart, 0 (nowhere) upwards: one for each axis with opposite signs, less where they agree. */
export function opposition(a: Map<string, number>, b: Map<string, number>): number {
  let against = 0
  for (const [axis, sign] of a)
    if (sign * (b.get(axis) ?? 0) < 0) against += axis === "quality" || axis === "degree" ? 0.6 : 1
  return Math.max(0, against - 0.5 * agreement(a, b))
}

/** On how many axes two texts lean the same way. */
export function agreement(a: Map<string, number>, b: Map<string, number>): number {
  let together = 0
  for (const [axis, sign] of a) if (sign * (b.get(axis) ?? 0) > 0) together++
  return together
}

/** What stands right behind a denial, "not insured", or right within one, "uninsured". */
const DENIED = /(?:\b(?:not|never|cannot)|n't)\s+(?!only\b|just\b)([a-z]+(?:\s+[a-z]+)?)|\bun([a-z]{4,})/g
const ABSENCE = /^(?:nothing|missing|open|pending|un[a-z]{4,})$/

/** Whether one text denies a word that the other says and does without any denial: "not insured", "is insured". */
export function contradict(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.toLowerCase().replaceAll("’", "'"))
  return one !== undefined && other !== undefined && (denies(one, other) || denies(other, one))
}

function denies(one: string, other: string): boolean {
  if (other.match(/[a-z']+/g)?.some((word) => NEGATION.test(word) || ABSENCE.test(word))) return false
  const denied = contentWords([...one.matchAll(DENIED)].map(([, behind, within]) => behind ?? within).join(" "))
  return [...contentWords(other)].some((word) => denied.has(word))
}
