import type { Mode } from "#contracts/limits.ts"
import type { MailKind } from "#server/db/schema.ts"
import { letterHtml } from "./letter-html.ts"

export type Letter =
  | { kind: "invitation"; firstname: string | null; mode: Mode; link: string }
  | { kind: "reset"; firstname: string; link: string }
  | { kind: "password_changed"; firstname: string; forgotLink: string }
  | { kind: "signup_confirmation" }
export type Written = { kind: MailKind; subject: string; text: string; html: string }
/** Names that an operator edits in the brand file. */
export type Sender = { product: string; company: string; support_email: string }

type Draft = { subject: string; greeting: string; paragraphs: string[]; link?: { label: string; url: string } }

/** What a mode is, for somebody who has not seen it. */
const WHAT_WAITS: Record<Mode, string> = {
  Investor:
    "You question the managers of a company that does not exist, against the clock, write your assessment, and read what you covered and what you missed.",
  Founder:
    "An investor who does not exist questions you about the company that does, yours, and you read what your answers left open.",
}

const greet = (firstname: string | null) => (firstname ? `Hello ${firstname},` : "Hello,")

function draft(letter: Letter, { product, support_email }: Sender): Draft {
  switch (letter.kind) {
    case "invitation":
      return {
        subject: `Your invitation to ${product}`,
        greeting: greet(letter.firstname),
        paragraphs: [
          `You are invited to the ${product} beta, in ${letter.mode.toLowerCase()} mode. ${WHAT_WAITS[letter.mode]}`,
          "Choose a password with the link below and your account is ready. The link works once, for fourteen days.",
          "If you did not expect this letter, leave it: without a password there is no account.",
        ],
        link: { label: "Choose a password", url: letter.link },
      }
    case "reset":
      return {
        subject: `Reset your ${product} password`,
        greeting: greet(letter.firstname),
        paragraphs: [
          "Someone, we hope you, asked for a new password to your account. Choose one with the link below.",
          "The link works once, for one hour. If it was not you, there is nothing to do: your password stays as it is.",
        ],
        link: { label: "Choose a new password", url: letter.link },
      }
    case "password_changed":
      return {
        subject: `Your ${product} password was changed`,
        greeting: greet(letter.firstname),
        paragraphs: [
          "The password of your account has just been changed, and every open session was ended.",
          `If it was not you, ask for a new link straight away, and write to ${support_email}.`,
        ],
        link: { label: "Ask for a new link", url: letter.forgotLink },
      }
    case "signup_confirmation":
      return {
        subject: `You are on the ${product} waiting list`,
        greeting: "Hello,",
        paragraphs: [
          `Thank you for your interest in ${product}. Your seat on the waiting list is kept: we write to you when the room is ready, and not before.`,
          `If you did not ask for this, write to ${support_email} and we will take the address off.`,
        ],
      }
  }
}

/** A letter as plain text and as HTML, both with the same words. */
export function writeLetter(letter: Letter, sender: Sender): Written {
  const { subject, greeting, paragraphs, link } = draft(letter, sender)
  const { product, company } = sender
  const parts = [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), `${product}\n${company}`]
  return {
    kind: letter.kind,
    subject,
    text: `${parts.join("\n\n")}\n`,
    html: letterHtml({ subject, greeting, paragraphs, link, product, company }),
  }
}
