import type { ReactNode } from "react"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

type ConfirmDialogProps = {
  open: boolean
  title: string
  description: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** The confirm button is drawn as destructive. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks before something that cannot be taken back; the focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={props.onCancel}>
            {props.cancelLabel ?? "Cancel"}
          </Button>
          <Button variant={props.danger ? "danger" : "primary"} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel ?? "Confirm"}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
