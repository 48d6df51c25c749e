import type { SpeechEvent } from "../types.ts"

const MOST_MS = 240
const WORDS_A_CHUNK = 3

/** Speaks a finished text in small chunks, `paceMs` apart and at most a quarter of a second in all: the finished reply must not wait. */
export async function speakPaced(
  text: string,
  emit: (event: SpeechEvent) => void,
  paceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const words = text.match(/\S+\s*/g) ?? []
  const chunks = Math.ceil(words.length / WORDS_A_CHUNK)
  const pause = Math.min(paceMs, MOST_MS / Math.max(1, chunks))
  for (let at = 0; at < words.length; at += WORDS_A_CHUNK) {
    signal?.throwIfAborted()
    emit({ type: "text", text: words.slice(at, at + WORDS_A_CHUNK).join("") })
    if (pause > 0 && at + WORDS_A_CHUNK < words.length) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
