import { Slot } from "radix-ui"
import type { ComponentProps, MouseEvent } from "react"
import { cx } from "./cx.ts"

type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "quiet" | "danger"
  /** 44 px high; `sm` 36, `lg` 48 for a lone submit, `icon` a square. */
  size?: "sm" | "md" | "lg" | "icon"
  /** Under way: keeps its width and its focus, shows a spinner, takes no second press. */
  busy?: boolean
  /** The child (an anchor, a router's link) takes the look. */
  asChild?: boolean
}

export function Button({
  variant = "primary",
  size = "md",
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = { className: cx("btn", className), "data-variant": variant, "data-size": size }
  if (asChild) {
    return (
      <Slot.Root {...look} {...rest} onClick={onClick}>
        {children}
      </Slot.Root>
    )
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      {...look}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className="btn-label">{children}</span>
      {busy && <span className="spinner" aria-hidden="true" />}
    </button>
  )
}
