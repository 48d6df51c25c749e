import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { cx } from "./cx.ts"
import { useField } from "./Field.tsx"

type SelectProps = ComponentProps<"select"> & {
  /** Shown while nothing is chosen (value ""); it cannot be chosen again. */
  placeholder?: string
}

/** The platform's own select, dressed: it works everywhere and on every phone. */
export function Select({ placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        className={cx("input", rest.value === "" && "text-ink-faint", className)}
        data-kind="select"
        {...useField()}
        {...rest}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        className="icon pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
    </span>
  )
}
