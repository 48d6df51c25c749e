import { type ComponentProps, type ReactNode, useId } from "react"
import { cx } from "./cx.ts"

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode; error?: string | null }

/** A tick box with its sentence; `error` stands under it. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const note = useId()
  return (
    <div className={className}>
      <label className="check">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          {...rest}
        />
        <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="m2.5 7.5 3 3 6-7" />
        </svg>
        <span>{children}</span>
      </label>
      {error && (
        <p id={note} className={cx("field-error", "mt-1.5")}>
          {error}
        </p>
      )}
    </div>
  )
}
