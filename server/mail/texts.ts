import type { Mode } from "#contracts/limits.ts"
import type { MailKind } from "#server/db/schema.ts"
import { escapeHtml } from "#server/http/html.ts"

export type Letter =
  | { kind: "invitation"; firstname: string | null; mode: Mode; link: string }
  | { kind: "reset"; firstname: string; link: string }
  | { kind: "password_changed"; firstname: string; forgotLink: string }
  | { kind: "signup_confirmation" }
export type Written = { kind: MailKind; subject: string; text: string; html: string }
/** Names that an operator edits in the brand file. */
export type Sender = { product: string; company: string; support_email: string }

type Draft = { subject: string; greeting: string; paragraphs: string[]; link?: { label: string; url: string } }

const greet = (firstname: string | null) => (firstname ? `Hello ${firstname},` : "Hello,")

function draft(letter: Letter, { product, support_email }: Sender): Draft {
  switch (letter.kind) {
    case "invitation":
      return {
        subject: `Your invitation to ${product}`,
        greeting: greet(letter.firstname),
        paragraphs: [
          `You are invited to the ${product} beta in ${letter.mode.toLowerCase()} mode. Choose a password with the link below and your account is ready.`,
          "The link works once, for fourteen days.",
        ],
        link: { label: "Choose a password", url: letter.link },
      }
    case "reset":
      return {
        subject: `Reset your ${product} password`,
        greeting: greet(letter.firstname),
        paragraphs: [
          "Someone, we hope you, asked to reset the password of your account. Choose a new one with the link below.",
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
          `Thank you for your interest in ${product}. Your address is on the waiting list, and we will write when a place is free.`,
          `If you did not ask for this, write to ${support_email} and we will take the address off.`,
        ],
      }
  }
}

/** A letter as plain text and as HTML that needs no picture, style sheet or script. */
export function writeLetter(letter: Letter, sender: Sender): Written {
  const { subject, greeting, paragraphs, link } = draft(letter, sender)
  const parts = [greeting, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), sender.company]
  const html = [
    `<p>${escapeHtml(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    `<p>${escapeHtml(sender.company)}</p>`,
  ]
  return {
    kind: letter.kind,
    subject,
    text: `${parts.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${html.join("")}</body></html>`,
  }
}
