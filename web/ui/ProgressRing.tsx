import { cx } from "./cx.ts"
import { ringStrokes } from "./ring-geometry.ts"

type ProgressRingProps = {
  /** One list a group, true for what is covered, in the order to be drawn. */
  groups: readonly (readonly boolean[])[]
  /** Read out, "28 of 46 topics covered". */
  label: string
  /** Figure and words inside; nothing inside for a small ring. */
  figure?: string
  unit?: string
  caption?: string
  small?: boolean
  className?: string
}

/** A stroke for each part and an arc for the share. */
export function ProgressRing({ groups, label, figure, unit, caption, small = false, className }: ProgressRingProps) {
  const flat = groups.flat()
  const share = flat.length === 0 ? 0 : (flat.filter(Boolean).length / flat.length) * 100
  return (
    <div className={cx("relative", className)}>
      <svg
        className={cx("coverage-ring w-full", small && "coverage-ring-small")}
        viewBox="0 0 240 240"
        role={label ? "img" : undefined}
        aria-label={label || undefined}
        aria-hidden={label ? undefined : true}
      >
        <g className="ticks">
          {ringStrokes(groups).map((stroke) => (
            <path key={stroke.key} d={stroke.d} className={stroke.on ? "on" : undefined} />
          ))}
        </g>
        <g transform="rotate(-90 120 120)">
          <circle cx="120" cy="120" r="92" />
          {share > 0 && (
            <circle
              className="on"
              cx="120"
              cy="120"
              r="92"
              pathLength="100"
              strokeDasharray={`${share.toFixed(2)} 100`}
            />
          )}
        </g>
      </svg>
      {figure && (
        <p aria-hidden="true" className="num absolute inset-0 grid place-content-center pt-2 text-center">
          <b className="font-serif text-60 leading-none font-[350] tracking-[-0.03em]">
            {figure}
            {unit && <small className="ml-0.5 text-28 tracking-normal">{unit}</small>}
          </b>
          {caption && <span className="mt-0.5 text-13 leading-snug text-ink-faint">{caption}</span>}
        </p>
      )}
    </div>
  )
}
