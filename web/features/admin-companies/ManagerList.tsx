import type { CompanyCase, Manager } from "#contracts/companies.ts"
import { Portrait } from "#web/ui/Portrait.tsx"

/** Who sits at the table; from the company's file also how they speak and what they answer for. */
export function ManagerList({ managers, file }: { managers: readonly Manager[]; file: CompanyCase | undefined }) {
  return (
    <ul className="company-people">
      {managers.map(({ name, role, lead }) => {
        const more = file?.managers.find((one) => one.name === name)
        return (
          <li key={name}>
            <Portrait name={name} size={52} />
            <div>
              <p className="company-person">
                <b>{name}</b>
                <span>{role}</span>
                {lead && <i>leads the meeting</i>}
              </p>
              {more?.temperament && <p className="mt-1.5 max-w-[64ch] text-15 text-ink-soft">{more.temperament}</p>}
              {more && more.answers_for.length > 0 && (
                <p className="mt-1 max-w-[70ch] text-13 text-ink-faint">Answers for {more.answers_for.join(", ")}.</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
