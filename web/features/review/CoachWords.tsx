import { paragraphs } from "./review-path.ts"

/** The coach's words on a part, as the letter is set. */
export function CoachWords({ words }: { words: string }) {
  if (words.trim() === "") return null
  return (
    <div className="review-coach">
      {paragraphs(words).map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  )
}
