import { useBeforeUnload, useBlocker } from "react-router"
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx"
import type { FieldName } from "./field-drafts.ts"
import { fieldList } from "./fields.ts"

/** Asks before the page is left with something changed and not saved; the browser asks before a reload. */
export function UnsavedGuard({ unsaved }: { unsaved: readonly FieldName[] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (unsaved.length > 0) event.preventDefault()
  })
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Leave without saving?"
      description={`Changed and not saved: ${fieldList(unsaved)}.`}
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
