import { escapeHtml } from "#server/http/html.ts"

/** A letter's words, in the order they are read. */
export type LetterWords = {
  subject: string
  greeting: string
  paragraphs: string[]
  link?: { label: string; url: string }
  product: string
  company: string
}

/** Values of the design in the notation that mail programs know. */
const PAPER = "#f8f7f2"
const RAISED = "#fefefd"
const INK = "#122220"
const SOFT = "#3f4d4a"
const FAINT = "#5c6764"
const LINE = "#d5d6cc"
const BRAND = "#194d35"
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Programs that follow the reader's setting read this; the rest take the styles at the elements. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#141b1a!important}.card{background:#1d2624!important;border-color:#34403d!important}.ink{color:#ecebe4!important}.soft{color:#c3c6c0!important}.faint{color:#9aa39e!important}.brand{color:#90cfad!important}.rule{border-color:#34403d!important}.button{background:#90cfad!important;color:#0d1a16!important}}`

const paragraph = (text: string) =>
  `<p class="soft" style="margin:16px 0 0;font:400 16px/26px ${SANS};color:${SOFT}">${escapeHtml(text)}</p>`

/** A button, and its address in full for whoever cannot press it or wants to see where it leads. */
function way({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return [
    `<p style="margin:28px 0 0"><a class="button" href="${address}" style="display:inline-block;padding:13px 24px;border-radius:6px;background:${BRAND};color:#f9f8f4;font:500 16px/22px ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p class="faint" style="margin:20px 0 0;font:400 13px/20px ${SANS};color:${FAINT}">Or copy this address into your browser:<br><a class="brand" href="${address}" style="color:${BRAND};word-break:break-all">${address}</a></p>`,
  ].join("\n")
}

/** A letter as HTML that needs no picture, no style sheet of its own and no script: one column on paper. */
export function letterHtml({ subject, greeting, paragraphs, link, product, company }: LetterWords): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="brand" style="padding:0 4px 16px;font:400 26px/32px ${SERIF};letter-spacing:-.02em;color:${BRAND}">${escapeHtml(product)}</td></tr>
<tr><td class="card" style="padding:32px 28px 36px;border:1px solid ${LINE};border-radius:12px;background:${RAISED}">
<h1 class="ink" style="margin:0;padding:0;font:400 28px/34px ${SERIF};letter-spacing:-.01em;color:${INK}">${escapeHtml(subject)}</h1>
<p class="ink" style="margin:20px 0 0;font:400 16px/26px ${SANS};color:${INK}">${escapeHtml(greeting)}</p>
${paragraphs.map(paragraph).join("\n")}
${link ? way(link) : ""}
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;font:400 13px/20px ${SANS};color:${FAINT}">${escapeHtml(company)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
