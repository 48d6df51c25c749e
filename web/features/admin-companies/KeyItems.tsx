import type { CompanyCase } from "#contracts/companies.ts"
import { parseItem } from "./field-drafts.ts"
import { answerPlace, itemPlace, type KeyList, LEVEL_WORDS, type Way, waysTo } from "./key-places.ts"
import "./company-answers.css"

type KeyItemsProps = {
  list: KeyList
  items: readonly string[]
  file: CompanyCase | undefined
  onAnswer: (place: string) => void
}

/** A list of the key as it is read, with the answers that give each item away. */
export function KeyItems({ list, items, file, onAnswer }: KeyItemsProps) {
  if (items.length === 0) return <p className="text-ink-soft">Nothing stands here. A review then expects nothing.</p>
  return (
    <ol className="company-items">
      {items.map((item, index) => {
        const { title, description } = parseItem(item)
        const ways = waysTo(file, list, item)
        return (
          <li key={item} id={itemPlace(list, index)} tabIndex={-1}>
            <span className="num text-14 text-ink-faint" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              {description !== "" && <p className="company-prose">{description}</p>}
              {ways && <Ways ways={ways} onAnswer={onAnswer} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Ways({ ways, onAnswer }: { ways: Way[]; onAnswer: (place: string) => void }) {
  if (ways.length === 0)
    return <p className="company-ways">No answer gives this away: a review can only say that it was missed.</p>
  return (
    <ul className="company-ways" aria-label="Comes out in">
      {ways.map(({ topic, title, levels }) => (
        <li key={topic}>
          <b>{title}</b>
          {levels.map((level) => (
            <button
              key={level}
              type="button"
              className="text-link"
              aria-label={`${title}, ${LEVEL_WORDS[level].toLowerCase()}`}
              onClick={() => onAnswer(answerPlace(topic, level))}
            >
              {LEVEL_WORDS[level].toLowerCase()}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
