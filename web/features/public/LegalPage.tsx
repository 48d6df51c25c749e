import type { LegalText } from "virtual:legal"
import { Linked } from "./Linked.tsx"

type Block = LegalText["blocks"][number]

/** Where a heading can be linked to: its words without numbers and signs. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "")

/** A legal text, set to be read: one column, and on wide windows its contents beside it. */
export function LegalPage({ text }: { text: LegalText }) {
  const headings = text.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))
  return (
    <article className="wrap pt-12 pb-20 md:pt-20 md:pb-32">
      <h1 className="max-w-[16em] text-36 leading-[1.04] tracking-[-0.028em] md:text-60">{text.title}</h1>
      <div className="mt-10 grid gap-x-8 border-t border-ink pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label="Contents" className="max-lg:hidden">
          <ol className="sticky top-[104px] space-y-1.5 pt-1 text-14 leading-snug text-ink-soft">
            {headings.map((heading) => (
              <li key={heading}>
                <a className="hover:text-brand hover:underline" href={`#${anchorOf(heading)}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="first:*:mt-0">
          {text.blocks.map((block) => (
            <LegalBlock key={block.kind === "list" ? block.items[0] : block.text} block={block} />
          ))}
        </div>
      </div>
    </article>
  )
}

function LegalBlock({ block }: { block: Block }) {
  if (block.kind === "heading") {
    return (
      <h2 id={anchorOf(block.text)} className="mt-11 mb-3 scroll-mt-24 text-24 leading-tight">
        {block.text}
      </h2>
    )
  }
  if (block.kind === "list") {
    return (
      <ul className="mt-4 max-w-[34em] list-disc space-y-2 pl-5 marker:text-ink-faint">
        {block.items.map((item) => (
          <li key={item}>
            <Linked>{item}</Linked>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className="mt-4 max-w-[34em]">
      <Linked>{block.text}</Linked>
    </p>
  )
}
