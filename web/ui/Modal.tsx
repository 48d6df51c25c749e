import { type ComponentProps, type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react"

type ModalProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "ref"> & {
  open: boolean
  /** Asked for by Escape or a press outside. */
  onClose: () => void
}

/**
 * The platform's modal dialog: it traps focus, gives it back, and injects no styles, so it lives
 * with a strict content security policy. An element marked data-autofocus gets the focus first.
 */
export function Modal({ open, onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    }
    if (!open && element.open) element.close()
  }, [open])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose()
  }
  // The key to the press outside is Escape.
  const waysOut = { onCancel: cancel, onClick: pressOutside }
  return (
    <dialog ref={dialog} {...waysOut} {...rest}>
      {open && children}
    </dialog>
  )
}
