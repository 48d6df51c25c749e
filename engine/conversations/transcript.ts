import { readdirSync, readFileSync } from "node:fs"
import { caseCompany } from "../testing/case-company.ts"
import { exchangeOf } from "../testing/exchange.ts"
import { readCompany } from "../testing/read-content.ts"
import type { CaseCompany, DialogueEngine, Exchange, Turn } from "../types.ts"

const FOLDER = new URL("./", import.meta.url)
/** One written conversation: a heading, the company, the visitor's turns as quotations, replies between. */
export type Transcript = { file: URL; title: string; slug: string; inputs: string[]; text: string }

export function readTranscripts(): Transcript[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".md"))
  return files.sort().map((name) => {
    const file = new URL(name, FOLDER)
    const text = readFileSync(file, "utf8")
    const inputs = [...text.matchAll(/^> (.*)$/gm)].map(([, input]) => input ?? "")
    return {
      file,
      title: /^# (.*)$/m.exec(text)?.[1] ?? name,
      slug: /^Company: (.*)$/m.exec(text)?.[1] ?? "",
      inputs,
      text,
    }
  })
}

/** The conversation as it runs now, in the same form. A fact's words are linked to its key. */
export async function replay({ title, slug, inputs }: Transcript, engine: DialogueEngine): Promise<string> {
  const company = caseCompany(readCompany(slug))
  const conversation: Exchange[] = []
  const lines = [`# ${title}`, "", `Company: ${slug}`]
  for (const input of inputs) {
    const turn = await engine.reply({ company, conversation, input, model: "grounded" })
    conversation.push(exchangeOf(turn))
    lines.push("", `> ${input}`, "", `**${turn.executive.name}** (${label(turn)}): ${linked(turn, company)}`)
  }
  return `${lines.join("\n")}\n`
}

/** A transcript without the facts' own words: those are the companies' to edit. */
export function withoutFacts(text: string): string {
  return text.replace(/\[[^\]]*\]\(([\w.-]+)\)/g, "($1)")
}

function label({ kind, trace }: Turn): string {
  return [kind, ...trace.topics].join(", ")
}

function linked({ output, trace }: Turn, company: CaseCompany): string {
  let text = output
  for (const key of trace.facts) {
    const said =
      company.facts
        .find((fact) => fact.key === key)
        ?.text.replace(/\s+/g, " ")
        .trim() ?? ""
    // A later answer of several may be cut to its first sentence.
    const first = /^.{20,}?[.?!](?=\s|$)/.exec(said)?.[0] ?? said
    const part = text.includes(said) ? said : first
    text = text.replace(part, () => `[${part}](${key})`)
  }
  return text
}
