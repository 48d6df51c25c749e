import type { Company } from "#contracts/companies.ts"
import { Portrait } from "../../ui/Portrait.tsx"

/** Who sits at the table, and who is speaking. */
export function Team({ management, speaking }: { management: Company["management"]; speaking: string | null }) {
  return (
    <section>
      <h2>At the table</h2>
      <ul className="room-team">
        {management.map((one) => (
          <li key={one.name}>
            <Portrait name={one.name} size={40} />
            <div>
              <b>{one.name}</b>
              <span>
                {one.role}
                {one.lead && ", leads"}
              </span>
            </div>
            {one.name === speaking && <em>speaking</em>}
          </li>
        ))}
      </ul>
    </section>
  )
}
