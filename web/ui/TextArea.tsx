import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react"
import { cx } from "./cx.ts"
import { useField } from "./Field.tsx"

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Lines shown when empty; it grows with what is written up to `maxRows`. */
  rows?: number
  maxRows?: number
}

const growsByItself = () => typeof CSS !== "undefined" && CSS.supports("field-sizing", "content")

export function TextArea({ className, rows = 3, maxRows = 16, ref, style, value, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement) // mounted whenever a ref is read
  // For browsers without field-sizing the height follows the text, whoever changed it.
  useLayoutEffect(() => {
    const element = area.current
    if (!element || growsByItself()) return
    element.style.height = "auto"
    element.style.height = `${element.scrollHeight + 2}px`
  })
  return (
    <textarea
      ref={area}
      rows={rows}
      value={value}
      className={cx("input", className)}
      data-kind="area"
      style={{ minHeight: `calc(${rows}lh + 22px)`, maxHeight: `calc(${maxRows}lh + 22px)`, ...style }}
      {...useField()}
      {...rest}
    />
  )
}
