/** The appearance: light, dark, or as the system has it. early.js, inline in every page, sets it before the first paint. */

export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

const KEY = "parley:theme"
const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return THEMES.find((theme) => theme === stored) ?? "system"
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === "system") {
    localStorage.removeItem(KEY)
    delete root.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    root.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

export function listenToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
