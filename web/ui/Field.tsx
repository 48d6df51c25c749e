import { createContext, type ReactNode, useContext, useId } from "react"
import { cx } from "./cx.ts"

type ControlProps = { id?: string; "aria-describedby"?: string; "aria-invalid"?: true }
const FieldContext = createContext<ControlProps>({})

/** What a control inside a Field must carry so that label, hint and error are read with it. */
export const useField = () => useContext(FieldContext)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** The label is read out but not drawn. */
  hideLabel?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** Label above, one control, then its error or its hint. */
export function Field({ label, hint, error, hideLabel = false, id, className, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const note = error || hint ? `${control}-note` : undefined
  return (
    <div className={cx("field", className)}>
      <label htmlFor={control} className={hideLabel ? "sr-only" : "label"}>
        {label}
      </label>
      <FieldContext value={{ id: control, "aria-describedby": note, "aria-invalid": error ? true : undefined }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={note} className="field-error">
          {error}
        </p>
      ) : (
        hint && (
          <p id={note} className="hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
