import type { ReactNode } from "react"
import type { Hair } from "./portrait-features.ts"

/** Hair in a box of 64, as clip shapes. */
export const HAIR: Record<Hair, ReactNode> = {
  short: <path d="M22 27C20.5 14 27 11.5 33 12C41.5 12.5 43.5 19 42 28C40.5 22 38 19.5 35 19C30 19.5 24.5 20 22 27Z" />,
  bob: (
    <path d="M20.5 37C18 20 23 11 32 11C41 11 46 20 43.5 37C42 39 40.3 38 40.3 36C41.5 27 40 22 36 19C31 21.5 25.5 22 23.9 26C23 30 23.3 33 23.7 37C22.5 39 21 39 20.5 37Z" />
  ),
  bun: (
    <>
      <circle cx="32" cy="8.5" r="5" />
      <path d="M22 27C20.5 14 27 11.5 32 11.5C38 11.5 43.5 14 42 28C40.5 22 38 19.5 32 18.5C27 19.5 24 21 22 27Z" />
    </>
  ),
  long: (
    <path d="M19 48C17 22 22 11 32 11C42 11 47 22 45 48L39.5 45C41 34 41.5 26 37 19.5C32 22 26.5 22 24.3 27C23 34 24 40 24.6 45Z" />
  ),
  beard: (
    <>
      <path d="M22.8 27C23 38 27 42 32 42C37 42 41 38 41.2 27C39.8 32 37 33 32 32.6C27 33 24.2 32 22.8 27Z" />
      <path d="M22.5 24C22 14 27 12.5 32 12.5C37 12.5 42 14 41.5 24C40 18 37 17 32 17C27 17 24 18 22.5 24Z" />
    </>
  ),
  curl: (
    <>
      <circle cx="24" cy="19" r="5" />
      <circle cx="28.5" cy="14" r="5" />
      <circle cx="35.5" cy="14" r="5" />
      <circle cx="40" cy="19" r="5" />
      <circle cx="22.5" cy="25" r="3.5" />
      <circle cx="41.5" cy="25" r="3.5" />
    </>
  ),
}
export const SHOULDERS = <path d="M6 66C7 51 16 47.5 26.5 44L32 50L37.5 44C48 47.5 57 51 58 66Z" />
export const FACE = (
  <>
    <ellipse cx="32" cy="27" rx="9.6" ry="11.8" />
    <path d="M27.5 34h9v12l-4.5 5-4.5-5Z" />
  </>
)
/** The side of the face away from the lamp. */
export const SHADE = <path d="M33 12h14v40h-14c3-8 3-30 0-40Z" />
