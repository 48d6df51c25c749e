import { ChevronDown } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import type { CompanyCase } from "#contracts/companies.ts"
import { Button } from "#web/ui/Button.tsx"
import { AnswerBeside, TopicAnswers } from "./CaseAnswers.tsx"
import { countGivenAway } from "./key-places.ts"
import "./company-answers.css"

const points = (number: number) => (number === 1 ? "1 point of the key" : `${number} points of the key`)

/** Everything the managers can say, folded by section of the framework. */
export function CaseContents({ file, onItem }: { file: CompanyCase; onItem: (place: string) => void }) {
  const folds = useRef<HTMLDivElement>(null)
  const [allOpen, setAllOpen] = useState(false)
  const topics = file.categories.flatMap(({ sections }) => sections.flatMap((section) => section.topics))
  // The folds keep their own state, as a reader sets them one by one; the button sets them all.
  const setAll = (open: boolean) => {
    setAllOpen(open)
    for (const fold of folds.current?.querySelectorAll("details") ?? []) fold.open = open
  }
  return (
    <div className="company-contents" ref={folds}>
      <div className="company-contents-head">
        <div>
          <h2>What the managers can say</h2>
          <p className="mt-2 max-w-[60ch] text-15 text-ink-soft">
            {topics.length} topics, each in three levels: what is said first, what comes on asking further, and what is
            shown when asked for evidence.
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setAll(!allOpen)}>
          {allOpen ? "Close all" : "Open all"}
        </Button>
      </div>
      {file.categories.map((category) => (
        <section key={category.identifier} className="company-category" aria-labelledby={`of-${category.identifier}`}>
          <h3 id={`of-${category.identifier}`}>{category.title}</h3>
          <div>
            {category.sections.map((section) => {
              const gives = countGivenAway(
                file,
                section.topics.map(({ identifier }) => identifier),
              )
              return (
                <Fold
                  key={section.identifier}
                  title={section.title}
                  count={section.topics.length === 1 ? "1 topic" : `${section.topics.length} topics`}
                  gives={gives === 0 ? "" : points(gives)}
                >
                  {section.topics.map((topic) => (
                    <TopicAnswers key={topic.identifier} topic={topic} file={file} onItem={onItem} />
                  ))}
                </Fold>
              )
            })}
          </div>
        </section>
      ))}
      {file.beside.length > 0 && (
        <section className="company-category" aria-labelledby="of-beside">
          <h3 id="of-beside">Beside the framework</h3>
          <div>
            <Fold title="History, people and small talk" count={`${file.beside.length} answers`} gives="">
              {file.beside.map((answer) => (
                <AnswerBeside key={answer.key} answer={answer} />
              ))}
            </Fold>
          </div>
        </section>
      )}
    </div>
  )
}

type FoldProps = { title: string; count: string; gives: string; children: ReactNode }

function Fold({ title, count, gives, children }: FoldProps) {
  return (
    <details className="company-fold">
      <summary>
        <span className="company-fold-title">{title}</span>
        <span className="num text-13 text-ink-faint">
          {count}
          {gives !== "" && <span className="text-brand">, {gives}</span>}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
