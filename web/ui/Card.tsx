import type { ComponentProps } from "react"
import { cx } from "./cx.ts"

/** For what is chosen or filled in; all else is parted by hairlines. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("card", className)} {...rest} />
}
