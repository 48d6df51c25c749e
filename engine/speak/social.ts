import type { QueryKind } from "#contracts/simulations.ts"
import type { Manner } from "../choose/manner.ts"
import type { Exchange } from "../types.ts"
import { isQuestion } from "../understand/split.ts"
import * as apart from "./phrases-apart.ts"
import * as greeting from "./phrases-greeting.ts"
import * as remarks from "./phrases-remark.ts"
import { remark, UNSURE } from "./remark.ts"
import { GREETS, MEETS, visitorOf } from "./visitor.ts"
import type { Pool } from "./voice.ts"

/** A reaction, and whether it leads on: to the first question, to the next, to a topic, or not at all. */
export type Social = { reaction: Pool; leads: "start" | "next" | "topic" | null }

const BY_MANNER: Record<Manner, Social> = {
  waiting: { reaction: remarks.WAITING, leads: null },
  puzzled: { reaction: remarks.PUZZLED, leads: null },
  signs: { reaction: apart.SIGNS, leads: null },
  foreign: { reaction: apart.FOREIGN, leads: null },
  code: { reaction: apart.CODE, leads: null },
  article: { reaction: apart.ARTICLE, leads: null },
  noise: { reaction: apart.NOISE, leads: null },
  insult: { reaction: apart.INSULT, leads: null },
  flirt: { reaction: apart.FLIRT, leads: null },
  stuck: { reaction: remarks.STUCK, leads: null },
  task: { reaction: apart.TASK, leads: null },
  urged: { reaction: remarks.URGED, leads: null },
  demand: { reaction: remarks.DEMAND, leads: null },
  keen: { reaction: remarks.KEEN, leads: null },
  called: { reaction: remarks.CALLED, leads: null },
  laughter: { reaction: remarks.LAUGHTER, leads: null },
  misheard: { reaction: remarks.MISHEARD, leads: null },
  declined: { reaction: remarks.DECLINED, leads: "next" },
}
/** Turns after which nobody asks any more where to start. */
const OVER_THE_DOORSTEP = 3

/** What is said besides the business, and the reaction to it; the first that fits is taken. */
const SUBJECTS: readonly (readonly [RegExp, Pool])[] = [
  [/\b(?:hear|see) me\b/i, greeting.HEARING],
  [/\b(?:you|u|anybody|anyone) (?:still )?(?:there|here|with me)\b/i, greeting.PRESENT],
  [/\b(?:pleasantries|straight to|to the point|down to (?:it|business)|cut to)\b/i, greeting.READY],
  [UNSURE, greeting.PATIENT],
  [/\b(?:train|flight|plane|traffic|taxi|journey|airport|motorway|trip|drive here)\b/i, greeting.JOURNEY],
  [/\b(?:sorry|apolog\w+|excuse me|my bad|pardon)\b/i, greeting.APOLOGY],
  [/\b(?:weekend|holidays?|vacation|evening off|christmas|easter)\b/i, greeting.FREE_TIME],
  [
    /\bhow (?:are|is|do) (?:you|it|everyone|things)|\bhow(?:'s| is| was) (?:it|your (?:day|week|morning))/i,
    greeting.HOW_ARE_YOU,
  ],
  [
    /\b(?:weather|rain(?:ing|y)?|sunny|sunshine|snow(?:ing)?|(?:lovely|beautiful|nice|grey|awful|cold|hot) (?:day|out(?:side)?))\b/i,
    greeting.WEATHER,
  ],
  [/\b(?:coffee|tea|biscuits?|cake|cookies?|water|smells?)\b/i, greeting.REFRESHMENT],
  [/\b(?:office|room|building|view|place (?:here|you)|workshop)\b/i, greeting.SURROUNDINGS],
  [/\b(?:tired|exhausted|stressed|pale|busy)\b/i, greeting.TIRED],
  [
    /\b(?:shall|should|can|could|let'?s|let us|ready to) (?:we )?(?:begin|start|get started|go)\b|\bready\b/i,
    greeting.READY,
  ],
]

/** The reply to a turn that asks for no fact. `offer` tells that a topic is at hand that the words touch. */
export function social(
  kind: QueryKind,
  manner: Manner | null,
  text: string,
  conversation: Exchange[],
  offer: boolean,
): Social {
  if (manner) return BY_MANNER[manner]
  if (kind === "closing") return { reaction: closing(text, conversation), leads: null }
  if (kind === "out_of_role") return { reaction: outOfRole(text), leads: null }
  const begun = conversation.length > OVER_THE_DOORSTEP || conversation.some((exchange) => exchange.topics.length > 0)
  const leads = begun ? "next" : "start"
  const subject = SUBJECTS.find(([sign]) => sign.test(text))?.[1]
  if (kind === "off_topic") return { reaction: (!isQuestion(text) && subject) || offTopic(text), leads: null }
  if (kind === "small_talk") {
    const asked = subject === greeting.PATIENT || (!begun && conversation.at(-1)?.kind === "small_talk")
    const reaction = smallTalk(text, conversation, subject)
    return { reaction, leads: asked || reaction === remarks.NODDED ? null : leads }
  }
  return remark(text, offer)
}

function smallTalk(text: string, conversation: Exchange[], subject: Pool | undefined): Pool {
  const greeted = conversation.some((exchange) => GREETS.test(exchange.input))
  if (subject) return subject
  if (visitorOf(text) && !greeted && !GREETS.test(text)) return greeting.MET
  if (GREETS.test(text)) return greeted ? greeting.GREETING_AGAIN : greeting.GREETING
  if (MEETS.test(text)) return greeting.MET
  if (/\b(?:thanks?|thank you|thx|ty|cheers)\b/i.test(text)) return greeting.THANKS
  if (/\b(?:my name|i'?m [A-Z]|i am [A-Z])/i.test(text) && !greeted) return greeting.GREETING
  return /\b(?:nice|kind|lovely|funny|good|great|welcome|pleasure|appreciate|beautiful|wonderful|sweet|friendly|helpful|enjoy\w*)\b/i.test(
    text,
  )
    ? greeting.COURTESY
    : remarks.NODDED
}

/** Whether a greeting stands before a reaction to something else: "Good morning. Nice office." */
export function greetsWith(kind: QueryKind, manner: Manner | null, text: string, conversation: Exchange[]): boolean {
  if (kind !== "small_talk" || manner || !GREETS.test(text)) return false
  if (conversation.some((exchange) => GREETS.test(exchange.input))) return false
  return SUBJECTS.some(([sign]) => sign.test(text))
}

function closing(text: string, conversation: Exchange[]): Pool {
  if (/\?\s*$/.test(text)) return greeting.CLOSING_QUESTIONS
  if (conversation.at(-1)?.kind === "closing") return greeting.CLOSED
  if (/\b(?:send|list|open points|questions by)\b/i.test(text)) return greeting.CLOSING_LIST
  if (
    /\b(?:come back|get back|let you know|hear from|discuss|internally|in touch|tomorrow|next week|partners|committee|think (?:about|it over))\b/i.test(
      text,
    )
  )
    return greeting.CLOSING_PROMISED
  return greeting.CLOSING
}

function outOfRole(text: string): Pool {
  if (
    /\b(?:instructions?|instrctions|prompts?|rules|pretend|act as|from now on|ignore|disregard|forget|system|repeat|translate|mode)\b/i.test(
      text,
    ) &&
    !/\b(?:key|weakness|strength|solution)/i.test(text)
  )
    return apart.ORDERS
  if (
    /\b(?:an? ai|a\.i\.|artificial|bot|robot|machine|computer|language model|llm|gpt|chatgpt|chat ?bot|real (?:person|human)|human|actor|simulation|simulated|trained|scripted|generated|program)\b/i.test(
      text,
    )
  )
    return apart.MACHINE
  if (
    /\b(?:key|answers?|solution|weakness(?:es)?|strengths?|expected|assessment|assignment|homework|exam|grade\w*|marks?|rubric|list|due diligence|hidden|secret|facts?|points?|items?|notes?)\b/i.test(
      text,
    )
  )
    return apart.KEY
  return apart.ORDERS
}

function offTopic(text: string): Pool {
  return /\bweather\b/i.test(text) ? greeting.WEATHER : apart.OFF_TOPIC
}
