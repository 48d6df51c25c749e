import type { ComponentProps } from "react"
import { cx } from "./cx.ts"
import { useField } from "./Field.tsx"

export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cx("input", className)} {...useField()} {...rest} />
}
