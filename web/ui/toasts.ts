/** Short messages over the page. Anyone may show one; the one Toaster draws them. */

export type Toast = { id: number; text: string; tone: "success" | "error" }

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

function set(value: readonly Toast[]) {
  toasts = value
  for (const listener of listeners) listener()
}

export function showToast(text: string, tone: Toast["tone"] = "success"): void {
  set([...toasts.filter((toast) => toast.text !== text), { id: next++, text, tone }])
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export const readToasts = () => toasts

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
