import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "./Button.tsx"
import { Modal } from "./Modal.tsx"

type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Read out as the drawer's name. */
  label: string
  side?: "left" | "right"
  children: ReactNode
}

/** A panel from the side of the window, for what stands beside the page on a wide one. */
export function Drawer({ open, onClose, label, side = "left", children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} className="drawer" data-side={side} aria-label={label}>
      <div className="relative flex min-h-full flex-col">
        <Button
          variant="quiet"
          size="icon"
          className="absolute top-4 right-2 z-10"
          aria-label="Close"
          onClick={onClose}
        >
          <X className="size-5" aria-hidden="true" />
        </Button>
        {children}
      </div>
    </Modal>
  )
}
