import type { LegalText } from "virtual:legal"
import { Linked } from "./Linked.tsx"

/** A legal text, set to be read: one column, numbered headings as they come. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="wrap pt-12 pb-20 md:pt-20 md:pb-32">
      <h1 className="max-w-[16em] text-36 leading-[1.04] tracking-[-0.028em] md:text-60">{text.title}</h1>
      <div className="mt-10 border-t border-ink pt-8 lg:ml-[33.33%]">
        {text.blocks.map((block) => {
          if (block.kind === "heading") {
            return (
              <h2 key={block.text} className="mt-11 mb-3 text-24 leading-tight">
                {block.text}
              </h2>
            )
          }
          if (block.kind === "list") {
            return (
              <ul key={block.items[0]} className="mt-4 max-w-[68ch] list-disc space-y-2 pl-5 marker:text-ink-faint">
                {block.items.map((item) => (
                  <li key={item}>
                    <Linked>{item}</Linked>
                  </li>
                ))}
              </ul>
            )
          }
          return (
            <p key={block.text} className="mt-4 max-w-[68ch]">
              <Linked>{block.text}</Linked>
            </p>
          )
        })}
      </div>
    </article>
  )
}
