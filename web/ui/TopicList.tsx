type Topic = { key: string; title: string; covered: boolean }
type TopicListProps = { title: string; topics: readonly Topic[]; headingLevel?: 2 | 3 | 4 }

/** A group of topics with a bar of strokes: covered filled, missed open. */
export function TopicList({ title, topics, headingLevel = 3 }: TopicListProps) {
  const covered = topics.filter((topic) => topic.covered).length
  const Heading = `h${headingLevel}` as const
  return (
    <section className="grid grid-cols-[1fr_auto] content-start items-baseline">
      <Heading className="font-serif text-20 leading-tight tracking-[-0.01em]">{title}</Heading>
      <p className="num text-13 text-ink-faint">
        <b className="font-medium text-ink">{covered}</b> of {topics.length}
      </p>
      <div className="col-span-full my-3 flex gap-[3px]" aria-hidden="true">
        {topics.map((topic) => (
          <i key={topic.key} className={`h-[3px] flex-1 ${topic.covered ? "bg-brand" : "bg-line"}`} />
        ))}
      </div>
      <ul className="col-span-full columns-2 gap-5 md:columns-1">
        {topics.map((topic) => (
          <li
            key={topic.key}
            className={`flex break-inside-avoid items-baseline gap-3 py-[3px] text-14 leading-snug md:text-15 ${topic.covered ? "" : "text-ink-faint"}`}
          >
            <TopicDot covered={topic.covered} />
            {topic.title}
            <span className="sr-only">, {topic.covered ? "covered" : "missed"}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Filled for covered, open for missed. */
export function TopicDot({ covered }: { covered: boolean }) {
  return (
    <svg viewBox="0 0 12 12" className="size-2.5 flex-none" aria-hidden="true">
      <circle cx="6" cy="6" r={covered ? 5.5 : 5} className={covered ? "fill-brand" : "fill-none stroke-line-strong"} />
    </svg>
  )
}
