import type { QueryKind } from "#contracts/simulations.ts"
import type { CompanyManager } from "../types.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForeign } from "./language.ts"

/**
 * What a turn is beside its kind, where the words themselves decide what a person would say to
 * them and no fact of the company belongs in the reply.
 */
export type Manner =
  | "waiting"
  | "puzzled"
  | "signs"
  | "foreign"
  | "code"
  | "article"
  | "noise"
  | "insult"
  | "flirt"
  | "stuck"
  | "task"
  | "declined"
  | "misheard"
  | "laughter"
  | "urged"
  | "demand"
  | "keen"
  | "called"

const WAITING =
  /^\W*(?:(?:h+m+|mm+|u+h+m?|e+r+m?|um+|ah+|let me (?:think|see)(?: (?:about (?:that|it)|for a (?:moment|second|minute)))?|one (?:moment|second|minute)|(?:just |give me )?a (?:moment|second|minute)|hang on|hold on|wait|bear with me|thinking)\W*)+(?:please)?\W*$/i
const INSULT =
  /\b(?:idiots?|stupid|morons?|fools?|dumb|clowns?|pathetic|incompetent|useless|shut up|fuck(?:ing|ed)?|f\*+k?|piss off|screw you|go to hell|assholes?|bastards?|wast(?:e|ing) (?:of )?(?:my|our|everyone's) time|(?:have|'ve|got) no (?:idea|clue) what you|you(?: people| all)? (?:are|'re) (?:all )?(?:a )?(?:joke|rubbish|terrible|hopeless|awful|boring))\b/i
const FLIRT =
  /\b(?:beautiful|gorgeous|sexy|handsome|pretty|lovely) (?:eyes|smile|voice|face|woman|man|lips|legs|hair)\b|\bi (?:love|adore|fancy) you\b|\bare you (?:single|married|free tonight)|\b(?:dinner|drinks?|a date) (?:with me|tonight|together)|\b(?:marry|kiss|date) me\b|\byou(?:'re| are| look) (?:so |very |really )?(?:sexy|hot|gorgeous|beautiful|cute|attractive|handsome)\b/i
const STUCK =
  /\b(?:not sure|unsure|don'?t know|no (?:idea|clue))\b.{0,12}\bwhat (?:else )?(?:to|i (?:should|could|can|may))\s*(?:ask|say|start)|\bwhat (?:else )?(?:should|could|can|shall) i (?:be )?ask|\bwhere (?:should|do|shall) (?:i|we) (?:start|begin)\b|\bwhat would (?:you|an?(?: \w+){0,2} investor) (?:ask|want to know)\b|\banything (?:else )?i (?:haven'?t|have not|didn'?t|forgot to|should have) ask|\bwhat (?:did|have) i (?:forget|forgotten|miss(?:ed)?|not ask(?:ed)?)\b/i
const TASK =
  /^\W*(?:(?:please|now|can you|could you|would you),? )*(?:(?:write|compose|recite|translate|draw|sing|code|rap)(?! (?:off|down|it off))\b|(?:tell|give|make) (?:me|us) a (?:joke|poem|recipe|song|fairy ?tale))/i
const LAUGHTER = /^\W*(?:(?:lol|rofl|lmao|ha(?:ha)+|he(?:he)+|hihi|haha\w*)\W*)+$/i
const URGED =
  /\bbe (?:honest|straight|frank|open|direct|serious|blunt)\b|\bstraight answer|\blevel with (?:me|us)|\bcut the \w+/i
/** What an investor asks for or offers, which is for the term sheet and not for this table. */
const DEMAND =
  /\bwe(?:'d| would) (?:want|need|expect|ask|require|insist)\b|\b(?:i|we)(?:'ll| will| would|'d| could) (?:give|offer|put in|invest|pay) (?:you )?\S*\d|\b(?:my|our) (?:last|final|best|first) offer\b/i
const KEEN =
  /\bi(?:'d| would)(?: really)? (?:like|love) to invest\b|\b(?:i'm|i am|we're|we are) in\W*$|\bi(?:'ll| will) invest\b|\bwhere do (?:i|we) sign\b|\bcount (?:me|us) in\b/i
const MISHEARD =
  /\b(?:(?:i )?(?:didn'?t|did not|never) ask(?:ed)? (?:for |you )?(?:that|this)\b|not what i (?:asked|meant|wanted)|not my question|you (?:misunderstood|misheard|got me wrong)|wrong question|i meant something else)/i
const CODE =
  /[{};]\s*$|[{}]\s*[{};)]|=>|<\/?[a-z][\w-]*(?:\s[^>]*)?>|\bSELECT\b.+\bFROM\b|\bDROP TABLE\b|\bdef \w+\(|\bfunction\s*\w*\(|\bconsole\.\w+|\bimport \w+ from\b|#include|^\s*(?:curl|sudo|rm -)\b/im
const REMARKS: ReadonlySet<QueryKind> = new Set(["statement", "closing", "small_talk"])
const LONGEST_REMARK = 600
const LONGEST_INSULT = 10

/** The manner of a turn, or null where its kind and topics decide the reply. */
export function mannerOf(input: string, turn: Understanding, management: CompanyManager[]): Manner | null {
  const text = input.replace(/\s+/g, " ").trim()
  const surelyAsked = turn.asked.some((asked) => asked.certainty === "sure" && !asked.inherited)
  if (!/[\p{L}\p{N}]/u.test(text)) return bareSigns(text)
  if (WAITING.test(text)) return "waiting"
  if (isOnlyName(text, management)) return "called"
  if (isForeign(text, turn.unreadable)) return "foreign"
  if (CODE.test(text) && !surelyAsked) return "code"
  if (STUCK.test(text)) return "stuck"
  if (URGED.test(text) && !text.includes("?") && text.split(" ").length <= LONGEST_INSULT) return "urged"
  if (turn.kind === "out_of_role") return null
  if (LAUGHTER.test(text)) return "laughter"
  if (turn.unreadable) return "noise"
  if (!text.includes("?") && text.split(" ").length <= LONGEST_INSULT && INSULT.test(text)) return "insult"
  if (FLIRT.test(text)) return "flirt"
  if (KEEN.test(text) && !text.includes("?")) return "keen"
  if (REMARKS.has(turn.kind) && DEMAND.test(text)) return "demand"
  if (MISHEARD.test(text) && text.split(" ").length <= LONGEST_INSULT) return "misheard"
  if (TASK.test(text)) return "task"
  if (text.length > LONGEST_REMARK && !text.includes("?") && turn.kind !== "closing") return "article"
  return null
}

function isOnlyName(text: string, management: CompanyManager[]): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s'-]/gu, "")
    .trim()
  return (
    words !== "" &&
    management.some(({ name }) => name.toLowerCase() === words || name.toLowerCase().split(" ").includes(words))
  )
}

function bareSigns(text: string): Manner {
  if (text.includes("?")) return "puzzled"
  return /^[.…\-–—_\s]*$/.test(text) ? "waiting" : "signs"
}
