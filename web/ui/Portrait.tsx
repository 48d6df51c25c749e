import { useId } from "react"
import { cx } from "./cx.ts"
import { featuresOf } from "./portrait-features.ts"
import { FACE, HAIR, SHADE, SHOULDERS } from "./portrait-shapes.tsx"

type PortraitProps = {
  name: string
  /** Side in px. At 24 and below initials stand in for the engraving, which would be mere texture. */
  size?: number
  /** Read out as the person's name; leave false where the name stands beside it. */
  named?: boolean
  /** The one who speaks: a ring of lamplight. */
  speaking?: boolean
  className?: string
}

/**
 * An engraved bust: one field of concentric lines, thin in the ground, swelling inside hair and
 * shoulders, two tones. The name decides all of it. No facial features.
 */
export function Portrait({ name, size = 40, named = false, speaking = false, className }: PortraitProps) {
  const id = useId()
  const { hair, tone, centre, initials } = featuresOf(name)
  const [light, dark] = [`var(--tone-${tone}a)`, `var(--tone-${tone}b)`]
  const ring = speaking && "rounded-full outline-[1.5px] outline-offset-2 outline-room-lamp"
  const box = {
    width: size,
    height: size,
    viewBox: "0 0 64 64",
    className: cx("block flex-none", ring, className),
  }

  if (size <= 24) {
    return (
      <svg
        role={named ? "img" : undefined}
        aria-label={named ? name : undefined}
        aria-hidden={named ? undefined : true}
        {...box}
      >
        <circle cx="32" cy="32" r="32" fill={light} />
        <text x="32" y="41" textAnchor="middle" fontSize="26" fontWeight="500" fill={dark} className="font-sans">
          {initials}
        </text>
      </svg>
    )
  }
  const pitch = size < 30 ? 5.2 : size < 50 ? 3.5 : 2.55
  const weight = pitch / 2.55
  const rings = Array.from({ length: Math.ceil(108 / pitch) }, (_, index) => 4 + index * pitch)
  const clip = (part: string) => `url(#${id}-${part})`
  const lines = (width: number) => <use href={`#${id}-lines`} stroke={dark} strokeWidth={width.toFixed(2)} />
  return (
    <svg
      role={named ? "img" : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
      {...box}
    >
      <defs>
        <clipPath id={`${id}-disc`}>
          <circle cx="32" cy="32" r="32" />
        </clipPath>
        <clipPath id={`${id}-figure`}>
          {HAIR[hair]}
          {SHOULDERS}
        </clipPath>
        <clipPath id={`${id}-face`}>{FACE}</clipPath>
        <clipPath id={`${id}-shade`}>{SHADE}</clipPath>
        <g id={`${id}-lines`} fill="none">
          {rings.map((radius) => (
            <circle key={radius} cx={centre.x} cy={centre.y} r={radius.toFixed(2)} />
          ))}
        </g>
      </defs>
      <g clipPath={clip("disc")}>
        <rect width="64" height="64" fill={light} />
        <g opacity=".75">{lines(0.42 * weight)}</g>
        <g clipPath={clip("face")}>
          <rect width="64" height="64" fill={light} />
          <g clipPath={clip("shade")}>{lines(weight)}</g>
        </g>
        <g clipPath={clip("figure")}>{lines(2.1 * weight)}</g>
      </g>
    </svg>
  )
}
