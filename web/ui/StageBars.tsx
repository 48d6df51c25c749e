/** Rising bars and a word: the `level`th of `of` steps. */
export function StageBars({ level, of = 4, label }: { level: number; of?: number; label: string }) {
  const bars = Array.from({ length: of }, (_, index) => index)
  return (
    <span className="inline-flex items-baseline gap-2.5 whitespace-nowrap">
      <svg
        className="stage-bars h-3 self-center"
        viewBox={`0 0 ${of * 5 - 1} 12`}
        width={of * 5 - 1}
        aria-hidden="true"
      >
        {bars.map((bar) => {
          const height = 4 + (bar * 7.8) / (of - 1)
          return (
            <rect
              key={bar}
              x={bar * 5}
              y={12 - height}
              width="3.5"
              height={height}
              rx=".5"
              className={bar < level ? "on" : ""}
            />
          )
        })}
      </svg>
      {label}
    </span>
  )
}
