import type { QueryKind } from "#contracts/simulations.ts"
import {
  ACKNOWLEDGED,
  ADVICE,
  APOLOGY,
  CLOSING,
  CLOSING_QUESTIONS,
  COURTESY,
  GREETING,
  HOW_ARE_YOU,
  OFF_TOPIC,
  OUT_OF_ROLE,
  PRAISE,
  REMARK,
  THANKS,
} from "./phrases-social.ts"

/** The phrasings that answer a turn which asks for no fact. */
export function socialPhrases(kind: QueryKind, text: string): readonly string[] {
  if (kind === "closing") return /\?\s*$/.test(text) ? CLOSING_QUESTIONS : CLOSING
  if (kind === "off_topic") return OFF_TOPIC
  if (kind === "out_of_role") return OUT_OF_ROLE
  if (kind === "small_talk") return courtesies(text)
  return remarks(text)
}

function courtesies(text: string): readonly string[] {
  if (/how (?:are|is|do) (?:you|it|everyone|things)|how was|how'?s it/i.test(text)) return HOW_ARE_YOU
  if (/sorry|apolog|excuse me|my bad/i.test(text)) return APOLOGY
  if (
    /\b(?:hi|hello|helo|hey|hiya|good (?:morning|afternoon|evening|day)|gud|meet you|my name|i'?m [A-Z]|begin|start)\b/i.test(
      text,
    )
  )
    return GREETING
  if (/\b(?:thanks?|thx|ty|cheers|kind)\b/i.test(text)) return THANKS
  return COURTESY
}

function remarks(text: string): readonly string[] {
  if (text.split(/\s+/).length <= 4 && !/\b(?:great|good|impress|nice|well done|excellent|love)/i.test(text))
    return ACKNOWLEDGED
  if (
    /\b(?:impress|great|good (?:answer|number|work|point)|nice|well done|excellent|love|like (?:the|your|how)|appreciate|helpful|feeling)/i.test(
      text,
    )
  )
    return PRAISE
  if (
    /\b(?:should|ought|would be wise|advice|recommend|consider|in my view|i think|i believe|personally|i'?d (?:rather|focus|be))\b/i.test(
      text,
    )
  )
    return ADVICE
  return REMARK
}
