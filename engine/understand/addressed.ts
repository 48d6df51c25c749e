import type { CompanyManager } from "../types.ts"

/** Words by which a role is spoken to, beside its own name. */
const ROLE_WORDS: [RegExp, RegExp][] = [
  [/\b(?:cfo|finance (?:lead|head|director|chief)|head of finance)\b/i, /financ|cfo/i],
  [/\b(?:cto|technology (?:lead|head|director)|head of technology|chief engineer)\b/i, /techn|cto|engineer/i],
  [/\b(?:ceo|managing director|chief executive)\b/i, /chief executive|ceo|managing director/i],
  [/\b(?:coo|operations (?:lead|head|director)|head of operations)\b/i, /operat|coo/i],
  [/\b(?:cmo|marketing (?:lead|head|director)|head of marketing)\b/i, /market|cmo/i],
  [/\b(?:cso|sales (?:lead|head|director)|head of sales|commercial (?:lead|director))\b/i, /sales|commercial|revenue/i],
]
const TITLE = "(?:mr|mrs|ms|miss|dr|prof|professor)\\.?\\s+"

type Call = { manager: CompanyManager; sign: RegExp }
/** Each turn asks for the same management again; its expressions are built once. */
const callsOf = new WeakMap<CompanyManager[], Call[]>()

/**
 * The manager a turn speaks to by name or role, or null. A name counts where one is addressed
 * with it: at the start or end, set off by a comma, after a title, or as the first or full name.
 */
export function addressed(text: string, management: CompanyManager[]): CompanyManager | null {
  const calls = callsOf.get(management) ?? [...management.map(byName), ...management.flatMap(byRole)]
  callsOf.set(management, calls)
  return calls.find(({ sign }) => sign.test(text))?.manager ?? null
}

function byName(manager: CompanyManager): Call {
  const [first = "", ...rest] = manager.name
    .replace(/^(?:dr|prof)\.?\s+/i, "")
    .split(/\s+/)
    .map(literally)
  const last = rest.at(-1) ?? ""
  const names = [
    first,
    rest.length > 0 ? `${first}\\s+${rest.join("\\s+")}` : "",
    last ? `${TITLE}${last}` : "",
  ].filter((name) => name.length > 1)
  return { manager, sign: spokenTo(names.join("|")) }
}

function byRole(manager: CompanyManager): Call[] {
  const spoken = ROLE_WORDS.filter(([, held]) => held.test(manager.role)).map(([words]) => words.source)
  return [
    { manager, sign: spokenTo(`(?:the |our |your )?${literally(manager.role)}`) },
    ...spoken.map((words) => ({ manager, sign: spokenTo(`(?:the |your )?${words}`) })),
  ]
}

/** Set off as an address: at an end with a comma, or "a question for X", "X, …", "to X". */
function spokenTo(names: string): RegExp {
  const name = `(?:${names})`
  return new RegExp(
    `^\\W*(?:(?:and|so|ok|okay|thanks|thank you|hello|hi|good morning|sorry|maybe|perhaps|over to you)[,\\s]+)*${name}\\s*[,:!?]` +
      `|[,.?!]\\s*${name}\\s*[?.!]*$|[,.?!]\\s*${name}\\s*,` +
      `|\\b(?:question (?:for|to)|asking|ask|hear (?:it )?from|turn to|one for|this is for|over to|to you|i would like|could|can|would)\\s+${name}\\b|\\b(?:what|how) does\\s+${name}\\s+(?:think|say|see|feel|judge|make)\\b`,
    "iu",
  )
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
