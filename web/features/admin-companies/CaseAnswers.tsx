import type { CompanyCase } from "#contracts/companies.ts"
import { answerPlace, givenAway, LEVEL_WORDS } from "./key-places.ts"

type Topic = CompanyCase["categories"][number]["sections"][number]["topics"][number]
type Answer = Topic["answers"][number]

type TopicAnswersProps = { topic: Topic; file: CompanyCase; onItem: (place: string) => void }

/** One topic: who answers, and its three levels with the questions that open each and what each gives away. */
export function TopicAnswers({ topic, file, onItem }: TopicAnswersProps) {
  const owners = [...new Set(topic.answers.map(({ owner }) => owner))]
  return (
    <section className="company-topic">
      <div className="company-topic-head">
        <h4>{topic.title}</h4>
        <p>{owners.join(", ")}</p>
      </div>
      {topic.answers.length === 0 && <p className="mt-2 text-15 text-ink-faint">Nothing is written on this topic.</p>}
      <ol>
        {topic.answers.map((answer) => (
          <li
            key={answer.key}
            id={answerPlace(topic.identifier, answer.level)}
            tabIndex={-1}
            className="company-answer"
          >
            <p className="company-level">{LEVEL_WORDS[answer.level]}</p>
            <div>
              <Words answer={answer} />
              <GivesAway file={file} topic={topic.identifier} level={answer.level} onItem={onItem} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An answer to what no topic asks. */
export function AnswerBeside({ answer }: { answer: Answer }) {
  return (
    <div className="company-topic company-answer">
      <p className="company-level">{answer.owner}</p>
      <Words answer={answer} />
    </div>
  )
}

function Words({ answer }: { answer: Answer }) {
  return (
    <>
      <p className="company-asked">
        <span className="sr-only">Asked for with: </span>
        {answer.questions.join(" ")}
      </p>
      <p className="company-said">{answer.response_content}</p>
    </>
  )
}

type GivesAwayProps = { file: CompanyCase; topic: string; level: Answer["level"]; onItem: (place: string) => void }

function GivesAway({ file, topic, level, onItem }: GivesAwayProps) {
  const items = givenAway(file, topic, level)
  if (items.length === 0) return null
  return (
    <ul className="company-gives" aria-label="Gives away">
      {items.map(({ place, words }) => (
        <li key={place}>
          <button type="button" className="text-link" onClick={() => onItem(place)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
