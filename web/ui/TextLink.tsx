import { Slot } from "radix-ui"
import type { ComponentProps } from "react"
import { cx } from "./cx.ts"

type TextLinkProps = ComponentProps<"a"> & { tone?: "brand" | "quiet"; asChild?: boolean }

/** An underlined link. With `asChild` a router's link takes the look. */
export function TextLink({ tone = "brand", asChild = false, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot.Root : "a"
  return <Element className={cx("text-link", className)} data-tone={tone} {...rest} />
}
