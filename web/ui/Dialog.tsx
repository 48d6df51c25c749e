import { X } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Button } from "./Button.tsx"
import { Modal } from "./Modal.tsx"

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  size?: "normal" | "wide"
}

export function Dialog({ open, onClose, title, description, children, actions, size = "normal" }: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      className="dialog"
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-26">
            {title}
          </h2>
          <Button variant="quiet" size="icon" className="-mt-2.5 -mr-3" aria-label="Close" onClick={onClose}>
            <X className="size-5" aria-hidden="true" />
          </Button>
        </div>
        {description && (
          <p id={`${id}-text`} className="mt-3 text-ink-soft">
            {description}
          </p>
        )}
        {children && <div className="mt-5">{children}</div>}
        {actions && <div className="mt-8 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </Modal>
  )
}
