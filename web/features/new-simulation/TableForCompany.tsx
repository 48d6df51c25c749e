import type { Company } from "#contracts/companies.ts"
import { Portrait } from "#web/ui/Portrait.tsx"
import { Carafe, Glass, Person, Sheet } from "#web/ui/plan-parts.tsx"
import { seatsFor } from "./industries.ts"

/** The table seen from above, the management team on its far side, your seat on the near one. */
export function TableForCompany({ management }: { management: Company["management"] }) {
  const seats = seatsFor(management)
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto my-5 max-w-[560px] [--plan-ground:var(--paper-raised)] max-md:-mx-3"
    >
      <svg viewBox="0 0 560 210" className="plan" aria-hidden="true">
        <path d="M84 96C84 84 92 80 104 78C220 66 340 66 456 78C468 80 476 84 476 96V138C476 150 468 154 456 156C340 168 220 168 104 156C92 154 84 150 84 138Z" />
        <path
          className="thin"
          d="M91 99C91 89 97 86 106 85C220 73 340 73 454 85C463 86 469 89 469 99V135C469 145 463 148 454 149C340 161 220 161 106 149C97 148 91 145 91 135Z"
        />
        {seats.map(({ seat }, index) => (
          <Sheet key={seat.left} x={seat.left * 5.6} y={96} turn={index % 2 ? -3 : 4} />
        ))}
        <Sheet x={274} y={140} turn={2} />
        <Carafe x={322} y={124} />
        <Glass x={236} y={126} />
        <Person x={280} y={188} me />
      </svg>
      {seats.map(({ manager, seat }) => (
        <span
          key={manager.name}
          className="absolute -translate-1/2"
          style={{
            left: `${seat.left}%`,
            top: `${seat.top}%`,
            width: `${seat.size / 5.6}%`,
            minWidth: seat.size * 0.72,
          }}
        >
          <Portrait name={manager.name} size={seat.size} className="h-auto w-full" />
        </span>
      ))}
    </div>
  )
}
