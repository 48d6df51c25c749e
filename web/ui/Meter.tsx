import { cx } from "./cx.ts"

type MeterProps = {
  /** 0 to 1; more is drawn as all. */
  share: number
  /** Says what the bar draws. */
  label: string
  /** Draws it as running out. */
  warns?: boolean
  /** As wide as there is room, its words below. */
  wide?: boolean
}

/** How much of something is used, as a bar and in words. */
export function Meter({ share, label, warns = false, wide = false }: MeterProps) {
  const filled = Math.min(1, Math.max(0, share)) * 100
  return (
    <span className={cx("meter", wide && "meter-wide")} data-warns={warns}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" />
        {filled > 0 && <rect width={Math.max(filled, 1)} height="6" className="on" />}
      </svg>
      <span>{label}</span>
    </span>
  )
}
