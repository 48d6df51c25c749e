/** Where a reply has been shown to after one more step: a word, or more when much has arrived at once. */
export function nextReveal(text: string, shown: number): number {
  const backlog = text.length - shown
  if (backlog <= 0) return text.length
  const target = shown + Math.max(1, Math.ceil(backlog / 14))
  const boundary = text.slice(target).search(/\s/)
  return boundary < 0 ? text.length : target + boundary + 1
}

/** The settled part of a reply and its last three words, newest last, which fade in. */
export function fadingWords(text: string): { settled: string; fading: string[] } {
  const words = text.match(/\S+\s*/g) ?? []
  const fading = words.slice(-3)
  return { settled: text.slice(0, text.length - fading.join("").length), fading }
}
