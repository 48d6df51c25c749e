import type { Company } from "#contracts/companies.ts"
import { STAGES } from "#contracts/limits.ts"
import { StageBars } from "#web/ui/StageBars.tsx"
import { TableForCompany } from "./TableForCompany.tsx"

/** What a trainee may know before the meeting: the company, its stage, who will be at the table. */
export function CompanyDossier({ company }: { company: Company }) {
  return (
    <article className="card px-5 pt-6 pb-3 md:px-10 md:pt-9 md:pb-5" aria-label={company.name}>
      <header className="flex items-start justify-between gap-4 text-15">
        <div>
          <h2 className="text-32">{company.name}</h2>
          <p className="mt-1 text-ink-faint">{company.industry}</p>
        </div>
        <span className="pt-2">
          <StageBars level={STAGES.indexOf(company.stage) + 1} label={company.stage} />
        </span>
      </header>
      <p className="mt-5 max-w-[34em] font-serif text-18 leading-normal md:text-20">{company.description}</p>
      <TableForCompany management={company.management} />
      <h3 className="border-b border-line pb-2 font-sans text-14 leading-snug font-medium tracking-normal">
        Management team
      </h3>
      <ul>
        {company.management.map((manager) => (
          <li
            key={manager.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3 last:border-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_8.5em]"
          >
            <b className="font-serif text-19 leading-snug font-normal">{manager.name}</b>
            <span className="text-15 text-ink-soft max-md:col-span-full max-md:row-start-2">{manager.role}</span>
            <span className="text-right text-13 text-ink-faint">{manager.lead && "leads the meeting"}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
