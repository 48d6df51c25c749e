import { cx } from "./cx.ts"
import { WORDMARK_GLYPHS } from "./wordmark-glyphs.ts"

const SIZES = {
  xs: "h-5",
  sm: "h-6",
  md: "h-[30px]",
  lg: "h-9",
  xl: "h-[38px]",
  "2xl": "h-12",
  "3xl": "h-14",
  "4xl": "h-16",
  "5xl": "h-20",
  "6xl": "h-24",
  "7xl": "h-32",
  "8xl": "h-40",
  "9xl": "h-48",
}
type WordmarkProps = {
  size?: keyof typeof SIZES
  tone?: "brand" | "white"
  /** The product's name, read out. Leave it out where the link around it has a name. */
  label?: string
  className?: string
}

/** The product's name, drawn: its last stroke is the speaking rule. */
export function Wordmark({ size = "md", tone = "brand", label, className }: WordmarkProps) {
  return (
    <svg
      viewBox="60 -1480 5650 2280"
      className={cx("w-auto fill-current", SIZES[size], tone === "brand" ? "text-brand" : "text-on-deep", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform="scale(1 -1)">
        {WORDMARK_GLYPHS.map((glyph) => (
          <path key={glyph.x} transform={`translate(${glyph.x} 0)`} d={glyph.d} />
        ))}
      </g>
    </svg>
  )
}
