import type { Executive } from "#contracts/simulations.ts"
import { Portrait } from "../../ui/Portrait.tsx"
import { fadingWords } from "./reveal.ts"
import { useReveal } from "./use-reveal.ts"

type Props = { speaker: Executive | null; text: string; live?: boolean }

/** What an executive says: portrait, name and role, and the words, which fade in while they come. */
export function Spoken({ speaker, text, live = false }: Props) {
  const { shown, revealing } = useReveal(text, live)
  const speaking = live || revealing
  const { settled, fading } = fadingWords(shown)
  return (
    <li className="room-ex" aria-busy={speaking || undefined}>
      {speaker === null ? (
        <span className="room-seat" />
      ) : (
        <Portrait name={speaker.name} size={56} speaking={speaking} />
      )}
      <div>
        <p className="room-by">
          <b>{speaker?.name ?? "The table"}</b>
          {speaker !== null && <span>{speaker.role}</span>}
        </p>
        {live && shown === "" ? (
          <p className="room-thinking">
            thinking
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </p>
        ) : speaking ? (
          <p className="room-say">
            {settled}
            {fading.map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three places whose words change
              <span key={index} data-fade={index + 4 - fading.length}>
                {word}
              </span>
            ))}
            <span className="room-caret" />
          </p>
        ) : (
          <p className="room-say">{text}</p>
        )}
      </div>
    </li>
  )
}
