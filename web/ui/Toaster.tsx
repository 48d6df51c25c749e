import { Check, CircleAlert, X } from "lucide-react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { dismissToast, listenToToasts, readToasts, type Toast } from "./toasts.ts"

const none: readonly Toast[] = []

/** Draws the toasts; stands once, in the root. Each leaves after `duration` ms, not while it is looked at. */
export function Toaster({ duration }: { duration: number }) {
  const toasts = useSyncExternalStore(listenToToasts, readToasts, () => none)
  return (
    <section className="toaster" aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} duration={duration} />
      ))}
    </section>
  )
}

function ToastCard({ toast, duration }: { toast: Toast; duration: number }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), duration)
    return () => clearTimeout(timer)
  }, [held, toast.id, duration])
  const Icon = toast.tone === "error" ? CircleAlert : Check
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the message open.
    <div
      className="toast"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p className="flex-1">{toast.text}</p>
      <button
        type="button"
        className="grid size-9 place-items-center rounded-control focus-visible:outline-current focus-visible:-outline-offset-2"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
